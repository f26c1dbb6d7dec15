import { destinations } from '../../../generated/data/destinations.ts';
import { type Hotel, hotels } from '../../../generated/data/hotels.ts';
import type { Locale } from '../../../generated/locales.ts';
import { factsOf, statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page, RouteKey } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { findPlace, type Place } from './place.tsx';

const known = new Map<RouteKey, readonly string[]>();

/** Names of the properties that an entry belongs to: those in its record, else those in its facts, which may be assumed. */
export function hotelsOfEntry(key: RouteKey): readonly string[] {
  let names = known.get(key);
  if (names === undefined) {
    const named = factsOf(key).hotels;
    const stated = statedFactsOf(key).flatMap((fact) => (fact.type === 'properties' ? fact.value : []));
    names = named.length > 0 ? named : stated;
    known.set(key, names);
  }
  return names;
}

/** The records of the properties that a page describes; most pages describe one. */
export function hotelsOfPage(page: Page): readonly Hotel[] {
  return hotels.filter((hotel) => hotel.page === page.key);
}

/** The place of a property. */
export function placeOfHotel(context: RenderContext, hotel: Hotel, locale: Locale): Place | undefined {
  return findPlace(context, destinations.find((destination) => destination.id === hotel.destId)?.key, locale);
}
