import { destinations } from '../../../generated/data/destinations.ts';
import { hotels } from '../../../generated/data/hotels.ts';
import type { Locale } from '../../../generated/locales.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import { type Area, listedPages, type Page, pages } from '../../../generated/routes/index.ts';

const byHotel = new Map<string, Page[]>();
for (const page of pages.filter(({ indexable }) => indexable)) {
  for (const hotel of factsOf(page.key).hotels) {
    const key = `${page.locale} ${hotel}`;
    byHotel.set(key, [...(byHotel.get(key) ?? []), page]);
  }
}

/**
 * The pages of some areas that are about a property: those that name it, in the order of the spec, then the offers of
 * its place that name no property.
 * @param hotel the name of a hotel record, for example `soline`
 */
export function pagesOfHotel(hotel: string, areas: readonly Area[], locale: Locale): readonly Page[] {
  const naming = (byHotel.get(`${locale} ${hotel}`) ?? []).filter(({ area }) => areas.includes(area));
  if (!areas.includes('offers')) return naming;
  const { destId } = hotels.find(({ name }) => name === hotel) ?? {};
  const place = destinations.find(({ id }) => id === destId)?.key;
  const local = listedPages('offers', locale).filter(
    (page) => place !== undefined && page.place === place && factsOf(page.key).hotels.length === 0,
  );
  return [...naming, ...local];
}
