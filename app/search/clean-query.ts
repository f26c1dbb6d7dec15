/** How many characters a query may have. */
export const longestQuery = 100;

/** What a guest asks for, fit to be searched and shown: one line, NFC, without what no one types, not too long. */
export function cleanQuery(text: string): string {
  const line = text
    .slice(0, 10 * longestQuery)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069\ufeff]/g, '');
  return Array.from(line.trim()).slice(0, longestQuery).join('').trim();
}
