import type { HealthAndBeautyBusiness } from 'schema-dts';
import type { Page } from '../../../generated/routes/index.ts';
import type { Identified } from './identifiers.ts';
import { describeVenue } from './venue.ts';

/** The wellness of a property; not a `DaySpa`, since it is unknown whether it admits day visitors. */
export function describeWellness(page: Page): Identified<HealthAndBeautyBusiness> {
  return { '@type': 'HealthAndBeautyBusiness', ...describeVenue(page) };
}
