import { type Locale, locales } from '../../generated/locales.ts';

/** The address of a locale's results page; the query is `?q=`. */
export function searchPath(locale: Locale): string {
  return `${locales[locale].prefix}/search`;
}
