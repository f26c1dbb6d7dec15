import { pagesOn, pathOn } from '../../app/declarations/pages-on-day.ts';
import { baseLocale, type Locale, localeCodes, localeOfPath, locales } from '../../generated/locales.ts';
import { type Redirect, redirects } from '../../generated/redirects.ts';
import { absentEntries } from '../../generated/routes/absent.ts';
import { pages } from '../../generated/routes/index.ts';

/** The properties of a published page that the server needs. */
export interface PublishedPage {
  readonly key: string;
  readonly locale: Locale;
  /** Decoded, NFC, with the locale's prefix. */
  readonly path: string;
  readonly title: string;
  /** Set when the title is in another language than the page. */
  readonly titleLocale?: Locale;
  readonly slug: readonly string[] | '';
  readonly indexable: boolean;
}

/** The tables that say which paths exist; the generator writes them, and tests use small ones. */
export interface SiteTables {
  /** Every published page, in the order of the spec. */
  readonly pages: readonly PublishedPage[];
  /** The pages on a day (YYYY-MM-DD). */
  pagesOn(day: string): readonly PublishedPage[];
  /**
   * The decoded path at which guests find a page on a day: its own, or after its last day that of another page;
   * undefined before its first day. A path of no page is the same on every day.
   */
  pathOn(day: string, path: string): string | undefined;
  /** The entries without pages by key, each with the keys of alternative entries, best first. */
  readonly absentEntries: ReadonlyMap<string, readonly string[]>;
  /** By decoded path: redirects of entries and of `spec/redirects.yaml`. */
  readonly redirects: ReadonlyMap<string, Redirect>;
  /** The locale whose paths carry no prefix. */
  readonly baseLocale: Locale;
  /** In list order. */
  readonly localeCodes: readonly Locale[];
  bcp47Of(locale: Locale): string;
  /** The locale a path belongs to by its first segment. */
  localeOfPath(path: string): Locale;
}

/** The generated tables of the site. */
export const generatedTables: SiteTables = {
  pages,
  pagesOn,
  pathOn,
  absentEntries,
  redirects,
  baseLocale,
  localeCodes,
  bcp47Of: (locale) => locales[locale].bcp47,
  localeOfPath,
};
