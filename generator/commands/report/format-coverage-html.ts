import { type Cell, type Coverage, cellOf, share, sumPages } from './coverage.ts';
import { whatFactsCount } from './facts.ts';
import { bodyStatuses, percent, percentOf, whatCounts, whatIsStale } from './format-coverage.ts';
import { describeChange, groupStale } from './stale.ts';

const style = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 76rem; padding: 0 1rem; color: #12303d; background: #fff; }
h1 { font-size: 1.75rem; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; }
p { max-width: 46rem; margin: .5rem 0; }
.scroll { overflow-x: auto; margin: 1.5rem 0 1rem; }
table { border-collapse: separate; border-spacing: 2px; font-variant-numeric: tabular-nums; }
th { font-weight: 600; text-align: left; padding: .3rem .75rem .3rem 0; white-space: nowrap; }
thead th, td { text-align: center; padding: .3rem .2rem; }
tbody th { position: sticky; left: 0; background: #fff; font-weight: 400; }
tr.sum th, tr.sum td { font-weight: 600; }
sup { line-height: 0; }
td { min-width: 2.4rem; border-radius: 3px; }
td.none { color: #5d6f78; }
ul.scale { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .5rem 0; padding: 0; list-style: none; font-size: .875rem; }
ul.scale span { display: inline-block; width: 1.25rem; height: .9rem; border-radius: 3px; vertical-align: -.1rem; margin-right: .35rem; }
.note { font-size: .875rem; color: #43565f; }
details { margin: .25rem 0; }
summary { cursor: pointer; }
code { font-size: .875rem; }
`;

/** A page with a heat map of areas by locales: pale green for complete cells, otherwise amber to red, the redder the lower. */
export function formatCoverageHtml(coverage: Coverage): string {
  const { locales, areas, cells } = coverage;
  const head = locales.map((code) => `<th scope="col">${code}</th>`).join('');
  const row = (name: string, cellFor: (code: string) => Cell | undefined, kind = '') =>
    `<tr${kind}><th scope="row">${name}</th>${locales.map((code) => heat(cellFor(code))).join('')}</tr>`;
  const body = areas.map((area) => row(area, (code) => cellOf(cells, area, code)));
  const sum = row('all pages', (code) => sumPages(cells, code), ' class="sum"');
  const split = areas.indexOf('bodies');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Text coverage</title>
<meta name="viewport" content="width=device-width">
<style>${style}</style>
</head>
<body>
<h1>Text coverage</h1>
<p>${summarise(coverage)}</p>
<p class="note">${whatCounts}</p>
<div class="scroll">
<table>
<thead><tr><td></td>${head}</tr></thead>
<tbody>
${[...body.slice(0, split), sum, ...body.slice(split)].join('\n')}
</tbody>
</table>
</div>
${scale()}
${tableOfBodies(coverage)}
${listStale(coverage)}
${tableOfFacts(coverage)}
${listMissing(coverage)}
</body>
</html>
`;
}

function summarise({ locales, cells }: Coverage): string {
  const pages = locales.reduce((total, code) => total + sumPages(cells, code).total, 0);
  const missing = cells.reduce((total, cell) => total + cell.missing.length, 0);
  const counted = `${locales.length} languages, ${pages.toLocaleString('en')} pages.`;
  if (missing === 0) return `${counted} <strong>Nothing is missing.</strong>`;
  const verb = missing === 1 ? 'text is' : 'texts are';
  return `${counted} <strong>${missing.toLocaleString('en')} ${verb} missing or borrowed</strong>; they are listed below.`;
}

function heat(cell: Cell | undefined): string {
  const done = cell === undefined ? undefined : share(cell);
  if (cell === undefined || done === undefined) return '<td class="none">–</td>';
  const mark = cell.empty > 0 ? '<sup>°</sup>' : '';
  const title = `${cell.locale}, ${cell.area}: ${cell.total} in all, ${cell.missing.length} to do`;
  const empty = cell.empty > 0 ? `, ${cell.empty} without a title on purpose` : '';
  return `<td title="${title}${empty}" style="background:${colour(done)}">${percent(cell)}${mark}</td>`;
}

/** Pale green for all, then from amber to red. */
function colour(done: number): string {
  if (done === 1) return 'hsl(150 40% 92%)';
  return `hsl(${Math.round(8 + 34 * done)} 90% ${Math.round(76 + 8 * done)}%)`;
}

function tableOfBodies({ locales, bodies }: Coverage): string {
  const head = locales.map((code) => `<th scope="col">${code}</th>`).join('');
  const rows = bodyStatuses.map((status) => {
    const cells = bodies.map((count) => `<td>${count[status]}</td>`).join('');
    return `<tr><th scope="row">${status}</th>${cells}</tr>`;
  });
  return `<h2>Bodies</h2>
<p class="note">Reviewed: a second reader has read the text since it last changed. Written: nobody has yet. Borrowed: the page shows it in another language, with a note.</p>
<div class="scroll">
<table>
<thead><tr><td></td>${head}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>`;
}

function listStale({ stale }: Coverage): string {
  const items = groupStale(stale).map(({ text, before, now, items: translations }) => {
    const words = describeChange(before, now).map(({ value, added, removed }) => {
      const shown = escapeText(value);
      return added ? `<ins>${shown}</ins>` : removed ? `<del>${shown}</del>` : shown;
    });
    const codes = translations.map(({ locale }) => locale).join(', ');
    return `<li><code>${text.id}</code>: ${codes}<br>${text.source}: ${words.join('')}</li>`;
  });
  const list = items.length === 0 ? '<p>Nothing is stale.</p>' : `<ul>${items.join('\n')}</ul>`;
  return `<h2>Stale</h2>\n<p class="note">${whatIsStale}</p>\n${list}`;
}

function tableOfFacts({ facts }: Coverage): string {
  if (facts.length === 0) return '';
  const rows = facts.map(({ area, known, assumed, missing }) => {
    const done = (known + assumed) / (known + assumed + missing);
    const cells = [known, assumed, missing].map((count) => `<td>${count}</td>`);
    return `<tr><th scope="row">${area}</th>${cells.join('')}<td style="background:${colour(done)}">${percentOf(done)}</td></tr>`;
  });
  return `<h2>Facts</h2>
<p class="note">${whatFactsCount}</p>
<div class="scroll">
<table>
<thead><tr><td></td><th scope="col">known</th><th scope="col">assumed</th><th scope="col">missing</th><th scope="col">filled, %</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>`;
}

function scale(): string {
  const steps = [1, 0.99, 0.75, 0.5, 0.25, 0].map((done) => {
    const label = done === 1 ? 'complete' : done === 0.99 ? 'nearly complete' : `${done * 100} %`;
    return `<li><span style="background:${colour(done)}"></span>${label}</li>`;
  });
  return `<ul class="scale">${steps.join('')}<li>– none</li><li>° with titles that are empty on purpose</li></ul>`;
}

function listMissing({ locales, languages, cells }: Coverage): string {
  const lists = locales.flatMap((code, index) => {
    const open = cells.filter(({ locale, missing }) => locale === code && missing.length > 0);
    if (open.length === 0) return [];
    const count = open.reduce((total, { missing }) => total + missing.length, 0);
    const items = open.map(
      ({ area, missing }) => `<li>${area}: <code>${missing.join('</code>, <code>')}</code></li>`,
    );
    const summary = `<summary>${code}, ${escapeText(languages[index] ?? '')}: ${count}</summary>`;
    return [`<details>${summary}<ul>${items.join('')}</ul></details>`];
  });
  return lists.length === 0 ? '' : `<h2>Missing or borrowed</h2>\n${lists.join('\n')}`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
