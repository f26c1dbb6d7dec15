import type { PublishedPage, SiteTables } from './site-tables.ts';

/**
 * Makes the look-up from any other spelling of a published path to that path: slash added or missing, doubled slashes,
 * upper case, the base locale's code as a prefix, and combinations. One look-up a request; answers come from the table.
 */
export function createSpellingFinder(
  tables: Pick<SiteTables, 'baseLocale'> & {
    readonly pages: readonly Pick<PublishedPage, 'locale' | 'path'>[];
  },
): (path: string) => string | undefined {
  const pathByFolded = new Map<string, string>();
  const remember = (folded: string, path: string) => {
    if (!pathByFolded.has(folded)) pathByFolded.set(folded, path);
  };
  for (const page of tables.pages) remember(foldPath(page.path), page.path);
  for (const page of tables.pages.filter(({ locale }) => locale === tables.baseLocale)) {
    remember(`/${tables.baseLocale}${foldPath(page.path)}`, page.path);
  }
  return (path) => pathByFolded.get(foldPath(path));
}

/** One spelling for all that count as the same: lower case, single slashes, none at the end; '' for the root. */
export function foldPath(path: string): string {
  return path.toLowerCase().normalize('NFC').replace(/\/+/g, '/').replace(/\/$/, '');
}
