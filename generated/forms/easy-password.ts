// Generated from generator/runtime/easy-password.ts by “npm run generate”. Do not edit.

/** Passwords that anybody would try first. */
export interface EasyPasswords {
  /** Common ones, in lower case. */
  readonly common: ReadonlySet<string>;
  /** Names of whose site it is, such as the group's. */
  readonly names: readonly string[];
  /** Characters in the order of keyboards and alphabets, in lower case. */
  readonly rows: readonly string[];
}

/** A shorter part of a row is in many passwords of a few characters and white space. */
const shortestRow = 3;
/** Fewer letters identify neither a guest nor a group. */
const fewestLetters = 2;

/**
 * Whether a password is one of the common ones, a repeat, a part of a row in either direction, the guest's e-mail address, the part of it before the @, or a name, in
 * any case and width; address, part and name also with other digits and punctuation around or within them. One that
 * contains further letters is not.
 * @param email '' if it is not known
 */
export function isEasyToGuess(
  password: string,
  email: string,
  { common, names, rows }: EasyPasswords,
): boolean {
  const folded = fold(password);
  if (common.has(folded) || isRepeat(folded) || isInRow(folded, rows)) return true;
  const address = fold(email);
  const local = address.slice(0, Math.max(0, address.lastIndexOf('@')));
  return [address, local, ...names.map(fold)].some((word) => isSameWord(folded, word));
}

/** A text without its case, its width and white space around it. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}

/** Whether a text is a shorter one several times, such as 121212. */
function isRepeat(text: string): boolean {
  const next = (text + text).indexOf(text, 1);
  return next >= 0 && next < text.length;
}

function isInRow(text: string, rows: readonly string[]): boolean {
  const reversed = [...text].toReversed().join('');
  return text.length >= shortestRow && rows.some((row) => row.includes(text) || row.includes(reversed));
}

/** Whether two folded texts have the same letters, or the same letters and digits. */
function isSameWord(one: string, other: string): boolean {
  const letters = lettersOf(one);
  if (letters.length >= fewestLetters && letters === lettersOf(other)) return true;
  const kept = withoutPunctuation(one);
  return kept !== '' && kept === withoutPunctuation(other);
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}]/gu, '');
}

function withoutPunctuation(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
