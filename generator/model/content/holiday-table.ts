import type { Report } from '../../diagnostics/diagnostic.ts';
import type { MarkdownNode } from '../../spec/markdown/parse-markdown.ts';
import type { HolidaysFile } from '../../spec/schema/site/holidays.ts';
import type { LocaleModel } from '../model.ts';
import type { ContentBlock } from './content-html.ts';

const marker = /^\{\{holidays (\d{4})\}\}$/;

/** Data for tables of holidays. */
export interface HolidaysContext {
  /** Undefined where the file is missing or faulty. */
  readonly holidays: HolidaysFile | undefined;
  readonly locale: LocaleModel;
}

/** The year of a paragraph that stands for the holidays of a year; undefined for any other block. */
export function yearOfTable({ type, children }: MarkdownNode): string | undefined {
  const [only] = children;
  if (type !== 'paragraph' || children.length !== 1 || only?.type !== 'text') return undefined;
  return marker.exec(only.value.trim())?.[1];
}

/** The declared holidays of a year as a table, in the order of the days: the day with its weekday, the name with its region. */
export function buildHolidayTable(
  { file, offset }: { readonly file: string; readonly offset: number },
  year: string,
  { holidays, locale }: HolidaysContext,
  report: Report,
): ContentBlock[] {
  const format = new Intl.DateTimeFormat(new Intl.Locale(locale.bcp47, { region: locale.region }), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const rows = (holidays?.holidays[locale.code] ?? [])
    .flatMap(({ name, where, days }) => days.map((day) => ({ day, name, where })))
    .filter(({ day }) => day.startsWith(year))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .map(({ day, name, where }) => {
      const words = where === undefined ? name : `${name} (${where})`;
      return block('tableRow', [
        cell(format.format(new Date(`${day}T00:00:00Z`)).replace(/(\d\S*) /, '$1\u00a0')),
        cell(words),
      ]);
    });
  if (rows.length > 0) return [block('table', [block('tableRow', [cell(''), cell('')]), ...rows])];
  report({
    code: 'FACT_UNKNOWN',
    message: `No holidays of ${year} are declared for ${locale.code}.`,
    help: `Add their days to data/holidays.yaml under ${locale.code}, or name another year.`,
    at: [{ file, offset }],
  });
  return [];
}

function cell(words: string): ContentBlock {
  const text = { type: 'text', value: words, depth: 0, ordered: false, children: [] };
  return block('tableCell', words === '' ? [] : [text]);
}

function block(type: string, children: readonly ContentBlock[]): ContentBlock {
  return { type, value: '', depth: 0, ordered: false, children };
}
