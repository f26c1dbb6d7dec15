import type { Report } from '../../diagnostics/diagnostic.ts';
import { type DraftPage, fieldOrigin } from './draft-page.ts';

/** A page's title with additions that distinguish it from an equal one, best first. */
export interface TitledPage {
  readonly draft: DraftPage;
  readonly title: string;
  /** Whether the title is the page's own and not borrowed. */
  readonly own: boolean;
  readonly place: string | undefined;
  readonly section: string | undefined;
}

/** Titles unique within each locale; two own titles alike are reported as a warning. */
export function makeTitlesUnique(
  pages: readonly TitledPage[],
  report: Report,
): ReadonlyMap<DraftPage, string> {
  const groups = Map.groupBy(pages, (page) => `${page.draft.locale} ${page.title}`);
  const taken = new Set<string>();
  const result = new Map<DraftPage, string>();
  for (const [name, group] of [...groups].sort(([, a], [, b]) => a.length - b.length)) {
    const [first] = group;
    if (group.length === 1 && first !== undefined && !taken.has(name)) {
      taken.add(name);
      result.set(first.draft, first.title);
      continue;
    }
    reportDuplicates(group, report);
    const titles = chooseTitles(group, taken);
    for (const [index, page] of group.entries()) {
      const title = titles[index] ?? page.title;
      taken.add(`${page.draft.locale} ${title}`);
      result.set(page.draft, title);
    }
  }
  return result;
}

function chooseTitles(group: readonly TitledPage[], taken: ReadonlySet<string>): string[] {
  const variants: ((page: TitledPage) => (string | undefined)[])[] = [
    () => [],
    ({ place }) => [place],
    ({ section }) => [section],
    ({ place, section }) => [place, section],
    ({ draft }) => [draft.key],
  ];
  for (const variant of variants) {
    const titles = group.map((page) => [page.title, ...variant(page).filter(Boolean)].join(' – '));
    const free = titles.every((title, index) => !taken.has(`${group[index]?.draft.locale} ${title}`));
    if (free && new Set(titles).size === titles.length) return titles;
  }
  return group.map(({ title, draft }) => `${title} – ${draft.path}`);
}

function reportDuplicates(group: readonly TitledPage[], report: Report): void {
  const own = group.filter((page) => page.own);
  const [first] = own;
  if (own.length < 2 || first === undefined) return;
  report({
    code: 'TITLE_DUPLICATE',
    message: `${own.length} pages have the title “${first.title}” in ${first.draft.locale}: ${own.map(({ draft }) => draft.key).join(', ')}.`,
    help: 'Add a distinction to each title, such as its place.',
    at: own.map(({ draft }) => fieldOrigin(draft, 'title')),
  });
}
