import { destinations } from '../../../generated/data/destinations.ts';
import { type Hotel, hotels } from '../../../generated/data/hotels.ts';
import type { Locale } from '../../../generated/locales.ts';
import type { Page } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { findPlace, type Place } from '../destination/place.ts';

/** The records of the properties that a page describes; most pages describe one. */
export function hotelsOfPage(page: Page): readonly Hotel[] {
  return hotels.filter((hotel) => hotel.page === page.key);
}

/** The place of a property. */
export function placeOfHotel(context: RenderContext, hotel: Hotel, locale: Locale): Place | undefined {
  return findPlace(context, destinations.find((destination) => destination.id === hotel.destId)?.key, locale);
}
