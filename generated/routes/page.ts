// Generated from spec/routes by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import type { Area, Controller, RouteKey } from './keys.ts';

/** An entry in one locale. */
export interface Page {
  readonly key: RouteKey;
  readonly area: Area;
  readonly locale: Locale;
  readonly controller: Controller;
  /** Decoded, NFC, with the locale prefix; encode it for links (see href). */
  readonly path: string;
  /** Never empty: a borrowed title if the spec has none. */
  readonly title: string;
  /** The language of the title if it is not the page’s. */
  readonly titleLocale?: Locale;
  /** One or two sentences, at most 160 characters. */
  readonly summary?: string;
  /** The language of the summary if it is not the page’s. */
  readonly summaryLocale?: Locale;
  /** The day of first publication, as YYYY-MM-DD. */
  readonly published: string;
  /** The day of the last change of its texts, as YYYY-MM-DD. */
  readonly updated: string;
  /** The day on which a second reader read the body as it is, as YYYY-MM-DD. */
  readonly reviewed?: string;
  /** The title, unique within the locale; without the site’s name. */
  readonly documentTitle: string;
  /** Search words besides its own words. */
  readonly keywords?: readonly string[];
  /** The list of segments; empty for the home page. */
  readonly slug: readonly string[] | '';
  /** False keeps the page out of menus, listings, sitemaps and hreflang. */
  readonly indexable: boolean;
  /** The page above it in the same locale; none for the home page. */
  readonly parent?: RouteKey;
  /** Its destination. */
  readonly place?: RouteKey;
  /** The first day on which it is there, as YYYY-MM-DD. */
  readonly from?: string;
  /** The last day on which it is there, as YYYY-MM-DD. */
  readonly until?: string;
  /** The page to which it leads afterwards; its parent if left out. */
  readonly successor?: RouteKey;
}
