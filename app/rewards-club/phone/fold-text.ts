/** Letters that stand for themselves in Unicode, and what people type who do not have them on their keyboard. */
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
/** The Hangul final consonants from U+11A8 on, each as the initial consonants that it may turn out to be. */
const initials =
  'ᄀ ᄁ ᄀᄉ ᄂ ᄂᄌ ᄂᄒ ᄃ ᄅ ᄅᄀ ᄅᄆ ᄅᄇ ᄅᄉ ᄅᄐ ᄅᄑ ᄅᄒ ᄆ ᄇ ᄇᄉ ᄉ ᄊ ᄋ ᄌ ᄎ ᄏ ᄐ ᄑ ᄒ'.split(
    ' ',
  );

/**
 * A text as it is compared in a search: lower case, without what stands above or below letters, words with single
 * spaces between. Hangul is taken apart, since a syllable may end in the consonant with which the next one begins
 * until that has been typed.
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
