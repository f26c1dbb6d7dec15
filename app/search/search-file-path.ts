import type { Locale } from '../../generated/locales.ts';

/** The address of a locale's `SearchFile`. It has no hash, so that a change of one title changes no page. */
export function searchFilePath(locale: Locale): string {
  return `/search/${locale}.json`;
}
