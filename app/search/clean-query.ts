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
