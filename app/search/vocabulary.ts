import type { Terms } from './terms.ts';

/** The words in a language's pages. */
export interface Vocabulary {
  /** @returns the term itself */
  add(term: string): string;
  /** Words with a similar meaning, each with its weight from 0 to 1, without the term itself. */
  related(term: string): ReadonlyMap<string, number>;
  /** The parts of a compound that occur in pages; none in languages without compounds. */
  partsOf(term: string): readonly string[];
}

const sameStem = 0.8;
const insideAnother = 0.35;
const leastPart = 4;

export function createVocabulary(terms: Terms): Vocabulary {
  const all = new Set<string>();
  const byStem = new Map<string, string[]>();
  return {
    add(term) {
      if (all.has(term)) return term;
      all.add(term);
      const stem = terms.stemOf(term);
      const family = byStem.get(stem);
      if (family === undefined) byStem.set(stem, [term]);
      else family.push(term);
      return term;
    },
    related(term) {
      const stem = terms.stemOf(term);
      const related = new Map<string, number>();
      if (terms.compounds && stem.length >= leastPart) {
        for (const other of all) if (other.indexOf(stem) > 0) related.set(other, insideAnother);
      }
      for (const form of byStem.get(stem) ?? []) related.set(form, sameStem);
      related.delete(term);
      return related;
    },
    partsOf(term) {
      if (!terms.compounds) return [];
      const parts = [...all].filter((word) => word.length >= leastPart && term.includes(word));
      return parts.filter((part) => !parts.some((other) => other !== part && other.includes(part)));
    },
  };
}
