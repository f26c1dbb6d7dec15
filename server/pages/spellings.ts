import { foldPath, otherPrefixes } from '../../generated/routes/spellings.ts';
import { isApiPath } from '../http/problem.ts';
import type { PublishedPage, SiteTables } from './site-tables.ts';

/** The tables in which other spellings are found. */
type SpellingTables = Pick<
  SiteTables,
  'redirects' | 'baseLocale' | 'localeCodes' | 'bcp47Of' | 'localeOfPath'
> & { readonly pages: readonly Pick<PublishedPage, 'locale' | 'path'>[] };

/**
 * Makes the look-up from any other spelling of a published or moved path to that path: slash added or missing, doubled
 * slashes, upper case, another prefix of the same language, and combinations. Published paths come first. One look-up a
 * request; answers come from the tables.
 */
export function createSpellingFinder(tables: SpellingTables): (path: string) => string | undefined {
  const pathByFolded = new Map<string, string>();
  const remember = (folded: string, path: string) => {
    if (!pathByFolded.has(folded)) pathByFolded.set(folded, path);
  };
  const moved = [...tables.redirects.keys()]
    .filter((path) => !isReserved(path))
    .map((path) => ({ path, locale: tables.localeOfPath(path) }));
  for (const known of [tables.pages, moved]) {
    for (const { path } of known) remember(foldPath(path), path);
    for (const page of known)
      for (const spelling of otherPrefixes(page, tables)) remember(foldPath(spelling), page.path);
  }
  return (path) => pathByFolded.get(foldPath(path));
}

/** Whether a path is one of the API or of development, where nothing redirects. */
export function isReserved(path: string): boolean {
  return isApiPath(path) || path === '/dev' || path.startsWith('/dev/');
}
