/** Measurements of one thing, in one unit. */
export interface Samples {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** One line of a benchmark’s result. */
export interface Figure extends Samples {
  readonly what: string;
  readonly unit: 's' | 'MB' | '%' | '×' | 'k/s';
  /** Upper bound, or lower bound with `atLeast`. */
  readonly budget?: number;
  readonly atLeast?: boolean;
}

/** Median and range of some measurements. */
export function summarise(values: readonly number[]): Samples {
  const sorted = [...values].sort((a, b) => a - b);
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, least, most };
}

/** Whether a figure keeps its budget; true where it has none. */
export function isWithinBudget({ median, budget, atLeast = false }: Figure): boolean {
  return budget === undefined || (atLeast ? median >= budget : median <= budget);
}

/** Figures as a table for a terminal. */
export function formatFigures(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, unit, median, least, most, budget, atLeast } = figure;
    const show = (value: number) => (unit === 'MB' || unit === '%' ? value.toFixed(0) : value.toFixed(2));
    const limit = budget === undefined ? '' : `${atLeast ? '≥' : '≤'} ${budget} ${unit}`;
    const verdict = budget === undefined ? '' : isWithinBudget(figure) ? 'kept' : 'MISSED';
    return [what, `${show(median)} ${unit}`, `${show(least)}–${show(most)}`, limit, verdict];
  });
  const table = [['', 'median', 'range', 'budget', ''], ...rows];
  const widths =
    table[0]?.map((_cell, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 1 || column === 2
            ? cell.padStart(widths[column] ?? 0)
            : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
