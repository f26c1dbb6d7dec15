import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { formatHour, type HourForms } from '../../runtime/hours.ts';
import type { MarkdownNode } from '../../spec/markdown/parse-markdown.ts';
import type { AccessibilityFile, HolidaysFile } from '../../spec/schema/facts/data.ts';
import { companyFields, type SiteFile } from '../../spec/schema/site/site.ts';
import type { LocaleModel } from '../model.ts';
import { auditFact, auditFactNames } from './audit-facts.ts';
import type { ContentBlock } from './content-html.ts';

/** Facts of the site that a body may show, as `{{name}}`, with their values. */
const facts = {
  name: ({ name }) => [text(name)],
  opens: ({ hours }, language) => [text(formatHour(hours.opens, language))],
  closes: ({ hours }, language) => [text(formatHour(hours.closes, language))],
  phone: ({ contact }) => [link(`tel:${contact.phone}`, formatPhone(contact.phone))],
  email: ({ contact }) => [link(`mailto:${contact.email}`, contact.email)],
} satisfies Record<string, (site: SiteFile, language: HourForms) => ContentBlock[]>;

/** Facts of the company, which pages fill in: they may be missing. */
const companyFacts = companyFields.map((field) => `company${field[0]?.toUpperCase()}${field.slice(1)}`);

/** Names of the facts that every body may show. */
export const siteFactNames: readonly string[] = [...Object.keys(facts), ...auditFactNames, ...companyFacts];

/** Facts for the texts of one body. */
interface FactSources {
  readonly site: SiteFile;
  /** Undefined where nothing has been checked. */
  readonly accessibility: AccessibilityFile | undefined;
  readonly locale: LocaleModel;
  /** Names of the entry's facts that can be said in words. */
  readonly ofEntry: readonly string[];
}

/** A text node of a body. */
interface TextNode {
  readonly file: string;
  readonly offset: number;
  readonly value: string;
}

/**
 * The text with facts in place of their names. An unknown name is an error; a copy of opening hours, phone number or
 * e-mail address a warning, since it stays as it is when the fact changes.
 */
export function fillFacts(
  { file, offset, value }: TextNode,
  { site, accessibility, locale, ofEntry }: FactSources,
  report: Report,
): ContentBlock[] {
  const at = [{ file, offset }];
  const plain = plainSpaces(value);
  for (const [names, copies, pattern] of copiesOf(site, locale)) {
    if (!pattern.test(plain)) continue;
    report({
      code: 'FACT_COPIED',
      message: `The text repeats ${copies.join(' and ')} from site.yaml.`,
      help: `Write ${names.map((name) => `{{${name}}}`).join(' and ')} in its place.`,
      at,
    });
  }
  const blocks = value.split(/(\{\{[^{}]*\}\})/).flatMap((part) => {
    const name = /^\{\{(.*)\}\}$/.exec(part)?.[1];
    if (name === undefined) return part === '' ? [] : [text(part)];
    if (Object.hasOwn(facts, name)) return facts[name as keyof typeof facts](site, locale);
    const found = auditFact(name, accessibility, locale);
    if (found !== undefined) return [text(found)];
    if (companyFacts.includes(name) || ofEntry.includes(name)) return [{ ...text(name), type: 'fact' }];
    const names = [...siteFactNames, ...ofEntry];
    report({
      code: 'FACT_UNKNOWN',
      message: `There is no fact “${name}” of the site or of this entry.`,
      help: `${didYouMean(name, names)}Write one of ${names.join(', ')} between the braces.`,
      at,
    });
    return [];
  });
  return joinTexts(blocks);
}

/** Neighbouring texts as one, so that a fact in place of its copy changes no body. */
function joinTexts(blocks: readonly ContentBlock[]): ContentBlock[] {
  const joined: ContentBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last?.type === 'text' && block.type === 'text')
      joined[joined.length - 1] = text(last.value + block.value);
    else joined.push(block);
  }
  return joined;
}

type Copies = ReturnType<typeof listCopies>;

/** By site and language, since there are thousands of texts. */
const knownCopies = new WeakMap<SiteFile, Map<string, Copies>>();

function copiesOf(site: SiteFile, language: HourForms): Copies {
  const byLanguage = knownCopies.get(site) ?? new Map<string, Copies>();
  const copies = byLanguage.get(language.bcp47) ?? listCopies(site, language);
  knownCopies.set(site, byLanguage.set(language.bcp47, copies));
  return copies;
}

/** Texts that are copies of facts where they stand close together, with the names of the facts. */
function listCopies({ hours, contact }: SiteFile, language: HourForms) {
  const times = [formatHour(hours.opens, language), formatHour(hours.closes, language)];
  const copies = [
    [['opens', 'closes'], times],
    [['phone'], [formatPhone(contact.phone)]],
    [['phone'], [contact.phone]],
    [['email'], [contact.email]],
  ] as const;
  return copies.map(([names, texts]) => {
    const words = texts.map((copy) => `(?<![\\d.,])${plainSpaces(copy).replaceAll(/[.+]/g, '\\$&')}(?!\\d)`);
    return [names, texts, new RegExp(words.join('.{1,9}'))] as const;
  });
}

function plainSpaces(value: string): string {
  return value.replaceAll('\u00a0', ' ');
}

/** In international form, in groups that stay on one line. */
function formatPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational().replaceAll(' ', '\u00a0') ?? phone;
}

function text(value: string): ContentBlock {
  return { type: 'text', value, depth: 0, ordered: false, children: [] };
}

function link(url: string, label: string): ContentBlock {
  return { type: 'link', value: '', depth: 0, ordered: false, children: [text(label)], url };
}

const marker = /^\{\{holidays (\d{4})\}\}$/;

/** Data for tables of holidays. */
export interface HolidaysContext {
  /** Undefined where the file is missing or faulty. */
  readonly holidays: HolidaysFile | undefined;
  readonly locale: LocaleModel;
}

/** The year of a paragraph that is replaced by the holidays of a year; undefined for any other block. */
export function yearOfTable({ type, children }: MarkdownNode): string | undefined {
  const [only] = children;
  if (type !== 'paragraph' || children.length !== 1 || only?.type !== 'text') return undefined;
  return marker.exec(only.value.trim())?.[1];
}

/** The declared holidays of a year as a table, in the order of the days: the day with its weekday on one line, the name with its region. */
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
      const date = format.format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', '\u00a0');
      return block('tableRow', [
        cell(isFirst(day) ? date.replace('1', locale.firstOfMonth ?? '1') : date),
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

function isFirst(day: string): boolean {
  return day.endsWith('-01');
}

function cell(words: string): ContentBlock {
  const text = { type: 'text', value: words, depth: 0, ordered: false, children: [] };
  return block('tableCell', words === '' ? [] : [text]);
}

function block(type: string, children: readonly ContentBlock[]): ContentBlock {
  return { type, value: '', depth: 0, ordered: false, children };
}
