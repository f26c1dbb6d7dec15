import { escapeMarkup } from '../../app/document/escape-markup.ts';
import { diffWords } from '../../generator/diagnostics/diff-words.ts';
import type { ChangedPage } from './compare-pages.ts';
import { groupChanges, type SharedChange, summarize } from './describe-changes.ts';

/** The styles of a report, for the policy of a page that shows one. */
export const reportStyle = `
:root { color-scheme: light dark; --line: #8886; --removed: #f003; --added: #0a03; }
body { max-inline-size: 76rem; margin: 2rem auto; padding-inline: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
table { inline-size: 100%; border-collapse: collapse; table-layout: fixed; margin-block: 0.5rem 2rem; }
td, th { inline-size: 50%; padding: 0.5rem; border: 1px solid var(--line); vertical-align: top; text-align: start; overflow-wrap: break-word; white-space: pre-wrap; }
del { background: var(--removed); text-decoration: line-through; }
ins { background: var(--added); text-decoration: underline; }
pre { white-space: pre-wrap; }
`;

/** The report as one file that needs nothing else: what differs, both versions beside each other, and on which pages. */
export function describeInHtml(pages: readonly ChangedPage[], base: string): string {
  const title = `What changes against ${base}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title>
<style>${reportStyle}</style>
<h1>${escapeMarkup(title)}</h1>
<pre>${escapeMarkup(summarize(pages))}</pre>
${listOthers(pages, 'added')}${listOthers(pages, 'removed')}
${describeEntries(pages)}
</html>
`;
}

function listOthers(pages: readonly ChangedPage[], status: ChangedPage['status']): string {
  const some = pages.filter((page) => page.status === status);
  if (some.length === 0) return '';
  const items = some.map(({ path, redirect }) => {
    const target = redirect === undefined ? '' : ` → ${escapeMarkup(decodeURI(redirect))}`;
    return `<li>${escapeMarkup(decodeURI(path))}${target}`;
  });
  return `<h2>${status === 'added' ? 'Added' : 'Removed'}: ${some.length}</h2>\n<ul>${items.join('\n')}</ul>\n`;
}

/** The differences by entry, with a list of contents. */
function describeEntries(pages: readonly ChangedPage[]): string {
  const entries = [...Map.groupBy(groupChanges(pages), (group) => escapeMarkup(group.pages[0]?.key ?? ''))];
  const items = entries.map(([key, groups]) => {
    const languages = new Set(groups.map((group) => group.pages[0]?.locale));
    return `<li><a href="#${key}">${key}</a>: ${[...languages].join(', ')}`;
  });
  const contents =
    entries.length > 1 ? `<nav aria-label="Contents"><ul>${items.join('\n')}</ul></nav>\n` : '';
  const sections = entries.map(
    ([key, groups]) =>
      `<section id="${key}">\n<h2>${key}</h2>\n${groups.map(describeGroup).join('\n')}\n</section>`,
  );
  return contents + sections.join('\n');
}

function describeGroup(group: SharedChange): string {
  const { where, before, after, pages } = group;
  const words = diffWords(before, after);
  const side = (isAfter: boolean) =>
    words
      .filter(({ added, removed }) => (isAfter ? !removed : !added))
      .map(({ value, added, removed }) => {
        const text = escapeMarkup(value);
        return added ? `<ins>${text}</ins>` : removed ? `<del>${text}</del>` : text;
      })
      .join('');
  const list = pages.map(({ path }) => `<li>${escapeMarkup(decodeURI(path))}`).join('');
  const [first] = pages;
  const more =
    pages.length > 1 ? `<details><summary>${pages.length} pages</summary><ul>${list}</ul></details>` : '';
  return `<h3>${escapeMarkup(decodeURI(first?.path ?? ''))}: ${escapeMarkup(where)}</h3>${more}
<table><tr><th>Before<th>After<tr lang="${first?.locale ?? ''}"><td>${side(false)}<td>${side(true)}</table>`;
}
