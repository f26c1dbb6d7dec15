import { destinations } from '../../../generated/data/destinations.ts';
import { facts } from '../../../generated/data/facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { PageLink } from '../text/page-link.tsx';

/** A place of the group in one locale. */
export interface Place {
  readonly key: string;
  /** In the nominative, for example `Bol`. */
  readonly name: string;
  /** The destination's page, if the locale has one. */
  readonly page?: Page;
}

/**
 * @param key a destination's key, for example `bol`
 * @returns the place, or undefined if no destination has the key
 */
export function findPlace(
  context: RenderContext,
  key: string | undefined,
  locale: Locale,
): Place | undefined {
  const destination = destinations.find((candidate) => candidate.key === key);
  if (!destination) return undefined;
  const page = context.findPage(destination.key, locale);
  const name = destination.names[locale];
  return { key: destination.key, name, ...(page?.indexable && { page }) };
}

const factsOfPlaces = facts.filter(({ type }) => type === 'places').map(({ name }) => name);

/** Keys of the destinations where an entry is, or where it starts. */
export function placesOf({ key, place }: Pick<Page, 'key' | 'place'>): readonly string[] {
  const { values } = factsOf(key);
  const stated = factsOfPlaces.flatMap((name) => (values[name] ?? []) as readonly string[]);
  return [...new Set(place === undefined ? stated : [place, ...stated])];
}

/** Whether it is assumed where an entry starts. */
export function hasAssumedPlaces({ key }: Pick<Page, 'key'>): boolean {
  return factsOfPlaces.some((name) => factsOf(key).assumed.includes(name));
}

export function findPlaces(context: RenderContext, page: Page): readonly Place[] {
  return placesOf(page).flatMap((key) => findPlace(context, key, page.locale) ?? []);
}

/** The name of a place, as a link if it has a page. */
export function PlaceLink({ place }: { readonly place: Place }) {
  return place.page ? <PageLink page={place.page}>{place.name}</PageLink> : place.name;
}
