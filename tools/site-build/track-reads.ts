import type { Page } from '../../generated/routes/index.ts';

/** Data that rendering a file has read: indexes of pages, and locales of messages. */
export type Reads = readonly [pages: readonly number[], locales: readonly string[]];

/** A page on the day of the site. */
export type DatedPage = Page & { readonly life?: { readonly indexable: boolean } };

/**
 * What a build follows field by field: the texts of a page, their dates, and what the day changes. All other fields count as
 * structure.
 */
export const followedFields: readonly (keyof DatedPage)[] = [
  'title',
  'titleLocale',
  'summary',
  'summaryLocale',
  'documentTitle',
  'published',
  'updated',
  'reviewed',
  'indexable',
  'life',
];

/**
 * Makes the texts of pages and the messages tell when they are read. The tables are changed in place, since those who render
 * import them; they give the same values as before.
 * @returns calls a function, and says what was read in it
 */
export function trackReads(
  pages: readonly DatedPage[],
  messages: Readonly<Record<string, unknown>>,
): <T>(make: () => T) => { readonly made: T; readonly reads: Reads } {
  let readPages = new Set<number>();
  let readLocales = new Set<string>();
  for (const [index, page] of pages.entries()) {
    for (const field of followedFields) watch(page, field, () => readPages.add(index));
  }
  for (const locale of Object.keys(messages)) watch(messages, locale, () => readLocales.add(locale));
  return (make) => {
    readPages = new Set();
    readLocales = new Set();
    const made = make();
    return { made, reads: [[...readPages].sort((a, b) => a - b), [...readLocales].sort()] };
  };
}

function watch<T extends object>(table: T, field: keyof T, tell: () => void): void {
  const value = table[field];
  const get = () => {
    tell();
    return value;
  };
  // Also where the field is absent: that a page has no summary is something that others read.
  Object.defineProperty(table, field, { get, enumerable: true, configurable: true });
}
