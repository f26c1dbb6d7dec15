import type { FoodEstablishment } from 'schema-dts';
import type { Page } from '../../../generated/routes/index.ts';
import type { Identified } from './identifiers.ts';
import { describeVenue } from './venue.ts';

/** A restaurant or a bar: the spec does not say which, so the type covers both. */
export function describeFoodEstablishment(page: Page): Identified<FoodEstablishment> {
  return { '@type': 'FoodEstablishment', ...describeVenue(page) };
}
