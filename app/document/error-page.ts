import type { Locale } from '../../generated/locales.ts';

/** A page that is suggested to the guest. */
export interface Suggestion {
  /** Root-relative and percent-encoded, as in a link. */
  readonly path: string;
  readonly title: string;
  /** Language of the title, BCP 47. */
  readonly lang: string;
}

/** The content of an error page. */
export interface ErrorPage {
  readonly kind: 'notFound' | 'gone' | 'badRequest' | 'tooManySearches' | 'serverError';
  readonly locale: Locale;
  /** The query of a search that was refused, cleaned. */
  readonly query?: string;
  /** The same page in other languages. */
  readonly versions: readonly Suggestion[];
  /** Pages with a similar address. */
  readonly suggestions: readonly Suggestion[];
}
