import { type Locale, locales } from '../../generated/locales.ts';

/** Maximum number of characters in a query. */
export const longestQuery = 100;

/** Normalises a query for searching and display: one line, NFC, no control characters, limited length. */
export function cleanQuery(text: string): string {
  const line = text
    .slice(0, 10 * longestQuery)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069\ufeff]/g, '');
  return Array.from(line.trim()).slice(0, longestQuery).join('').trim();
}

/**
 * The query of a results page; '' without a text.
 * @param text normalised
 * @param area the area whose pages are shown; default: all
 */
export function searchQuery(text: string, area?: string): string {
  return text === '' ? '' : `?${new URLSearchParams({ q: text, ...(area !== undefined && { in: area }) })}`;
}

/** The path of a locale's results page; see `searchQuery`. */
export function searchPath(locale: Locale): string {
  return `${locales[locale].prefix}/search`;
}

/** The path of a locale's `SearchFile`. It has no hash, so that a changed title does not change all pages. */
export function searchFilePath(locale: Locale): string {
  return `/search/${locale}.json`;
}
