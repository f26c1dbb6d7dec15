import { finding } from '../texts/finding.ts';
import type { Text } from '../texts/read-texts.ts';

/** In characters; no title is longer. */
const longestTitle = 80;

/** The target length of titles, and the share of those in a language that may be longer. */
const [goodTitle, longTitles] = [60, 0.05];

/** Labels of the menus, which stand side by side or in a narrow column. */
const longestLabel = 24;

/** A summary fits a card and the meta description. A Korean syllable takes the room of two letters. */
const summaryOf = (locale: string) => (locale === 'ko' ? [35, 100] : [60, 160]) as [number, number];

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
  if (kind === 'summary') return summaryOf(locale);
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
