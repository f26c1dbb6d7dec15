/**
 * Whether a text contains a form of a term, whatever its case. In a stem, a space stands for the rest of the word
 * and the gap (“dom mobiln” finds “domki mobilne”), | for the edge of a word; else it is found anywhere.
 */
function matchesStem(text: string, stem: string): boolean {
  const known = patterns.get(stem) ?? new RegExp(toPattern(stem), 'iu');
  patterns.set(stem, known);
  return known.test(text);
}

/** Whether a text contains one of the stems. */
export function matchesAny(text: string, stems: readonly string[]): boolean {
  return stems.some((stem) => matchesStem(text, stem));
}

const patterns = new Map<string, RegExp>();

function toPattern(stem: string): string {
  return stem
    .normalize('NFC')
    .replace(/[.*+?^${}()[\]\\]/g, '\\$&')
    .replace(/^\|/, '(?<![\\p{L}\\p{M}\\p{N}])')
    .replace(/\|$/, '(?![\\p{L}\\p{M}\\p{N}])')
    .replaceAll(' ', '\\p{L}*\\s+');
}
