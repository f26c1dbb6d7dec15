/** A word of a text, with hyphens and apostrophes inside; Hangul beside Latin letters is a word of its own. */
const wordPattern =
  /\p{sc=Hangul}+|[\p{sc=Latin}\p{M}]+(?:[-’][\p{sc=Latin}\p{M}]+)*|[\p{sc=Cyrillic}\p{M}]+(?:[-’][\p{sc=Cyrillic}\p{M}]+)*/gu;

/** The words of a text, each once; single letters are left out. */
export function wordsOf(text: string): string[] {
  return [...new Set(text.match(wordPattern) ?? [])].filter((word) => word.length > 1);
}

/** The parts of a compound or elided word (Starigrad-Paklenica, l’hôtel); empty for a simple one. */
export function partsOf(word: string): string[] {
  const parts = word.split(/[-’]/);
  return parts.length > 1 ? parts.filter((part) => part.length > 1) : [];
}
