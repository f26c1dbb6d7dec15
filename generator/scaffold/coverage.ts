import type { Model } from '../model/model.ts';
import type { SpecSource } from '../read/spec-source.ts';

/** How far the texts of one area are in one locale. */
export interface Cell {
  readonly area: string;
  readonly locale: string;
  /** Pages, or texts of a catalogue. */
  readonly total: number;
  /** Titles of its own, or texts that differ from those it falls back to. */
  readonly own: number;
  /** Titles that are empty on purpose. */
  readonly empty: number;
  /** Pages with a summary of their own; 0 for the catalogue. */
  readonly summaries: number;
  /** Keys of what is missing or borrowed. */
  readonly missing: readonly string[];
}

/** The coverage of every area, and of the interface as the area “messages”, in every locale. */
export interface Coverage {
  readonly locales: readonly string[];
  readonly areas: readonly string[];
  readonly cells: readonly Cell[];
}

/** Texts that are the same in many languages and so do not count as untranslated. */
const sameEverywhere = 24;

/** Counts what each locale has of its own. */
export function measureCoverage(model: Model, source: SpecSource): Coverage {
  const locales = model.locales.list.map((locale) => locale.code);
  const cells = locales.flatMap((locale) => [
    ...model.areas.map((area) => measureArea(area, locale, source)),
    measureMessages(model, locale, source),
  ]);
  return { locales, areas: [...model.areas.map((area) => area.name), 'messages'], cells };
}

function measureArea(area: Model['areas'][number], locale: string, source: SpecSource): Cell {
  const entries = source.routes.get(area.name)?.entries ?? {};
  const pages = area.entries.flatMap((entry) => entry.pages).filter((page) => page.locale === locale);
  const textsOf = (key: string) => entries[key]?.locales[locale];
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

function measureMessages(model: Model, locale: string, source: SpecSource): Cell {
  const catalogue = source.messages.get(locale) ?? {};
  const fallback = model.locales.list.find((candidate) => candidate.code === locale)?.fallback[0];
  const lent =
    fallback === undefined || locale === model.locales.base ? {} : (source.messages.get(fallback) ?? {});
  const missing = model.messages.keys.filter(({ group, name }) => {
    const text = catalogue[group]?.[name];
    const other = lent[group]?.[name];
    return text === undefined || (text === other && text.length > sameEverywhere);
  });
  const total = model.messages.keys.length;
  const keys = missing.map(({ group, name }) => `${group}.${name}`);
  return {
    area: 'messages',
    locale,
    total,
    own: total - missing.length,
    empty: 0,
    summaries: 0,
    missing: keys,
  };
}

/** The share of pages or texts that need nothing more, 0 to 1; undefined where there is none. */
export function share({ total, missing }: Cell): number | undefined {
  return total === 0 ? undefined : (total - missing.length) / total;
}
