import type { PublishedPage, SiteTables } from './site-tables.ts';

type PrefixTables = Pick<SiteTables, 'baseLocale' | 'localeCodes' | 'bcp47Of'>;
type PathOfPage = Pick<PublishedPage, 'locale' | 'path'>;

/**
 * Makes the look-up from any other spelling of a published path to that path: slash added or missing, doubled slashes,
 * upper case, another prefix of the same language, and combinations. One look-up a request; answers come from the table.
 */
export function createSpellingFinder(
  tables: PrefixTables & { readonly pages: readonly PathOfPage[] },
): (path: string) => string | undefined {
  const pathByFolded = new Map<string, string>();
  const remember = (folded: string, path: string) => {
    if (!pathByFolded.has(folded)) pathByFolded.set(folded, path);
  };
  for (const page of tables.pages) remember(foldPath(page.path), page.path);
  for (const page of tables.pages) {
    for (const spelling of otherPrefixes(page, tables)) remember(foldPath(spelling), page.path);
  }
  return (path) => pathByFolded.get(foldPath(path));
}

/** Normalizes a path for comparison: lower case, single slashes, no trailing slash; '' for the root. */
export function foldPath(path: string): string {
  return path.toLowerCase().normalize('NFC').replace(/\/+/g, '/').replace(/\/$/, '');
}

/**
 * A page's path as guests write it who take another prefix for its language: `/hr/…` where the base locale has none,
 * `/cs/…`, which is Czech in BCP 47, for `/cz/…`. None that is another locale's own.
 */
export function otherPrefixes(
  { locale, path }: PathOfPage,
  { baseLocale, localeCodes, bcp47Of }: PrefixTables,
): readonly string[] {
  const rest = locale === baseLocale ? path : path.slice(locale.length + 1);
  const tag = bcp47Of(locale);
  const isTaken = (localeCodes as readonly string[]).includes(tag);
  return [...(locale === baseLocale ? [locale] : []), ...(isTaken ? [] : [tag])].map(
    (prefix) => `/${prefix}${rest}`,
  );
}
