import { baseLocale, type Locale, localeCodes } from '../../../generated/locales.ts';
import { areas, type Page, type RouteKey } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { cleanQuery } from '../../search/clean-query.ts';
import { searchPath } from '../../search/search-path.ts';
import { ancestorsOf } from '../breadcrumbs/ancestors.ts';
import { homePage } from '../home-page.ts';

/** The switcher's link for one language. */
export interface LanguageEntry {
  readonly locale: Locale;
  /** Decoded path. */
  readonly path: string;
  /** The canonical query, from its question mark on, with which the page shows the same; '' without one. */
  readonly query: string;
  /** The nearest section page that exists in the language; set if the page itself does not. */
  readonly section?: Page;
}

/**
 * One entry for each language of the site, in list order, for the page with the given key.
 * @param queryOf the query for a version of the page, or for the section in its place; default: none
 */
export function languageEntries(
  context: RenderContext,
  key: RouteKey,
  queryOf: (version: Page) => string = () => '',
): readonly LanguageEntry[] {
  const all = context.versions(key);
  const indexable = all.filter((version) => version.indexable);
  // A page that is indexed in no language, such as an ended offer, is offered to guests in every language.
  const published = new Map((indexable.length > 0 ? indexable : all).map((page) => [page.locale, page]));
  const sections = sectionKeys(context, key);
  return localeCodes.flatMap((locale) => {
    const version = published.get(locale);
    if (version !== undefined) return [{ locale, path: version.path, query: queryOf(version) }];
    const section = sections
      .map((candidate) => context.findPage(candidate, locale))
      .find((candidate) => candidate?.indexable);
    return section ? [{ locale, path: section.path, query: queryOf(section), section }] : [];
  });
}

/**
 * The results of a search in every language.
 * @param text the query as typed
 */
export function searchEntries(text: string): readonly LanguageEntry[] {
  const q = cleanQuery(text);
  const query = q === '' ? '' : `?${new URLSearchParams({ q })}`;
  return localeCodes.map((locale) => ({ locale, path: searchPath(locale), query }));
}

/** Keys of the pages above any version of a page, nearest first, home last. */
function sectionKeys(context: RenderContext, key: RouteKey): readonly RouteKey[] {
  const above = context.versions(key).flatMap((version) => ancestorsOf(context, version).toReversed());
  const listings = context.versions(key).flatMap((version) => areas[version.area].listing ?? []);
  const home = homePage(context, baseLocale).key;
  const sections = [...above.map((page) => page.key), ...listings].filter((section) => section !== home);
  return [...new Set<RouteKey>([...sections, home])];
}
