/** What a field keeps of a text. A filter applied again changes nothing. */
export type FilterName = keyof typeof filters;

/** A letter of one of the scripts that names may be written in, with what stands above or below it; or a space. */
const nameCharacters = /(?=\p{L})[\p{Script=Latin}\p{Script=Cyrillic}][\u0300-\u034e\u0350-\u036f]{0,2}| /gu;

/** The filters that a field can name. */
export const filters = {
  /**
   * Letters (Latin with all its extensions, Cyrillic) and spaces. Letters and marks that belong together are joined
   * first, so that a name typed as letter and accent keeps its accents; other white space becomes a space.
   */
  letters: (text: string): string =>
    text.normalize('NFC').replace(/\s/g, ' ').match(nameCharacters)?.join('') ?? '',

  /** The digits 0 to 9 and +, the latter only in front. */
  phone: (text: string): string => text.replace(/[^0-9+]/g, '').replace(/(?!^)\+/g, ''),
} as const;
