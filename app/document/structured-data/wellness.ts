import type { HealthAndBeautyBusiness } from 'schema-dts';
import type { Page } from '../../../generated/routes/index.ts';
import type { Identified } from './identifiers.ts';
import { describeVenue } from './venue.ts';

/** The wellness of a property. Whether it takes day visitors is not known, so it is no day spa. */
export function describeWellness(page: Page): Identified<HealthAndBeautyBusiness> {
  return { '@type': 'HealthAndBeautyBusiness', ...describeVenue(page) };
}
