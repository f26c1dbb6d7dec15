import { finding } from '../../language/texts/finding.ts';
import type { Text } from '../../language/texts/read-texts.ts';
import type { Speller } from './dictionaries.ts';

/** The word lists of a language. */
export interface Vocabulary {
  readonly speller: Speller;
  /** Names and right words that the dictionary does not have. */
  readonly accepted: ReadonlySet<string>;
  /** Endings with which accepted words pass, too. */
  readonly endings: readonly string[];
}

/** Texts with words that neither the dictionary nor the list of accepted words has. */
export function findMisspellings(texts: readonly Text[], vocabulary: Vocabulary): string[] {
  const seen = new Map<string, readonly string[]>();
  const unknownIn = (word: string) => {
    const unknown = seen.get(word) ?? findUnknown(word, vocabulary);
    seen.set(word, unknown);
    return unknown;
  };
  return texts.flatMap((text) => {
    const unknown = new Set(wordsOf(text.parts.join(' ')).flatMap(unknownIn));
    return unknown.size === 0 ? [] : [finding(text, `not in the dictionary: ${[...unknown].join(', ')}`)];
  });
}

/** The word if it is unknown; of a compound or elided word those parts that are. */
function findUnknown(word: string, vocabulary: Vocabulary): readonly string[] {
  if (isListed(word, vocabulary)) return [];
  const parts = partsOf(word);
  if (parts.length === 0) return [word];
  return parts.filter((part) => !isListed(part, vocabulary) && !vocabulary.speller.knows(`${part}’`));
}

function isListed(word: string, { speller, accepted, endings }: Vocabulary): boolean {
  const forms = [word, word.charAt(0).toLowerCase() + word.slice(1)];
  return (
    forms.some((form) => accepted.has(form)) ||
    endings.some((ending) => word.endsWith(ending) && accepted.has(word.slice(0, -ending.length))) ||
    speller.knows(word)
  );
}

/** A word of a text, with hyphens and apostrophes inside; Hangul beside Latin letters is a word of its own. */
const wordPattern =
  /\p{sc=Hangul}+|[\p{sc=Latin}\p{M}]+(?:[-’][\p{sc=Latin}\p{M}]+)*|[\p{sc=Cyrillic}\p{M}]+(?:[-’][\p{sc=Cyrillic}\p{M}]+)*/gu;

/** The words of a text, each once; single letters are left out. */
function wordsOf(text: string): string[] {
  return [...new Set(text.match(wordPattern) ?? [])].filter((word) => word.length > 1);
}

/** The parts of a compound or elided word (Starigrad-Paklenica, l’hôtel); empty for a simple one. */
function partsOf(word: string): string[] {
  const parts = word.split(/[-’]/);
  return parts.length > 1 ? parts.filter((part) => part.length > 1) : [];
}
