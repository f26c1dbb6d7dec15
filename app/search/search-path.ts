import { type Locale, locales } from '../../generated/locales.ts';

/** The address of a locale's results page; with `?q=` it answers a query. */
export function searchPath(locale: Locale): string {
  return `${locales[locale].prefix}/search`;
}
