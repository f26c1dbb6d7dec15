import type { Locale } from '../../../generated/locales.ts';

/** A page that a guest may go on to. */
export interface Suggestion {
  /** Root-relative and percent-encoded, as it stands in a link. */
  readonly path: string;
  readonly title: string;
  /** Language of the title, BCP 47. */
  readonly lang: string;
}

/** What there is to say about an address that has no page. */
export interface ErrorPage {
  readonly kind: 'notFound' | 'gone' | 'badRequest' | 'serverError';
  readonly locale: Locale;
  /** The same page in other languages. */
  readonly versions: readonly Suggestion[];
  /** Pages with a similar address. */
  readonly suggestions: readonly Suggestion[];
}
