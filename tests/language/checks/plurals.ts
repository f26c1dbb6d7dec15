import type { Exceptions } from '../texts/exceptions.ts';

/** Counts that every counter is rendered for. */
export const counts = [0, 1, 2, 3, 5, 11, 21, 22, 101, 1.5];

/** A message that is filled with a count, as the site renders it. */
export interface Counter {
  readonly locale: string;
  readonly bcp47: string;
  /** `messages.listing.offers` */
  readonly key: string;
  readonly render: (count: number) => string;
}

/** Renderings that keep braces or signs of the message format, or lack the number as the language writes it. */
export function findBrokenRenderings(
  { locale, bcp47, key, render }: Counter,
  counts: readonly number[],
): string[] {
  const number = new Intl.NumberFormat(bcp47);
  return counts.flatMap((count) => {
    const text = render(count);
    const isBroken = /[{}#]|undefined|NaN/.test(text) || !text.includes(number.format(count));
    return isBroken ? [`${locale} ${key} for ${count}: ${text}`] : [];
  });
}

/** Counts whose text differs in nothing but the number from that of the one before, though the language tells them apart. */
export function findEqualRenderings(
  { locale, key, render }: Counter,
  differing: readonly number[],
  same: Exceptions,
): string[] {
  return differing.slice(1).flatMap((other, index) => {
    const one = differing[index] ?? other;
    const [first, second] = [render(one), render(other)].map((text) => text.replace(/\d+/, '#'));
    if (first !== second || same.allow({ locale, key })) return [];
    return [`${locale} ${key} reads the same for ${one} and ${other}: ${first}`];
  });
}

/** Counters of a language that do not tie the number to its noun like the others do. */
export function findUnevenGaps(counters: readonly Counter[], counts: readonly number[]): string[] {
  const gaps = counters.flatMap(({ locale, key, render }) =>
    counts.flatMap((count) =>
      [...render(count).matchAll(/\d(\s)/g)].map(([, gap = '']) => ({ gap, name: `${locale} ${key}` })),
    ),
  );
  const groups = [...Map.groupBy(gaps, ({ gap }) => gap).values()].sort((a, b) => b.length - a.length);
  const names = groups.slice(1).flatMap((group) => group.map(({ name }) => name));
  return [...new Set(names)].map((name) => `${name}: another space after the number than in most counters`);
}
