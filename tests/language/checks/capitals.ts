import { finding } from '../texts/finding.ts';
import type { Text } from '../texts/read-texts.ts';

/** Words that keep their capital letter. */
export interface Capitals {
  /** Vocabularies of names. */
  readonly names: readonly string[];
  /** Names of places, whose endings may follow. */
  readonly places: readonly string[];
  /** By locale: first words of terms. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** Terms with a capital letter that they would not have in a sentence: lists show them after a comma. */
export function findCapitals(texts: readonly Text[], { names, places, words }: Capitals): string[] {
  return texts.flatMap((text) => {
    const [group, vocabulary = ''] = text.key.split('.');
    if (group !== 'terms' || text.locale === 'de' || names.includes(vocabulary)) return [];
    const [first = ''] = text.text.split(/[\s,]/);
    // An abbreviation has several, such as SUP and Wi-Fi.
    if (!/^\p{Lu}\P{Lu}*$/u.test(first) || words[text.locale]?.includes(first)) return [];
    if (text.locale !== 'hu' && places.some((place) => first.startsWith(place))) return [];
    return [
      finding(text, `“${first}” begins with a capital letter, which the term would not have in a list`),
    ];
  });
}
