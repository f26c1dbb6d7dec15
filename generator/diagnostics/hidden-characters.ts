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
