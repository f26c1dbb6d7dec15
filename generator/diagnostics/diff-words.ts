import { diffWordsWithSpace } from 'diff';

/** Words of two texts, the removed and the added ones marked; for languages without spaces, by their own rules. */
export function diffWords(before: string, after: string) {
  return diffWordsWithSpace(before, after, {
    intlSegmenter: new Intl.Segmenter('en', { granularity: 'word' }),
  });
}

/** Both texts in one, the removed words in [-brackets-] and the added ones in {+braces+}, as git marks them. */
export function markWords(words: ReturnType<typeof diffWords>): string {
  return words
    .map(({ value, removed, added }) => (removed ? `[-${value}-]` : added ? `{+${value}+}` : value))
    .join('');
}
