import type { Model } from '../../model/model.ts';
import type { StaleText } from '../../model/texts/trace-translations.ts';
import type { SpecSource } from '../../spec/files/spec-source.ts';
import type { Text } from '../../spec/texts/list-texts.ts';
import { completePlurals } from '../locales.ts';
import { countFacts, type FactCount, listUnsorted } from './facts.ts';

/** The coverage of one area in one locale. */
export interface Cell {
  readonly area: string;
  readonly locale: string;
  /** Pages; texts of a catalogue, names of records or terms of the glossary. */
  readonly total: number;
  /** Those with their own title or text; texts of a catalogue must differ from those of the fallback. */
  readonly own: number;
  /** Titles that are empty on purpose. */
  readonly empty: number;
  /** Pages with their own summary; 0 except for pages. */
  readonly summaries: number;
  /** Keys of missing or borrowed texts. */
  readonly missing: readonly string[];
}

/** Areas besides the route areas: bodies of pages, the interface, the names in spec/data, the glossary. */
const textAreas = ['bodies', 'messages', 'names', 'glossary'];

/** The coverage of every route area and of `textAreas`, in every locale. */
export interface Coverage {
  readonly locales: readonly string[];
  /** The languages’ own names, in the order of `locales`. */
  readonly languages: readonly string[];
  readonly areas: readonly string[];
  readonly cells: readonly Cell[];
  /** In the order of `locales`. */
  readonly bodies: readonly BodyCount[];
  /** Translations that are older than their source. */
  readonly stale: readonly StaleText[];
  readonly facts: readonly FactCount[];
  /** Keys of listed entries without a theme or topic, though their kind has them: no filter finds these. */
  readonly unsorted: readonly string[];
}

/** Short texts may be the same in two languages (Menu, Blog): up to this length … */
const shortText = 24;

/** … and up to this share of a catalogue. More than that are untranslated. */
const fewTexts = 0.2;

/** Counts each locale's own texts, and the facts. */
export function measureCoverage(model: Model, source: SpecSource): Coverage {
  const locales = model.locales.list.map((locale) => locale.code);
  const bodies = measureBodies(model);
  const texts = Map.groupBy(
    source.texts.filter(({ entry }) => entry === undefined),
    areaOf,
  );
  const cells = locales.flatMap((locale) => [
    ...model.areas.map((area) => measureArea(area, locale, source)),
    ...bodies.cells.filter((cell) => cell.locale === locale),
    measureMessages(model, locale, texts.get('messages') ?? []),
    measureTexts('names', locale, texts.get('names') ?? []),
    measureTexts('glossary', locale, texts.get('glossary') ?? []),
  ]);
  const languages = model.locales.list.map((locale) => locale.name);
  const areas = [...model.areas.map((area) => area.name), ...textAreas];
  const facts = countFacts(model, source);
  return {
    locales,
    languages,
    areas,
    cells,
    bodies: bodies.counts,
    stale: model.stale,
    facts,
    unsorted: listUnsorted(model, source),
  };
}

function measureArea(area: Model['areas'][number], locale: string, source: SpecSource): Cell {
  const entries = source.routes.get(area.name)?.entries;
  const pages = area.entries.flatMap((entry) => entry.pages).filter((page) => page.locale === locale);
  const textsOf = (key: string) => entries?.get(key)?.locales[locale];
  const empty = pages.filter((page) => textsOf(page.key)?.title === '');
  const own = pages.filter((page) => page.titleLocale === undefined);
  const complete = own.filter((page) => page.summary !== undefined && page.summaryLocale === undefined);
  const missing = pages
    .filter((page) => !empty.includes(page) && !complete.includes(page))
    .map((page) => page.key);
  return {
    area: area.name,
    locale,
    total: pages.length,
    own: own.length,
    empty: empty.length,
    summaries: complete.length,
    missing,
  };
}

function measureMessages(model: Model, locale: string, messages: readonly Text[]): Cell {
  const { fallback = [], bcp47 = locale } =
    model.locales.list.find((candidate) => candidate.code === locale) ?? {};
  // A new catalogue has the texts of another one with its own plural categories.
  const isCopied = ({ versions }: Text) => {
    const [text, from] = [versions.get(locale), versions.get(fallback[0] ?? '')];
    if (locale === model.locales.base || text === undefined || from === undefined) return false;
    return text === from || text === completePlurals(from, bcp47);
  };
  const copied = new Set(messages.filter(isCopied));
  const areFew = copied.size <= messages.length * fewTexts;
  const isMissing = (message: Text) =>
    copied.has(message) && !(areFew && (message.versions.get(locale) ?? '').length <= shortText);
  return measureTexts('messages', locale, messages, isMissing);
}

/** Counts texts; besides those that a locale lacks, `isMissing` says which are missing. */
function measureTexts(
  area: string,
  locale: string,
  texts: readonly Text[],
  isMissing: (text: Text) => boolean = () => false,
): Cell {
  const missing = texts.filter((text) => !text.versions.has(locale) || isMissing(text)).map(({ id }) => id);
  const own = texts.length - missing.length;
  return { area, locale, total: texts.length, own, empty: 0, summaries: 0, missing };
}

/** The area of texts that belong to no page: messages, glossary or names. */
function areaOf({ id }: Text): string {
  return /^(?:messages|glossary)(?= )/.exec(id)?.[0] ?? 'names';
}

/** The share of complete pages or texts, 0 to 1; undefined where there is none. */
export function share({ total, missing }: Cell): number | undefined {
  return total === 0 ? undefined : (total - missing.length) / total;
}

/** The cell of an area in a locale. */
export function cellOf(cells: readonly Cell[], area: string, locale: string): Cell | undefined {
  return cells.find((cell) => cell.area === area && cell.locale === locale);
}

/** All pages of a locale as one cell. */
export function sumPages(all: readonly Cell[], locale: string): Cell {
  const cells = all.filter((cell) => cell.locale === locale && !textAreas.includes(cell.area));
  const add = (field: 'total' | 'own' | 'empty' | 'summaries') =>
    cells.reduce((total, cell) => total + cell[field], 0);
  const [total, own, empty, summaries] = [add('total'), add('own'), add('empty'), add('summaries')];
  const missing = cells.flatMap((cell) => cell.missing);
  return { area: 'all pages', locale, total, own, empty, summaries, missing };
}

/** The bodies of the pages of a locale by their status. */
interface BodyCount {
  readonly locale: string;
  /** Read by a second reader since they last changed. */
  readonly reviewed: number;
  /** Its own, but not reviewed. */
  readonly written: number;
  /** Shown in another language, with a note. */
  readonly borrowed: number;
}

/** The bodies of each locale: their number by status, and a cell in which borrowed ones are missing. */
function measureBodies({ areas, content, dates, locales }: Model): {
  readonly counts: readonly BodyCount[];
  readonly cells: readonly Cell[];
} {
  const own = new Set(content.map(({ entry, locale }) => `${entry} ${locale}`));
  const entries = new Set(content.map(({ entry }) => entry));
  const pages = areas.flatMap((area) => area.entries.flatMap((entry) => entry.pages));
  const measured = locales.list.map(({ code }) => {
    const withBody = pages.filter(({ key, locale }) => locale === code && entries.has(key));
    const borrowed = withBody.filter(({ key }) => !own.has(`${key} ${code}`));
    const reviewed = withBody.filter((page) => dates.get(page)?.reviewed !== undefined).length;
    const total = withBody.length;
    const written = total - borrowed.length - reviewed;
    return {
      count: { locale: code, reviewed, written, borrowed: borrowed.length },
      cell: {
        area: 'bodies',
        locale: code,
        total,
        own: total - borrowed.length,
        empty: 0,
        summaries: 0,
        missing: borrowed.map(({ key }) => key),
      },
    };
  });
  return { counts: measured.map(({ count }) => count), cells: measured.map(({ cell }) => cell) };
}
