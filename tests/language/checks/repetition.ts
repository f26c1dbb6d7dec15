import { finding } from '../texts/finding.ts';
import type { Text } from '../texts/read-texts.ts';

/** How many summaries of a language may begin with the same four words. */
const sameOpenings = 3;

/** A sentence shorter than this may stand in two summaries. */
const shortSentence = 20;

/** Titles that stand twice in a language, and sentences that stand in two summaries of any language. */
export function findCopies(texts: readonly Text[]): string[] {
  const units = texts.flatMap((text) => {
    if (text.kind === 'title') return [{ text, unit: `${text.locale} ${text.text}` }];
    if (text.kind !== 'summary') return [];
    const sentences = text.text.split(/(?<=[.?…])\s/u).filter((one) => [...one].length >= shortSentence);
    return sentences.map((unit) => ({ text, unit }));
  });
  return [...Map.groupBy(units, ({ unit }) => unit).values()]
    .filter((group) => group.length > 1)
    .flatMap(([first, ...others]) =>
      others.map(({ text }) => finding(text, `copied from ${first?.text.locale} ${first?.text.key}`)),
    );
}

/** Summaries of a language that begin like several others. */
export function findSameOpenings(texts: readonly Text[]): string[] {
  const summaries = texts.filter(({ kind }) => kind === 'summary');
  return [...Map.groupBy(summaries, openingOf)]
    .filter(([, group]) => group.length > sameOpenings)
    .flatMap(([opening, group]) =>
      group.map((text) => finding(text, `one of ${group.length} that begin with “${opening}”`)),
    );
}

function openingOf({ locale, text }: Text): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’-]+/gu) ?? [];
  return `${locale} ${words.slice(0, 4).join(' ')}`;
}
