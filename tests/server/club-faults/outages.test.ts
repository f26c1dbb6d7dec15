import { describe } from 'vitest';
import { describeCrmOutages } from './crm-outages.ts';
import { describeGoogleOutages } from './google-outages.ts';
import { describeMailOutages } from './mail-outages.ts';

// At the same time, each with services and a site of its own: most of it is waiting for who says nothing.
describe.concurrent('outages', () => {
  describeCrmOutages();
  describeMailOutages();
  describeGoogleOutages();
});
