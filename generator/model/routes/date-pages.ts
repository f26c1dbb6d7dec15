import { hash } from 'node:crypto';
import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import type { AreaSource } from '../../spec/files/spec-source.ts';
import { isDay } from '../../spec/schema/fields.ts';
import { type Area, entryFile } from '../../spec/schema/routes/areas.ts';
import type { RoutesEntry } from '../../spec/schema/routes/routes.ts';
import type { ContentModel } from '../content/content-html.ts';
import type { AreaModel, Model, PageDates, PageModel, TextRecord } from '../model.ts';

/** Data for dating pages. */
interface TextsContext {
  readonly areas: readonly AreaModel[];
  readonly content: readonly ContentModel[];
  /** Records of earlier runs; a merge may leave several lines for one page. */
  readonly previous: readonly TextRecord[];
  /** The day as YYYY-MM-DD; called only where a text is not on record, or a date is declared. */
  readonly today: () => string;
}

/**
 * The record of every page, sorted. The dates of a page whose texts are on record stay, so the same spec gives the same
 * record on any day; a page with other texts has changed today.
 */
function recordTexts({ areas, content, previous, today }: TextsContext): readonly TextRecord[] {
  const known = Map.groupBy(previous, ({ key, locale }) => `${key} ${locale}`);
  const bodies = new Map(content.map(({ entry, locale, words }) => [`${entry} ${locale}`, words]));
  const pages = areas.flatMap(({ entries }) => entries.flatMap((entry) => entry.pages));
  return pages
    .map((page): readonly [id: string, record: TextRecord] => {
      const { key, locale } = page;
      const id = `${key} ${locale}`;
      const digest = digestTexts(page, bodies.get(id));
      const lines = known.get(id) ?? [];
      const same = lines.filter((line) => line.digest === digest);
      const [published = today()] = lines.map((line) => line.published).sort();
      const changed =
        same
          .map((line) => line.changed)
          .sort()
          .at(-1) ?? today();
      return [id, { key, locale, digest, published, changed }];
    })
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, record]) => record);
}

/** Changing this format would give every page of the site a new date. */
function digestTexts({ title, summary = '' }: PageModel, body: string | undefined): string {
  const own = `${title}|${summary}`.replace(/\s+/g, ' ');
  return hash('sha256', body ? `${own}|${body}` : own).slice(0, 8);
}

/** The record of every page, and its dates: the days that it declares, which are checked, else the recorded ones. */
export function datePages(
  sources: ReadonlyMap<Area, AreaSource>,
  context: TextsContext,
  report: Report,
): Pick<Model, 'texts' | 'dates'> {
  const { areas, content, today } = context;
  const records = recordTexts(context);
  const byPage = new Map(records.map((record) => [`${record.key} ${record.locale}`, record]));
  for (const { entry, locale, reviewed } of content) {
    if (reviewed === undefined || reviewed <= today()) continue;
    report({
      code: 'DATE_IN_FUTURE',
      message: `The review of “${entry}” in ${locale} is of ${reviewed}, and today is ${today()}.`,
      help: 'Write the day on which somebody read the text.',
      at: [{ file: `content/${entry}/${locale}.md`, offset: 0 }],
    });
  }
  const reviews = new Map(content.map(({ entry, locale, reviewed }) => [`${entry} ${locale}`, reviewed]));
  const dates = new Map<PageModel, PageDates>();
  for (const { name, entries } of areas) {
    for (const { key, pages } of entries) {
      const declared = sources.get(name)?.entries.get(key) ?? {};
      checkDates(name, key, declared, today, report);
      for (const page of pages) {
        const id = `${key} ${page.locale}`;
        const record = byPage.get(id);
        if (record === undefined) continue;
        const own = resolveDates(declared, record);
        const reviewed = reviews.get(id);
        const isCurrent = reviewed !== undefined && reviewed >= own.updated;
        dates.set(page, isCurrent ? { ...own, reviewed } : own);
      }
    }
  }
  return { texts: records, dates };
}

type Declared = Pick<RoutesEntry, 'published' | 'updated' | 'from'>;

/**
 * A page is never updated before it is published, whichever of the two is declared, and not published before its first
 * day.
 */
function resolveDates({ published, updated, from = '' }: Declared, record: TextRecord): PageDates {
  const first = published ?? later(from, earlier(record.published, updated ?? record.published));
  return { published: first, updated: updated ?? later(record.changed, first) };
}

function checkDates(
  area: Area,
  key: string,
  { published, updated }: Declared,
  today: () => string,
  report: Report,
): void {
  const at = (field: keyof Declared) => ({ file: entryFile(area, key), path: [field] });
  let areDays = true;
  for (const [field, date] of [['published', published] as const, ['updated', updated] as const]) {
    if (date === undefined) continue;
    if (!checkDay(date, at(field), report)) {
      areDays = false;
    } else if (date > today()) {
      report({
        code: 'DATE_IN_FUTURE',
        message: `“${field}” of “${key}” is ${date}, and today is ${today()}.`,
        help: 'Name today or an earlier day, or leave the field out: the generator records the day itself.',
        at: [at(field)],
      });
    }
  }
  if (!areDays || published === undefined || updated === undefined || updated >= published) return;
  report({
    code: 'DATES_REVERSED',
    message: `“${key}” was updated on ${updated}, before it was published on ${published}.`,
    help: 'Correct one of the two dates, or remove “updated”.',
    at: [at('updated'), at('published')],
  });
}

/** Whether a day exists; one that does not is reported. */
export function checkDay(day: string, at: Origin, report: Report): boolean {
  if (isDay(day)) return true;
  report({
    code: 'VALUE_INVALID',
    message: `The day ${day} does not exist.`,
    help: 'Write an existing day as year, month and day: 2026-02-28.',
    at: [at],
  });
  return false;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
