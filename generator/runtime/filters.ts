/** Filters of a field's text. Applying one again changes nothing. */
export type FilterName = keyof typeof filters;

/** A letter of the scripts allowed in names, with its diacritics; or a space. */
const nameCharacters = /(?=\p{L})[\p{Script=Latin}\p{Script=Cyrillic}][\u0300-\u034e\u0350-\u036f]{0,2}| /gu;

/**
 * Hyphens, dashes, apostrophes and their look-alikes on keyboards and in print. A soft hyphen is invisible and not one of them.
 */
const nameJoints =
  /[\p{Pd}\u2212\u2043'`\u00b4\u02b9\u02bb-\u02bf\u02c8\u055a\u05f3\u07f4\u07f5\u2018-\u201b\u2032\u2035\uff07]/gu;

/**
 * Controls but tab and line feed, which steer terminals, and characters that turn the direction of those after them. The
 * marks of scripts, such as U+200F, are not among them.
 */
export const steering = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

const lineEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const lines = (text: string): string => text.replace(lineEnd, '\n').replace(steering, '').normalize('NFC');

/** A text from its first to its last character that is neither white space of any kind nor a mark that nobody sees. */
const inner = /[^\s\u00ad\u200b-\u200f\u2060](?:.*[^\s\u00ad\u200b-\u200f\u2060])?/su;

/** A text without white space around it, in time that grows with its length only. */
export function trimText(text: string): string {
  return inner.exec(text)?.[0] ?? '';
}

/** A text with the digits of any script, full-width ones among them, as 0 to 9. */
export function foldDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    // The digits of a script follow each other, and each row begins with its zero.
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/** `letters` and `phone` are those that a field can name. */
export const filters = {
  /** A text of several lines. */
  lines,

  /** A text of one line. */
  line: (text: string): string => lines(text).replace(/[\t\n]/g, ' '),

  /**
   * Letters (Latin with all its extensions, Cyrillic) and spaces. Letters and marks that belong together are joined
   * first, so that a name typed as letter and accent keeps its accents; other white space becomes a space, and so does
   * what joins the parts of a name (D'Angelo, Jean-Pierre).
   */
  letters: (text: string): string =>
    text.normalize('NFC').replace(/\s/g, ' ').replace(nameJoints, ' ').match(nameCharacters)?.join('') ?? '',

  /** Digits, and + only at the beginning, in place of the exit code 00 as well. */
  phone: (text: string): string =>
    foldDigits(text.normalize('NFKC'))
      .replace(/[^0-9+]/g, '')
      .replace(/(?!^)\+/g, '')
      .replace(/^00/, '+'),
} as const;
