import { goodTitle, lengthsOf, longestLabel, longestTitle, longTitles } from '../rules/lengths.ts';
import { finding } from '../texts/finding.ts';
import type { Text } from '../texts/read-texts.ts';

/** Titles, summaries and labels that are too long or too short. */
export function findWrongLengths(texts: readonly Text[]): string[] {
  return texts.flatMap((text) => {
    const [least, most] = limitsOf(text);
    const length = [...text.text].length;
    return length < least || length > most
      ? [finding(text, `${length} characters, wanted: ${least} to ${most}`)]
      : [];
  });
}

function limitsOf({ kind, key, locale }: Text): readonly [least: number, most: number] {
  if (kind === 'title') return [1, longestTitle];
  if (kind === 'summary') return lengthsOf(locale).summary;
  const isLabel = /^messages\.(navigation|footer)\.(?!skipToContent|openDaily)/.test(key);
  return [1, isLabel ? longestLabel : Number.POSITIVE_INFINITY];
}

/** The titles of a language that miss the aim, where there are too many of them. */
export function findTooManyLongTitles(texts: readonly Text[]): string[] {
  const titles = texts.filter(({ kind }) => kind === 'title');
  const long = titles.filter(({ text }) => [...text].length > goodTitle);
  return long.length <= titles.length * longTitles
    ? []
    : long.map((text) => finding(text, `longer than ${goodTitle} characters, like too many others`));
}
