import type { Locale } from '../../../generated/locales.ts';
import { type Area, areaListings, type Page, pages } from '../../../generated/routes/index.ts';

const byPlace = Map.groupBy(pages.filter(isListed), (page) => `${page.locale} ${page.place}`);

/** The pages of some areas that are about one place, in the order of the spec. */
export function pagesOfPlace(place: string, areas: readonly Area[], locale: Locale): readonly Page[] {
  return (byPlace.get(`${locale} ${place}`) ?? []).filter((page) => areas.includes(page.area));
}

function isListed(page: Page): boolean {
  return page.indexable && page.place !== undefined && page.key !== areaListings[page.area];
}
