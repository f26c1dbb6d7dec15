import { destinations } from '../../generated/data/destinations.ts';
import { type Hotel, hotels } from '../../generated/data/hotels.ts';
import { factsOf, statedFactsOf } from '../../generated/routes/facts.ts';
import type { Page, RouteKey } from '../../generated/routes/index.ts';

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

type PlacedPage = Pick<Page, 'key' | 'place'>;

/** The properties of an offer, with those that are part of another: those that it names, else those of its place. */
export function hotelsOfOffer({ key, place }: PlacedPage): readonly Hotel[] {
  const names = hotelsOfEntry(key);
  if (names.length > 0) return hotels.filter(({ name }) => names.includes(name));
  const id = destinations.find((destination) => destination.key === place)?.id;
  return hotels.filter(({ destId, page }) => destId === id && page !== null);
}

/** The keys of the destinations where an offer applies, in the order of the spec. */
export function placesOfOffer(page: PlacedPage): readonly string[] {
  const ids = new Set(hotelsOfOffer(page).map(({ destId }) => destId));
  return destinations.filter(({ id, key }) => ids.has(id) || key === page.place).map(({ key }) => key);
}

/** The page of a property, or of the one that it is part of. */
export function pageOfHotel({ page, partOf }: Hotel): RouteKey | undefined {
  return page ?? hotels.find(({ name }) => name === partOf)?.page ?? undefined;
}

/** The pages of an offer’s properties; none for other entries. */
export function housesOfOffer(page: PlacedPage & Pick<Page, 'controller'>): readonly string[] {
  return page.controller === 'offer' ? hotelsOfOffer(page).flatMap((hotel) => pageOfHotel(hotel) ?? []) : [];
}
