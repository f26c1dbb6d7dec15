import type { Report } from '../../diagnostics/diagnostic.ts';
import type { LocalesModel } from '../model.ts';
import { findLocale } from '../site/locales.ts';
import { type DraftPage, fieldOrigin, localeOrigin } from './draft-pages.ts';

/** The texts of a page, its own or borrowed, with the locale of borrowed ones. */
interface ResolvedTexts {
  readonly title: string;
  readonly titleLocale: string | undefined;
  readonly summary: string | undefined;
  readonly summaryLocale: string | undefined;
}

/**
 * Resolves the texts of one entry's drafts. A title that is missing, borrowed (`from`) or empty on purpose comes from the
 * locale in `from`, else along the locale's fallback chain, else from any locale with a title.
 */
export function resolveTexts(
  drafts: readonly DraftPage[],
  locales: LocalesModel,
  report: Report,
): ReadonlyMap<DraftPage, ResolvedTexts> {
  const withTitle = new Map(
    drafts.filter((draft) => draft.texts.title).map((draft) => [draft.locale, draft]),
  );
  const resolved = new Map<DraftPage, ResolvedTexts>();
  const untranslated: DraftPage[] = [];
  const borrowed: DraftPage[] = [];
  const isComplete = ({ locale }: DraftPage) =>
    locales.list.find(({ code }) => code === locale)?.isComplete === true;
  const untitled: DraftPage[] = [];
  for (const draft of drafts) {
    const { title, summary, from } = draft.texts;
    if (title) {
      resolved.set(draft, { title, titleLocale: undefined, summary, summaryLocale: undefined });
      continue;
    }
    const chain = locales.list.find((locale) => locale.code === draft.locale)?.fallback ?? [];
    const sources = [...(from === undefined ? [] : [from]), ...chain, ...withTitle.keys()];
    const source = sources.map((code) => withTitle.get(code)).find((candidate) => candidate !== undefined);
    if (source === undefined) {
      untitled.push(draft);
      continue;
    }
    if (from !== undefined && !withTitle.has(from))
      reportNothingToBorrow(draft, from, [...withTitle.keys()], locales, report);
    if (title === undefined && isComplete(draft)) (from === undefined ? untranslated : borrowed).push(draft);
    const summaries = {
      summary: summary ?? source.texts.summary,
      summaryLocale: summary || !source.texts.summary ? undefined : source.locale,
    };
    resolved.set(draft, { title: source.texts.title ?? '', titleLocale: source.locale, ...summaries });
  }
  reportUntitled(untitled, report);
  reportUntranslated(untranslated, report);
  reportBorrowed(borrowed, report);
  return resolved;
}

function reportNothingToBorrow(
  draft: DraftPage,
  from: string,
  sources: readonly string[],
  locales: LocalesModel,
  report: Report,
): void {
  const at = fieldOrigin(draft, 'from');
  if (!findLocale(from, locales.list, at, report)) return;
  report({
    code: 'ENTRY_NOT_PUBLISHED',
    message: `“${draft.key}” has no title in ${from} that ${draft.locale} could borrow.`,
    help: `Name a locale with a title (${sources.join(', ')}), or give this one its own.`,
    at: [at],
  });
}

function reportUntitled(drafts: readonly DraftPage[], report: Report): void {
  const [first] = drafts;
  if (first === undefined) return;
  report({
    code: 'TITLE_MISSING',
    message: `“${first.key}” has no title in any locale.`,
    help: 'Add “title: …” in at least one of its locales.',
    at: [localeOrigin(first)],
  });
}

function reportUntranslated(drafts: readonly DraftPage[], report: Report): void {
  const [first] = drafts;
  if (first === undefined) return;
  report({
    code: 'TRANSLATION_MISSING',
    message: `“${first.key}” has no title in ${drafts.map((draft) => draft.locale).join(', ')}.`,
    help: 'Add “title: …” there, or “from: en” to show English for now, or title: "" to keep the page out of menus on purpose.',
    at: drafts.map(localeOrigin),
  });
}

function reportBorrowed(drafts: readonly DraftPage[], report: Report): void {
  const [first] = drafts;
  if (first === undefined) return;
  report({
    code: 'TRANSLATION_MISSING',
    message: `“${first.key}” borrows its texts in ${drafts.map((draft) => draft.locale).join(', ')}.`,
    help: 'Translate them: replace “from: …” by “title: …” and “summary: …”.',
    at: [localeOrigin(first)],
  });
}

/** A page's title with additions that distinguish it from an equal one, best first. */
interface TitledPage {
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
