import type { Page } from '../../generated/routes/index.ts';

/** Data that rendering a file has read: indexes of pages, and locales of messages. */
export type Reads = readonly [pages: readonly number[], locales: readonly string[]];

/** The texts of a page and their dates. All other fields count as structure. */
export const textFields = [
  'title',
  'titleLocale',
  'summary',
  'summaryLocale',
  'documentTitle',
  'published',
  'updated',
] as const;

/**
 * Makes the texts of pages and the messages tell when they are read. The tables are changed in place, since those who render
 * import them; they give the same values as before.
 * @returns calls a function, and says what was read in it
 */
export function trackReads(
  pages: readonly Page[],
  messages: Readonly<Record<string, unknown>>,
): <T>(make: () => T) => { readonly made: T; readonly reads: Reads } {
  let readPages = new Set<number>();
  let readLocales = new Set<string>();
  for (const [index, page] of pages.entries()) {
    for (const field of textFields) watch(page, field, () => readPages.add(index));
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
