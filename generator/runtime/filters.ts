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

/** `letters` and `phone` are those that a field can name. */
export const filters = {
  /** What several lines of text may contain. */
  lines,

  /** What one line of text may contain. */
  line: (text: string): string => lines(text).replace(/[\t\n]/g, ' '),

  /**
   * Letters (Latin with all its extensions, Cyrillic) and spaces. Letters and marks that belong together are joined
   * first, so that a name typed as letter and accent keeps its accents; other white space becomes a space, and so does
   * what joins the parts of a name (D'Angelo, Jean-Pierre).
   */
  letters: (text: string): string =>
    text.normalize('NFC').replace(/\s/g, ' ').replace(nameJoints, ' ').match(nameCharacters)?.join('') ?? '',

  /** The digits 0 to 9, and + only at the beginning. */
  phone: (text: string): string => text.replace(/[^0-9+]/g, '').replace(/(?!^)\+/g, ''),
} as const;
