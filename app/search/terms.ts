import { inflections } from './inflections.ts';

/** A word in a text. */
export interface Word {
  /** The normalised form for comparison. */
  readonly term: string;
  /** Index of its first UTF-16 unit. */
  readonly start: number;
  /** Index after its last one. */
  readonly end: number;
}

/** Splits and compares the words of a language. */
export interface Terms {
  readonly compounds: boolean;
  /** The words of a text, in order. */
  read(text: string): readonly Word[];
  /** The stem of a word, without its ending; the term itself if it has no known ending. */
  stemOf(term: string): string;
}

// In Cyrillic an apostrophe is part of a word; elsewhere it separates two.
const words = /[\p{L}\p{M}\p{N}]+(?:(?<=\p{Script=Cyrillic})['’ʼ](?=\p{Script=Cyrillic})[\p{L}\p{M}]+)*/gu;
const letters: Readonly<Record<string, string>> = {
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
  ґ: 'г',
};
const leastStem = 3;

/** @param language BCP 47 */
export function createTerms(language: string): Terms {
  const { endings = '', stemEnds = {}, spellings = {}, compounds = false } = inflections[language] ?? {};
  const inOrder = (texts: string[]) => texts.toSorted((one, other) => other.length - one.length);
  const replaced =
    Object.keys(spellings).length > 0 ? new RegExp(Object.keys(spellings).join('|'), 'g') : /$^/;
  const fold = (word: string) =>
    word
      .toLocaleLowerCase(language)
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}'’ʼ]/gu, '')
      .replace(/[đðħıłøæœßþґ]/g, (letter) => letters[letter] ?? letter)
      .replace(replaced, (spelling) => spellings[spelling] ?? spelling);
  const folded = new Map<string, string>();
  const foldOnce = (word: string) => {
    const term = folded.get(word) ?? fold(word);
    folded.set(word, term);
    return term;
  };
  const suffixes = inOrder([...new Set(endings.split(' ').map(fold))].filter((ending) => ending !== ''));
  const ends = inOrder(Object.keys(stemEnds));
  const withoutEnding = (term: string) => {
    const suffix = suffixes.find((each) => term.endsWith(each) && term.length - each.length >= leastStem);
    return suffix === undefined ? term : term.slice(0, -suffix.length);
  };
  return {
    compounds,
    read: (text) =>
      [...text.matchAll(words)].map(({ 0: word, index }) => {
        return { term: foldOnce(word), start: index, end: index + word.length };
      }),
    stemOf(term) {
      const stem = withoutEnding(withoutEnding(term));
      const end = ends.find((each) => stem.endsWith(each)) ?? '';
      return stem.slice(0, stem.length - end.length) + (stemEnds[end] ?? '');
    },
  };
}
