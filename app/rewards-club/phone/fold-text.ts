/** Letters that Unicode does not decompose, with the spelling used on keyboards that lack them. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

const firstFinal = 0x11a8;
/** The Hangul final consonants from U+11A8 on, each as the initial consonants that it may become. */
const initials =
  'ᄀ ᄁ ᄀᄉ ᄂ ᄂᄌ ᄂᄒ ᄃ ᄅ ᄅᄀ ᄅᄆ ᄅᄇ ᄅᄉ ᄅᄐ ᄅᄑ ᄅᄒ ᄆ ᄇ ᄇᄉ ᄉ ᄊ ᄋ ᄌ ᄎ ᄏ ᄐ ᄑ ᄒ'.split(
    ' ',
  );

/**
 * Normalises a text for searching: lower case, no diacritics, single spaces. Hangul is decomposed, since while typing a
 * syllable may end in the consonant that begins the next one.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’ʼ]/gu, '')
    .toLowerCase()
    .replace(/[đðħıłøæœßþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\u11a8-\u11c2]/g, (final) => initials[final.charCodeAt(0) - firstFinal] ?? final)
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
