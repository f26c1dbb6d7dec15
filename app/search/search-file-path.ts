import type { Locale } from '../../generated/locales.ts';

/** The address of a locale's `SearchFile`. It has no hash, so that a changed title does not change every page. */
export function searchFilePath(locale: Locale): string {
  return `/search/${locale}.json`;
}
