import { closest, distance } from 'fastest-levenshtein';

/** How many letters may differ: none in locale codes and numbers, which all resemble each other. */
function allowedDistance(length: number): number {
  if (length <= 2) return 0;
  return length <= 4 ? 1 : Math.max(2, Math.floor(length / 4));
}

/** The candidate that was most likely meant, or undefined where none is similar. */
function suggest(given: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates];
  if (list.length === 0) return undefined;
  const nearest = closest(given.toLowerCase(), list);
  const allowed = allowedDistance(Math.max(given.length, nearest.length));
  return distance(given.toLowerCase(), nearest.toLowerCase()) <= allowed ? nearest : undefined;
}

/** A sentence that names the nearest candidate, else lists all where they are few. Ends with a space unless empty. */
export function didYouMean(given: string, candidates: Iterable<string>): string {
  const list = [...candidates];
  const nearest = suggest(given, list);
  const hidden = nameHidden(given);
  if (nearest !== undefined) return `${hidden}Did you mean “${nearest}”? `;
  return hidden + (list.length > 0 && list.length <= 24 ? `Known: ${list.join(', ')}. ` : '');
}

/** Characters that look like a space or like nothing. */
const unseen = /[\p{Cf}\u00a0\u2000-\u200a\u202f\u205f\u3000]/u;

/** Letters of other scripts that look like Latin ones. */
const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * Names a character of a word that a reader cannot tell from another one, by its number; '' where there is none. Ends with
 * a space unless empty.
 */
export function nameHidden(text: string): string {
  const [blank] = unseen.exec(text) ?? [];
  if (blank !== undefined) return `It contains ${numberOf(blank)}, which cannot be seen. `;
  if (text !== text.normalize('NFC')) {
    const [accent = ''] = /\p{M}/u.exec(text) ?? [];
    return `An accent in it is a character of its own (${numberOf(accent)}): type the letter again, in NFC. `;
  }
  const [letter] = (/\p{Script=Latin}/u.test(text) && foreign.exec(text)) || [];
  return letter === undefined ? '' : `Its “${letter}” is ${numberOf(letter)}, not a Latin letter. `;
}

/** The number of a character, as U+200B. */
export function numberOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
