import { findFirefox } from './fixture/find-browsers.ts';
import { startPuppeteer } from './fixture/puppeteer-driver.ts';
import { runJourneys } from './fixture/run-journeys.ts';
import { club } from './journeys/club.ts';
import { consent } from './journeys/consent.ts';
import { firstView } from './journeys/first-view.ts';
import { forms } from './journeys/forms.ts';
import { pages } from './journeys/pages.ts';

runJourneys(
  'firefox',
  () => startPuppeteer({ browser: 'firefox', executablePath: findFirefox() ?? 'firefox' }),
  pages,
  consent,
  firstView,
  club,
  forms,
);
