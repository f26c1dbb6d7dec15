import { type Hotel, hotels } from '../../../generated/data/hotels.ts';
import { factsOf, statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page, RouteKey } from '../../../generated/routes/index.ts';

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
