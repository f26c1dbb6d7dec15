import { baseLocale, type Locale, localeCodes } from '../../../generated/locales.ts';
import {
  alternates,
  areas,
  findPage,
  type Page,
  type RouteKey,
  versions,
} from '../../../generated/routes/index.ts';
import { ancestorsOf } from '../breadcrumbs/ancestors.ts';
import { homePage } from '../home-page.ts';
import { lifeOf } from '../offer/offer-life.ts';

/** The switcher's link for one language. */
export interface LanguageEntry {
  readonly locale: Locale;
  /** Decoded path. */
  readonly path: string;
  /** The nearest section page that exists in the language; set if the page itself does not. */
  readonly section?: Page;
}

/** One entry for each language of the site, in list order, for the page with the given key. */
export function languageEntries(key: RouteKey): readonly LanguageEntry[] {
  // An offer that has ended is kept from search engines, not from guests.
  const listed = lifeOf(key) === 'ended' ? versions(key) : alternates(key);
  const published = new Map(listed.map(({ locale, path }) => [locale, path]));
  const sections = sectionKeys(key);
  return localeCodes.flatMap((locale) => {
    const path = published.get(locale);
    if (path !== undefined) return [{ locale, path }];
    const section = sections
      .map((candidate) => findPage(candidate, locale))
      .find((candidate) => candidate?.indexable);
    return section ? [{ locale, path: section.path, section }] : [];
  });
}

/** Keys of the pages above any version of a page, nearest first, home last. */
function sectionKeys(key: RouteKey): readonly RouteKey[] {
  const above = versions(key).flatMap((version) => ancestorsOf(version).toReversed());
  const listings = versions(key).flatMap((version) => areas[version.area].listing ?? []);
  const home = homePage(baseLocale).key;
  const sections = [...above.map((page) => page.key), ...listings].filter((section) => section !== home);
  return [...new Set<RouteKey>([...sections, home])];
}
