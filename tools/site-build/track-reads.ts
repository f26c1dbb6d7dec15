import type { Page } from '../../generated/routes/index.ts';

/** Data that rendering a file has read: groups of fields of pages, by number, and locales of messages. */
export type Reads = readonly [fields: readonly number[], locales: readonly string[]];

/** A page on the day of the site. */
export type DatedPage = Page & { readonly life?: { readonly indexable: boolean } };

/**
 * Fields of a page that a build follows, in groups: its texts, their dates, and last those that the day changes. The groups of
 * all pages have consecutive numbers, in the order of the pages. All other fields count as structure, and so does whether the
 * day changes a page at all.
 */
export const followedGroups: readonly (readonly (keyof DatedPage)[])[] = [
  ['title', 'titleLocale', 'summary', 'summaryLocale', 'documentTitle'],
  ['published', 'updated', 'reviewed'],
  ['indexable', 'life'],
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
  let readFields = new Set<number>();
  let readLocales = new Set<string>();
  watchPages(pages, (number) => readFields.add(number));
  for (const [locale, texts] of Object.entries(messages)) {
    const get = () => {
      readLocales.add(locale);
      return texts;
    };
    Object.defineProperty(messages, locale, { get, enumerable: true, configurable: true });
  }
  return (make) => {
    readFields = new Set();
    readLocales = new Set();
    const made = make();
    return { made, reads: [[...readFields].sort((a, b) => a - b), [...readLocales].sort()] };
  };
}

/** All pages share one function for each field: of a large site, functions of their own would take more than its tables. */
function watchPages(pages: readonly DatedPage[], tell: (number: number) => void): void {
  const known = new Map(pages.map((page, index) => [page, { index, values: { ...page } }]));
  const describe = (field: keyof DatedPage, group: number): PropertyDescriptor => ({
    get(this: DatedPage) {
      const own = known.get(this);
      if (own !== undefined) tell(own.index * followedGroups.length + group);
      return own?.values[field];
    },
    enumerable: true,
    configurable: true,
  });
  const describeGroups = (groups: typeof followedGroups) =>
    Object.fromEntries(
      groups.flatMap((group, index) => group.map((field) => [field, describe(field, index)])),
    );
  // Also where a field is absent: that a page has no summary is something that others read.
  const [dated, undated] = [describeGroups(followedGroups), describeGroups(followedGroups.slice(0, -1))];
  for (const page of pages) Object.defineProperties(page, page.life ? dated : undated);
}
