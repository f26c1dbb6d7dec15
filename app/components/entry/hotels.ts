import { type Hotel, hotels } from '../../../generated/data/hotels.ts';
import type { Page } from '../../../generated/routes/index.ts';

/** The records of the properties that a page describes; most pages describe one. */
export function hotelsOfPage(page: Page): readonly Hotel[] {
  return hotels.filter((hotel) => hotel.page === page.key);
}
