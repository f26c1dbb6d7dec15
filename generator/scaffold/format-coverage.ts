import { type Cell, type Coverage, cellOf, share, sumPages } from './coverage.ts';

/** What the numbers of a report mean. */
export const whatCounts =
  'Percent of pages with a title and a summary of their own; of messages, of texts that are not the fallback’s; of names and terms of the glossary, of those that are there.';

/** A table for the terminal: areas by locales in percent, then what is missing where `locale` is given. */
export function formatCoverageText(coverage: Coverage, locale: string | undefined): string {
  const { areas, cells } = coverage;
  const locales = coverage.locales.filter((code) => locale === undefined || code === locale);
  const width = Math.max(...areas.map((area) => area.length), 'all pages'.length);
  const row = (name: string, values: readonly string[]) =>
    [name.padEnd(width), ...values.map((value) => value.padStart(5))].join(' ');
  const lines = [row('', locales)];
  for (const area of areas)
    lines.push(
      row(
        area,
        locales.map((code) => percent(cellOf(cells, area, code))),
      ),
    );
  lines.push(
    row(
      'all pages',
      locales.map((code) => percent(sumPages(cells, code))),
    ),
  );
  lines.push('', `${whatCounts} – means none.`);
  if (locale !== undefined) {
    for (const cell of cells.filter(
      (candidate) => candidate.locale === locale && candidate.missing.length > 0,
    )) {
      lines.push(
        '',
        `${cell.area} (${cell.missing.length} of ${cell.total}):`,
        ...cell.missing.map((key) => `  ${key}`),
      );
    }
  }
  return lines.join('\n');
}

/** Everything as JSON. */
export function formatCoverageJson(coverage: Coverage): string {
  return JSON.stringify(coverage, null, 2);
}

/** A cell’s share in percent; – where there is nothing to count. */
export function percent(cell: Cell | undefined): string {
  const done = cell === undefined ? undefined : share(cell);
  // 100 only when nothing is missing.
  return done === undefined ? '–' : `${done === 1 ? 100 : Math.min(99, Math.round(done * 100))}`;
}
