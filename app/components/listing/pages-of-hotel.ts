import { destinations } from '../../../generated/data/destinations.ts';
import type { Hotel } from '../../../generated/data/hotels.ts';
import type { Locale } from '../../../generated/locales.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import { type Area, listedPages, type Page, pages } from '../../../generated/routes/index.ts';
import { hotelsOfEntry } from '../accommodation/hotels-of-entry.ts';
import { areasOfKind } from './listing-of.ts';

const byHotel = new Map<string, Page[]>();
for (const page of pages) {
  for (const hotel of factsOf(page.key).hotels) {
    const key = `${page.locale} ${hotel}`;
    byHotel.set(key, [...(byHotel.get(key) ?? []), page]);
  }
}

/**
 * The pages of an area that are about a property, in the order of the spec.
 * @param hotel the name of a hotel record, for example `soline`
 */
export function pagesOfHotel(hotel: string, area: Area, locale: Locale): readonly Page[] {
  return (byHotel.get(`${locale} ${hotel}`) ?? []).filter((page) => page.indexable && page.area === area);
}

/** The offers of a property: those that name it, then those of its place that name none, then those that state it among others. */
export function offersOfHotel({ name, destId }: Hotel, locale: Locale): readonly Page[] {
  const place = destinations.find(({ id }) => id === destId)?.key;
  const offers = areasOfKind('offer');
  const naming = offers.flatMap((area) => pagesOfHotel(name, area, locale));
  const open = offers
    .flatMap((area) => listedPages(area, locale))
    .filter(({ key }) => factsOf(key).hotels.length === 0);
  const local = open.filter(
    (page) => place !== undefined && page.place === place && hotelsOfEntry(page.key).length === 0,
  );
  const stating = open.filter(({ key }) => hotelsOfEntry(key).includes(name));
  return [...naming, ...local, ...stating];
}
