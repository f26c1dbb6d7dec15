import { type Cell, type Coverage, share } from './coverage.ts';

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
      locales.map((code) =>
        percent(sum(cells.filter((cell) => cell.locale === code && cell.area !== 'messages'))),
      ),
    ),
  );
  lines.push(
    '',
    'Percent of pages with a title and a summary of their own; of messages, of texts that are not the fallback’s. – means no page.',
  );
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

/** A page with a heat map: areas by locales, darker where more is done. */
export function formatCoverageHtml({ locales, areas, cells }: Coverage): string {
  const head = locales.map((code) => `<th scope="col">${code}</th>`).join('');
  const body = areas.map((area) => {
    const row = locales.map((code) => heat(cellOf(cells, area, code))).join('');
    return `<tr><th scope="row">${area}</th>${row}</tr>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Text coverage</title>
<meta name="viewport" content="width=device-width">
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; color: #12303d; background: #fff; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { font-weight: 600; text-align: left; padding: .4rem .6rem; }
td { min-width: 3.4rem; padding: .4rem .6rem; text-align: right; border: 1px solid #fff; }
td.none { color: #5d6f78; background: #f2f5f6; }
</style>
</head>
<body>
<h1>Text coverage</h1>
<p>Percent of pages with a title and a summary of their own; of messages, of texts that are not the fallback’s.</p>
<table>
<thead><tr><td></td>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>
</body>
</html>
`;
}

function heat(cell: Cell | undefined): string {
  const done = cell === undefined ? undefined : share(cell);
  if (cell === undefined || done === undefined) return '<td class="none">–</td>';
  const lightness = Math.round(96 - 51 * done);
  const ink = lightness < 62 ? '#fff' : '#12303d';
  const title = `${cell.total} in all, ${cell.own} with a text of their own, ${cell.missing.length} to do`;
  return `<td title="${title}" style="background:hsl(195 60% ${lightness}%);color:${ink}">${percent(cell)}</td>`;
}

function cellOf(cells: readonly Cell[], area: string, locale: string): Cell | undefined {
  return cells.find((cell) => cell.area === area && cell.locale === locale);
}

function sum(cells: readonly Cell[]): Cell {
  const add = (field: 'total' | 'own' | 'empty' | 'summaries') =>
    cells.reduce((total, cell) => total + cell[field], 0);
  const missing = cells.flatMap((cell) => cell.missing);
  return {
    area: '',
    locale: '',
    total: add('total'),
    own: add('own'),
    empty: add('empty'),
    summaries: add('summaries'),
    missing,
  };
}

function percent(cell: Cell | undefined): string {
  const done = cell === undefined ? undefined : share(cell);
  // 100 only when nothing is missing.
  return done === undefined ? '–' : `${done === 1 ? 100 : Math.min(99, Math.round(done * 100))}`;
}
