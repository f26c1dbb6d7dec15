import type { Locale } from '../../generated/locales.ts';
import { findPage, type RouteKey } from '../../generated/routes/index.ts';

/** One page of each controller, which all locales have. */
export const onePerController: Readonly<Record<string, RouteKey>> = {
  post: 'hvar',
  blog: 'why-visit-brela',
  blogs: 'blog',
  offer: 'free-dinner',
  offers: 'offers',
  accommodation: 'hotel-soline-brela',
  accommodations: 'hotels',
  destination: 'brela',
  destinations: 'destinations',
};

/** A Latin, a Cyrillic and a Korean locale. */
export const threeLocales: readonly Locale[] = ['de', 'uk', 'ko'];

/** The path of an entry in a locale. */
export function pathOf(key: RouteKey, locale: Locale): string {
  const page = findPage(key, locale);
  if (page === undefined) throw new Error(`${key} has no page in ${locale}`);
  return encodeURI(page.path);
}
