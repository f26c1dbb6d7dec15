import { type Figure, formatTable, type Samples, show, summarise } from './samples.ts';

/** Results of one run of some benchmarks. */
export type BenchRun = readonly { readonly name: string; readonly figures: readonly Figure[] }[];

/** A ratio on two commits: medians and ranges of its runs. */
export interface Comparison {
  readonly what: string;
  readonly unit: Figure['unit'];
  readonly before: Samples;
  readonly after: Samples;
  readonly isWorse: boolean;
}

/** Differences below this fraction count as equal, because a few runs may agree by chance. */
const leastSpread = 0.02;

/**
 * Compares the figures that do not depend on the machine, `×` and `%`, of runs on two commits. A figure is worse if its
 * median is worse by more than the spread of either commit’s runs. Figures of only one commit are left out.
 */
export function compareRatios(before: readonly BenchRun[], after: readonly BenchRun[]): Comparison[] {
  const earlier = collectRatios(before);
  return [...collectRatios(after)].flatMap(([what, { figure, values }]) => {
    const known = earlier.get(what);
    return known === undefined ? [] : [compare(what, figure, summarise(known.values), summarise(values))];
  });
}

function compare(
  what: string,
  { unit, atLeast = false }: Figure,
  before: Samples,
  after: Samples,
): Comparison {
  const spread = Math.max(
    before.most - before.least,
    after.most - after.least,
    leastSpread * Math.abs(before.median),
  );
  const worsening = atLeast ? before.median - after.median : after.median - before.median;
  return { what, unit, before, after, isWorse: worsening > spread };
}

/** The medians of each ratio in some runs. Adds a number to repeated names in one benchmark. */
function collectRatios(runs: readonly BenchRun[]): Map<string, { figure: Figure; values: number[] }> {
  const ratios = new Map<string, { figure: Figure; values: number[] }>();
  for (const run of runs) {
    const times = new Map<string, number>();
    for (const { name, figures } of run) {
      for (const figure of figures.filter(({ unit }) => unit === '×' || unit === '%')) {
        const title = `${name}: ${figure.what.trim()}`;
        const time = (times.get(title) ?? 0) + 1;
        times.set(title, time);
        const key = time === 1 ? title : `${title} (${time})`;
        const ratio = ratios.get(key) ?? { figure, values: [] };
        ratio.values.push(figure.median);
        ratios.set(key, ratio);
      }
    }
  }
  return ratios;
}

/** Formats comparisons as a table for a terminal. */
export function formatComparisons(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map(({ what, unit, before, after, isWorse }) => {
    const cells = [before, after].flatMap(({ median, least, most }) => [
      `${show(median, unit)} ${unit}`,
      `${show(least, unit)}–${show(most, unit)}`,
    ]);
    return [what, ...cells, isWorse ? 'WORSE' : ''];
  });
  return formatTable([['', 'parent', 'range', 'commit', 'range', ''], ...rows], 4);
}
