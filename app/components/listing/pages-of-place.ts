import { destinations } from '../../../generated/data/destinations.ts';
import type { Hotel } from '../../../generated/data/hotels.ts';
import { type Locale, localeCodes } from '../../../generated/locales.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import { type Area, areas, type Page, type PageKind } from '../../../generated/routes/index.ts';
import { hotelsOfEntry, placesOfOffer } from '../../declarations/offer-houses.ts';
import { lifeOf } from '../../declarations/offer-life.ts';
import { oncePerContext, type RenderContext } from '../../document/render-context.ts';
import { placesOf } from '../entry/place.tsx';
import { areasOfKind, kindOf } from './listing-of.ts';

const byPlace = oncePerContext(({ listedPages }) => {
  const placed = (Object.keys(areas) as Area[])
    .flatMap((area) => localeCodes.flatMap((locale) => listedPages(area, locale)))
    .flatMap((page) => placesOf(page).map((place) => ({ page, place })));
  return Map.groupBy(placed, ({ page, place }) => `${page.locale} ${place}`);
});

/** The listed pages of the given kinds about a place, in the order of the spec. */
export function pagesOfPlace(
  context: RenderContext,
  place: string,
  kinds: readonly PageKind[],
  locale: Locale,
): readonly Page[] {
  return (byPlace(context).get(`${locale} ${place}`) ?? []).flatMap(({ page }) =>
    kinds.includes(kindOf(page)) ? [page] : [],
  );
}

const byHotel = oncePerContext(({ pages }) => {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    for (const hotel of hotelsOfEntry(page.key)) {
      const key = `${page.locale} ${hotel}`;
      groups.set(key, [...(groups.get(key) ?? []), page]);
    }
  }
  return groups;
});

/**
 * The pages of an area about a property, in the order of the spec.
 * @param hotel the name of a hotel record, for example `soline`
 */
export function pagesOfHotel(
  context: RenderContext,
  hotel: string,
  area: Area,
  locale: Locale,
): readonly Page[] {
  return (byHotel(context).get(`${locale} ${hotel}`) ?? []).filter(
    (page) => page.indexable && page.area === area,
  );
}

/**
 * The offers of a property: the one with the lowest price, its own, those of its place without a property, then those
 * with facts that name it. Offers that can be booked come before those to come.
 */
export function offersOfHotel(
  context: RenderContext,
  { name, destId }: Hotel,
  locale: Locale,
): readonly Page[] {
  const place = destinations.find(({ id }) => id === destId)?.key;
  const offers = areasOfKind('offer');
  const naming = offers.flatMap((area) => pagesOfHotel(context, name, area, locale));
  const local = allOffers(context, locale).filter(
    (page) => place !== undefined && page.place === place && hotelsOfEntry(page.key).length === 0,
  );
  const own = naming.filter(({ key }) => factsOf(key).hotels.includes(name));
  const cheapest = cheapestOffer(context, [...naming, ...local]);
  const all = [...(cheapest ? [cheapest] : []), ...own, ...local, ...naming];
  return bookableFirst(context, [...new Set(all)]);
}

/** Of the offers with a price that can be booked, the one with the lowest; undefined if there is none. */
export function cheapestOffer(context: RenderContext, offers: readonly Page[]): Page | undefined {
  const priced = offers.flatMap((page) => {
    const { headline } = factsOf(page.key);
    return headline?.kind === 'from' && lifeOf(context, page.key) === 'running'
      ? [{ page, value: headline.value }]
      : [];
  });
  return priced.toSorted((one, other) => one.value - other.value)[0]?.page;
}

/**
 * The offers that apply in a place: those about it, then those with a property there. Offers that can be booked come
 * before those to come.
 */
export function offersOfPlace(context: RenderContext, place: string, locale: Locale): readonly Page[] {
  const own = pagesOfPlace(context, place, ['offer'], locale);
  const others = allOffers(context, locale).filter((page) => placesOfOffer(page).includes(place));
  return bookableFirst(context, [...new Set([...own, ...others])]);
}

function allOffers(context: RenderContext, locale: Locale): readonly Page[] {
  return areasOfKind('offer').flatMap((area) => context.listedPages(area, locale));
}

function bookableFirst(context: RenderContext, offers: readonly Page[]): readonly Page[] {
  const isRunning = ({ key }: Page) => lifeOf(context, key) === 'running';
  return [...offers.filter(isRunning), ...offers.filter((page) => !isRunning(page))];
}
