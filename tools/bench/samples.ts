/** Measurements of one thing, in one unit. */
export interface Samples {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** One line of a benchmark’s result. */
export interface Figure extends Samples {
  readonly what: string;
  readonly unit: 's' | 'ms' | 'MB' | 'KB' | '%' | '×' | 'k/s';
  /** Upper bound, or lower bound with `atLeast`. */
  readonly budget?: number;
  /** More is better. */
  readonly atLeast?: boolean;
}

/** Median and range of some measurements. */
export function summarise(values: readonly number[]): Samples {
  const sorted = [...values].sort((a, b) => a - b);
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, least, most };
}

/** Summarizes measurements as one line of a benchmark’s result. */
export function figure(
  what: string,
  unit: Figure['unit'],
  values: readonly number[],
  limits: Pick<Figure, 'budget' | 'atLeast'> = {},
): Figure {
  return { what, unit, ...summarise(values), ...limits };
}

/** Whether a figure is within its budget; true if it has none. */
export function isWithinBudget({ median, budget, atLeast = false }: Figure): boolean {
  return budget === undefined || (atLeast ? median >= budget : median <= budget);
}

/**
 * Alternates between measurements, so that other load on the machine affects all alike. The first round warms up and
 * does not count.
 */
export async function measureByTurns(
  rounds: number,
  measures: readonly (() => Promise<number>)[],
): Promise<readonly (readonly number[])[]> {
  const all: number[][] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const values: number[] = [];
    for (const measure of measures) values.push(await measure());
    all.push(values);
  }
  return all.slice(1);
}

/** Formats a value for a table. */
export function show(value: number, unit: Figure['unit']): string {
  return value.toFixed(unit === 'MB' || unit === '%' ? 0 : 2);
}

/** Formats figures as a table for a terminal. */
export function formatFigures(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, unit, median, least, most, budget, atLeast } = figure;
    const limit = budget === undefined ? '' : `${atLeast ? '≥' : '≤'} ${budget} ${unit}`;
    const verdict = budget === undefined ? '' : isWithinBudget(figure) ? 'met' : 'MISSED';
    return [
      what,
      `${show(median, unit)} ${unit}`,
      `${show(least, unit)}–${show(most, unit)}`,
      limit,
      verdict,
    ];
  });
  return formatTable([['', 'median', 'range', 'budget', ''], ...rows], 2);
}

/**
 * Rows as aligned text.
 * @param numbers columns after the first that hold numbers
 */
export function formatTable(table: readonly (readonly string[])[], numbers: number): string {
  const widths =
    table[0]?.map((_cell, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const align = (cell: string, column: number) =>
    column >= 1 && column <= numbers ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return table.map((row) => row.map(align).join('  ').trimEnd()).join('\n');
}
