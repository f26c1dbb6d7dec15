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
  watchPages(pages, (index) => readPages.add(index));
  for (const [locale, texts] of Object.entries(messages)) {
    const get = () => {
      readLocales.add(locale);
      return texts;
    };
    Object.defineProperty(messages, locale, { get, enumerable: true, configurable: true });
  }
  return (make) => {
    readPages = new Set();
    readLocales = new Set();
    const made = make();
    return { made, reads: [[...readPages].sort((a, b) => a - b), [...readLocales].sort()] };
  };
}

/** All pages share one function for each field: of a large site, functions of their own would take more than its tables. */
function watchPages(pages: readonly DatedPage[], tell: (index: number) => void): void {
  const known = new Map(pages.map((page, index) => [page, { index, values: { ...page } }]));
  const describe = (field: keyof DatedPage): PropertyDescriptor => ({
    get(this: DatedPage) {
      const own = known.get(this);
      if (own !== undefined) tell(own.index);
      return own?.values[field];
    },
    enumerable: true,
    configurable: true,
  });
  // Also where a field is absent: that a page has no summary is something that others read.
  const fields = Object.fromEntries(followedFields.map((field) => [field, describe(field)]));
  for (const page of pages) Object.defineProperties(page, fields);
}
