import { diffWords, markWords } from '../../generator/diagnostics/diff-words.ts';
import type { Change, ChangedPage } from './compare-pages.ts';

/** A text that differs in the same way on one or more pages. */
export interface SharedChange extends Change {
  readonly pages: readonly ChangedPage[];
}

/**
 * Changes by what differs, the one on the most pages last, so that the rare ones are read first. Of the pages of a change, the one that
 * changes most is the first: a new title stands on the page itself before the lists that name it.
 */
export function groupChanges(pages: readonly ChangedPage[]): readonly SharedChange[] {
  const groups = Map.groupBy(
    pages.flatMap((page) => withoutEchoes(page.changes).map((change) => ({ page, change }))),
    ({ change: { before, after } }) => JSON.stringify([before, after]),
  );
  return [...groups.values()]
    .flatMap((group) => {
      const own = [...new Set(group.map(({ page }) => page))].sort(
        (one, other) => other.changes.length - one.changes.length,
      );
      const first = group.find(({ page }) => page === own[0]);
      return first ? [{ ...first.change, pages: own }] : [];
    })
    .sort((one, other) => one.pages.length - other.pages.length);
}

/** Changes without those that are another change of the page with the same text around both of its versions, such as a title in structured data. */
function withoutEchoes(changes: readonly Change[]): readonly Change[] {
  const isEcho = ({ before, after }: Change) =>
    changes.some(
      (other) =>
        other.before !== '' &&
        other.before.length < before.length &&
        before.replace(other.before, () => other.after) === after,
    );
  return changes.filter((change) => !isEcho(change));
}

/** Numbers of pages, by status, then by language and template. */
export function summarize(pages: readonly ChangedPage[]): string {
  if (pages.length === 0) return 'No page differs.';
  const count = (status: string) => pages.filter((page) => page.status === status).length;
  const redirected = pages.filter(({ redirect }) => redirect !== undefined).length;
  const numbers = [
    `${count('changed')} changed`,
    `${count('added')} added`,
    `${count('removed')} removed, ${redirected} of them redirected`,
  ];
  const by = (name: 'locale' | 'template') =>
    [...Map.groupBy(pages, (page) => page[name])]
      .map(([value, some]) => `${value} ${some.length}`)
      .join(', ');
  return `${pages.length} pages differ: ${numbers.join(', ')}.\nLanguages: ${by('locale')}\nTemplates: ${by('template')}`;
}

const mostNamed = 3;

/** Names of pages, for one line. */
function namePages(pages: readonly ChangedPage[]): string {
  const names = pages.slice(0, mostNamed).map(({ path }) => decodeURI(path));
  return names.join(', ') + (pages.length > mostNamed ? ` and ${pages.length - mostNamed} more` : '');
}

/** The report for a terminal: altered words in [-brackets-] and {+braces+}, as git marks them. */
export function describeInText(pages: readonly ChangedPage[]): string {
  const lines = [summarize(pages)];
  for (const { path, status, redirect } of pages)
    if (status !== 'changed')
      lines.push('', `${status}: ${decodeURI(path)}${redirect ? `, leads to ${decodeURI(redirect)}` : ''}`);
  for (const { where, before, after, pages: some } of groupChanges(pages))
    lines.push('', namePages(some), `  ${where}: ${markWords(diffWords(before, after))}`);
  return lines.join('\n');
}
