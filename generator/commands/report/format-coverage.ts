import { type Cell, type Coverage, cellOf, share, sumPages } from './coverage.ts';
import { formatFactsText } from './facts.ts';

/** Explanation of a report's numbers. */
export const whatCounts =
  'For pages, the percentage with their own title and summary; for bodies, of those in their own language; for messages, of texts that differ from the fallback’s; for names and glossary terms, of those that exist.';

/** Explanation of stale translations. */
export const whatIsStale =
  'Stale are translations that are older than their source; “npm run spec -- report --stale” lists them.';

/** The status of a body, best first: `reviewed` by a second reader since it changed, `written`, or `borrowed` from another language. */
export const bodyStatuses = ['reviewed', 'written', 'borrowed'] as const;

/** Tables for the terminal: areas by locales in percent, then the facts, or the missing texts of `locale` if given. */
export function formatCoverageText(coverage: Coverage, locale: string | undefined): string {
  const { areas, cells, facts, unsorted } = coverage;
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
  lines.push('', `${whatCounts} – means none.`, '', row('bodies', locales));
  const counts = coverage.bodies.filter((count) => locales.includes(count.locale));
  for (const status of bodyStatuses)
    lines.push(
      row(
        status,
        counts.map((count) => String(count[status])),
      ),
    );
  const { stale } = coverage;
  const countStale = (code: string) => String(stale.filter((item) => item.locale === code).length);
  lines.push('', row('stale', locales.map(countStale)), '', whatIsStale);
  if (locale === undefined) {
    if (facts.length > 0) lines.push('', formatFactsText(facts));
    if (unsorted.length > 0)
      lines.push('', `No theme or topic, so no filter finds them: ${unsorted.join(', ')}.`);
  } else {
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
  const stale = coverage.stale.map(({ text, locale, before, now }) => ({ id: text.id, locale, before, now }));
  return JSON.stringify({ ...coverage, stale }, null, 2);
}

/** A cell’s share in percent; – where there is nothing to count. */
export function percent(cell: Cell | undefined): string {
  const done = cell === undefined ? undefined : share(cell);
  return done === undefined ? '–' : percentOf(done);
}

/** A share in percent: 100 only if nothing is missing. */
export function percentOf(done: number): string {
  return `${done === 1 ? 100 : Math.min(99, Math.round(done * 100))}`;
}
