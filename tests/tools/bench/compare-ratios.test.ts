import { expect, test } from 'vitest';
import { type BenchRun, compareRatios, formatComparisons } from '../../../tools/bench/compare-ratios.ts';
import type { Figure } from '../../../tools/bench/samples.ts';

const figure = (what: string, median: number, rest: Partial<Figure> = {}): Figure => ({
  what,
  unit: '×',
  median,
  least: median,
  most: median,
  ...rest,
});
const runs = (of: (median: number) => readonly Figure[], medians: readonly number[]): BenchRun[] =>
  medians.map((median) => [{ name: 'build', figures: of(median) }]);
const costs = (medians: readonly number[]) => runs((median) => [figure('against React', median)], medians);
const speeds = (medians: readonly number[]) =>
  runs((median) => [figure('against node:http', median, { unit: '%', atLeast: true })], medians);
const worse = (before: BenchRun[], after: BenchRun[]) =>
  compareRatios(before, after)
    .filter(({ isWorse }) => isWorse)
    .map(({ what }) => what);

test.each([
  ['cost', 'more', [1.4, 1.5, 1.45], [1.6, 1.55, 1.62], true],
  ['cost', 'hardly more', [1.4, 1.5, 1.45], [1.54, 1.53, 1.52], false],
  ['cost', 'more in some runs', [1.45, 1.45, 1.45], [1.4, 1.6, 1.6], false],
  ['cost', 'more by less than two in a hundred', [2, 2, 2], [2.03, 2.03, 2.03], false],
  ['speed', 'less', [95, 96, 97], [85, 84, 86], true],
  ['speed', 'more', [85, 84, 86], [95, 96, 97], false],
] as const)('a %s that is %s: from %j to %j is worse: %s', (what, _how, before, after, isWorse) => {
  const runsOf = what === 'cost' ? costs : speeds;
  expect(worse(runsOf(before), runsOf(after))).toHaveLength(isWorse ? 1 : 0);
});

test('figures that depend on the machine, and those of one commit only, are not compared', () => {
  const own = runs((median) => [figure('from nothing', median, { unit: 's' })], [1]);
  expect(
    compareRatios(
      own,
      runs((median) => [figure('from nothing', median, { unit: 's' })], [9]),
    ),
  ).toEqual([]);
  expect(compareRatios(own, costs([9]))).toEqual([]);
});

test('figures of one name are compared in their order', () => {
  const both = (second: number) =>
    runs(
      (first) => [figure('  in seconds of processors', first), figure('  in seconds of processors', second)],
      [1],
    );
  expect(worse(both(5), both(6))).toEqual(['build: in seconds of processors (2)']);
});

test('the table has both commits, their ranges and a verdict', () => {
  const table = formatComparisons(compareRatios(costs([1.4, 1.5, 1.45]), costs([1.6, 1.55, 1.62])));
  expect(table.split('\n')).toEqual([
    '                      parent      range  commit      range',
    'build: against React  1.45 ×  1.40–1.50  1.60 ×  1.55–1.62  WORSE',
  ]);
});
