import type { Locale } from '../../generated/locales.ts';

export interface Suggestion {
  /** Root-relative and percent-encoded. */
  readonly path: string;
  readonly title: string;
  /** Language of the title, BCP 47. */
  readonly lang: string;
}

export interface ErrorPage {
  readonly kind: 'notFound' | 'gone' | 'badRequest' | 'tooManySearches' | 'serverError';
  readonly locale: Locale;
  /** The normalised query of a refused search. */
  readonly query?: string;
  /** The same page in other languages. */
  readonly versions: readonly Suggestion[];
  /** Pages with a similar address. */
  readonly suggestions: readonly Suggestion[];
}
