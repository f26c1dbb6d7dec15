import { finding } from '../texts/finding.ts';
import type { Text } from '../texts/read-texts.ts';

/** A noun after a colon, which no language inflects or joins to the word before: “See all: {section}”. */
const pastedNoun = /^[^{}]*[:：]\s*\{(?:section|place|label|device|title|name)\}[.。]?$/;

/** Messages that paste a noun behind a verb or another noun in place of a label of the language’s own. */
export function findPastedLabels(texts: readonly Text[]): string[] {
  return texts.flatMap((text) =>
    text.kind === 'message' && pastedNoun.test(text.text)
      ? [finding(text, 'a noun is pasted behind a colon; wanted: a label for each case, or a sentence')]
      : [],
  );
}

/** Texts with a phrase that has been removed, whatever its spaces. */
export function findRemovedPhrases(texts: readonly Text[], phrases: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const plain = text.text.replace(/\s/g, ' ');
    const found = phrases.filter((phrase) => plain.includes(phrase));
    return found.length === 0 ? [] : [finding(text, `a removed phrase: ${found.join(', ')}`)];
  });
}
