// Generated from generator/runtime/look-ups.ts by “npm run generate”. Do not edit.

/** A page, as far as look-ups are concerned. */
interface IndexedPage {
  readonly key: string;
  readonly area: string;
  readonly locale: string;
  /** Decoded. */
  readonly path: string;
  readonly indexable: boolean;
}

export interface SiteIndex<Page extends IndexedPage> {
  /** Every page, in the order of the spec. */
  readonly pages: readonly Page[];
  /** The page that lists each area’s pages, among other facts. */
  readonly areas: Readonly<Record<Page['area'], { readonly listing?: Page['key'] }>>;
  /** Keys of pages that no listing shows. */
  readonly unlisted: readonly string[];
  /** Locales for x-default, best first. */
  readonly xDefaultOrder: readonly Page['locale'][];
  readonly locales: Readonly<Record<Page['locale'], { readonly bcp47: string }>>;
}

/** A version of a page in one language. */
export interface AlternateIn<Locale> {
  /** A BCP 47 tag, or x-default. */
  readonly hreflang: string;
  readonly locale: Locale;
  /** Decoded. */
  readonly path: string;
}

export interface LookUps<Page extends IndexedPage> {
  /** The page at a decoded path, by exact match. */
  readonly lookup: (path: string) => Page | undefined;
  /** An entry’s page in a locale, or undefined where it has none there. */
  readonly findPage: (key: string, locale: Page['locale']) => Page | undefined;
  /** An entry’s pages in all locales in which it exists, in list order. */
  readonly versions: (key: Page['key']) => readonly Page[];
  /**
   * The root-relative, percent-encoded address of a page.
   * @throws {RangeError} where the entry has no page in the locale
   */
  readonly href: (key: Page['key'], locale: Page['locale']) => string;
  /** The pages that an area’s listing shows in a locale. */
  readonly listedPages: (area: Page['area'], locale: Page['locale']) => readonly Page[];
  /**
   * Every version of a page that search engines may show, itself included, and x-default last; empty where there is
   * none.
   */
  readonly alternates: (key: Page['key']) => readonly AlternateIn<Page['locale']>[];
}

/** Indexes pages; the time of a look-up does not depend on their number. */
export function createLookUps<Page extends IndexedPage>(index: SiteIndex<Page>): LookUps<Page> {
  const { pages, locales, xDefaultOrder } = index;
  const areas: Readonly<Record<string, { readonly listing?: string }>> = index.areas;
  const unlisted = new Set(index.unlisted);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const byKey = Map.groupBy(pages, ({ key }) => key);
  const byLocaleAndArea = Map.groupBy(pages, ({ locale, area }) => `${locale} ${area}`);
  const findPage = (key: string, locale: Page['locale']) =>
    byKey.get(key)?.find((page) => page.locale === locale);
  const versions = (key: Page['key']) => byKey.get(key) ?? [];
  return {
    lookup: (path) => byPath.get(path),
    findPage,
    versions,
    href(key, locale) {
      const page = findPage(key, locale);
      if (page === undefined) throw new RangeError(`There is no page ${key} in ${locale}.`);
      return encodePath(page.path);
    },
    listedPages: (area, locale) =>
      (byLocaleAndArea.get(`${locale} ${area}`) ?? []).filter(
        ({ indexable, key }) => indexable && key !== areas[area]?.listing && !unlisted.has(key),
      ),
    alternates(key) {
      const published = versions(key).filter(({ indexable }) => indexable);
      const [first] = published;
      if (first === undefined) return [];
      const preferred = xDefaultOrder
        .map((code) => published.find(({ locale }) => locale === code))
        .find((page) => page !== undefined);
      const { locale, path } = preferred ?? first;
      return [
        ...published.map((page) => ({
          hreflang: locales[page.locale as Page['locale']].bcp47,
          locale: page.locale,
          path: page.path,
        })),
        { hreflang: 'x-default', locale, path },
      ];
    },
  };
}

/** A decoded path as it stands in a link. Published paths contain nothing that means something in a URL. */
export function encodePath(path: string): string {
  return encodeURI(path);
}
