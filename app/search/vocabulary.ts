import { distance } from 'fastest-levenshtein';
import type { Postings } from './postings.ts';
import type { Terms } from './terms.ts';

/** Words of pages that match a query word, with their weights. */
export type Matches = ReadonlyMap<string, number>;

export interface Vocabulary {
  /** The word, its other forms, words that begin with it or its stem and, in some languages, words that contain it. */
  match(term: string): Matches;
  /** Words within a small edit distance, and words that it begins with; none for short words. */
  matchSimilar(term: string): Matches;
  /** The parts of a compound that occur in pages, longest first; none in languages without compounds. */
  partsOf(term: string): readonly string[];
}

const sameStem = 0.8;
const insideAnother = 0.35;
const beginning = 0.375;
const ofStem = 0.4;
const similar = 0.45;
const leastPart = 4;
const leastForSimilar = 5;
const longestEnding = 3;
const mostEdits = 2;

/** @param names words of titles and other names, which a few letters are enough to begin */
export function createVocabulary(
  { words, countPages }: Postings,
  terms: Terms,
  names: ReadonlySet<string>,
): Vocabulary {
  const stems = words.map(terms.stemOf);
  const letters = Int32Array.from(words, lettersOf);
  return {
    match(term) {
      const found = new Map<string, number>();
      const stem = terms.stemOf(term);
      const isLong = stem.length >= leastPart;
      const needed = lettersOf(term) & lettersOf(stem);
      words.forEach((word, index) => {
        const isForm = stems[index] === stem;
        // A word that lacks one of the letters cannot match. This check is 100 times faster and excludes nearly all words.
        if (!isForm && ((letters[index] ?? 0) & needed) !== needed) return;
        let weight = 0;
        if (word === term) weight = 1;
        else if (isForm) weight = sameStem;
        else if (isLong && terms.compounds && word.indexOf(stem) > 0) weight = insideAnother;
        if (word !== term && word.startsWith(term) && term.length > (names.has(word) ? 1 : leastPart - 1))
          weight += weightOfBeginning(term, word);
        if (isLong && stem !== term && word.startsWith(stem))
          weight += ofStem * weightOfBeginning(stem, word);
        if (weight > 0) found.set(word, weight);
      });
      return found;
    },
    matchSimilar(term) {
      const found = new Map<string, number>();
      const most = term.length < leastForSimilar ? 0 : Math.min(mostEdits, Math.round(term.length / 5));
      if (most === 0) return found;
      const own = lettersOf(term);
      words.forEach((word, index) => {
        // These checks are 100 times faster than the comparison and exclude most words.
        if (word.length >= leastPart && term.startsWith(word) && term.length - word.length <= longestEnding)
          found.set(word, (similar * word.length) / term.length);
        if (Math.abs(word.length - term.length) > most) return;
        if (countBits(own ^ (letters[index] ?? 0)) > 2 * most || word.startsWith(term)) return;
        const edits = distance(term, word);
        if (edits <= most) found.set(word, (similar * word.length) / (word.length + edits));
      });
      return found;
    },
    partsOf(term) {
      if (!terms.compounds) return [];
      const parts = new Set<string>();
      for (let start = 0; start + leastPart <= term.length; start += 1) {
        for (let end = start + leastPart; end <= term.length; end += 1) {
          const part = term.slice(start, end);
          if (countPages(part) > 0) parts.add(part);
        }
      }
      const inOrder = [...parts].sort((one, other) => other.length - one.length);
      return inOrder.filter(
        (part, index) => !inOrder.slice(0, index).some((longer) => longer.includes(part)),
      );
    },
  };
}

/** The weight of a prefix; longer words weigh less. */
function weightOfBeginning(start: string, word: string): number {
  if (word === start) return 1;
  return (beginning * word.length) / (word.length + 0.3 * (word.length - start.length));
}

/** A bit for each letter in a word; some letters share a bit. An edit changes at most two bits. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
