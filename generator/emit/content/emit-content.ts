import type { Model } from '../../model/model.ts';
import {
  importTable,
  literal,
  objectLines,
  recordTable,
  stringLiteral,
  type Table,
} from '../output/literals.ts';
import { constant, functionOf, importNames, type SourceFile } from '../output/structures.ts';

/** generated/content: the bodies of pages as HTML, a table for each language. */
export function* emitContent(model: Model): Generator<readonly [path: string, file: SourceFile | Table]> {
  const { content, locales } = model;
  const codes = locales.list
    .map(({ code }) => code)
    .filter((code) => content.some(({ locale }) => locale === code));
  for (const code of codes) {
    const bodies = content.filter(({ locale }) => locale === code);
    yield [`generated/content/${code}.json`, recordTable(bodies.map(({ entry, html }) => [entry, html]))];
  }
  yield [
    'generated/content/index.ts',
    {
      source: 'spec/content',
      statements: [
        importNames('../locales.ts', ['Locale'], 'type'),
        importNames('../routes/keys.ts', ['RouteKey'], 'type'),
        ...codes.map((code) => importTable(`${code}Content`, `./${code}.json`)),
        `/** The body of a page: HTML with the elements that the spec allows. Facts of the entry and pictures are empty elements with data-fact or data-picture. */
export interface Body {
  readonly html: string;
  /** Its own locale: another than the page’s if it is borrowed. */
  readonly locale: Locale;
  /** Whether it is a legal text that was translated from an earlier version of the one that binds. */
  readonly isOutdated: boolean;
}`,
        constant(
          'bodies',
          'Readonly<Partial<Record<Locale, unknown>>>',
          objectLines(codes.map((code) => [code, `${code}Content`])),
        ),
        constant(
          'bodyLocales',
          'Readonly<Record<string, Readonly<Partial<Record<Locale, Locale>>>>>',
          objectLines(
            listBorrowed(model).map(([entry, borrowed]) => [
              entry,
              `{ ${borrowed.map(([locale, source]) => `${locale}: ${stringLiteral(source)}`).join(', ')} }`,
            ]),
          ),
        ),
        constant(
          'outdatedBodies',
          'Readonly<Record<string, readonly Locale[]>>',
          objectLines(listOutdated(model).map(([entry, outdated]) => [entry, literal(outdated)])),
        ),
        functionOf(
          'findBody',
          [
            ['key', 'RouteKey'],
            ['locale', 'Locale'],
          ],
          'Body | undefined',
          [
            'const source = bodyLocales[key]?.[locale] ?? locale;',
            'const texts = bodies[source] as Readonly<Record<string, string>> | undefined;',
            'const html = texts?.[key];',
            'const isOutdated = outdatedBodies[key]?.includes(source) === true;',
            'return html === undefined ? undefined : { html, locale: source, isOutdated };',
          ],
          'The body of a page, its own or one that it borrows from the nearest language; undefined if it has none in any.',
        ),
      ],
    },
  ];
}

type Borrowed = [entry: string, borrowed: [locale: string, source: string][]];

/** For each entry with a body, the locales of its other pages with the nearest locale along their fallback chain that has one. */
function listBorrowed({ content, locales, areas }: Model): Borrowed[] {
  const written = Map.groupBy(content, ({ entry }) => entry);
  const all: Borrowed[] = [];
  for (const { key, pages } of areas.flatMap(({ entries }) => entries)) {
    const own = (written.get(key) ?? []).map(({ locale }) => locale);
    if (own.length === 0 || own.length === pages.length) continue;
    const borrowed: [string, string][] = [];
    for (const { locale } of pages) {
      if (own.includes(locale)) continue;
      const chain = locales.list.find(({ code }) => code === locale)?.fallback ?? [];
      const source = [...chain, ...own].find((code) => own.includes(code));
      if (source !== undefined) borrowed.push([locale, source]);
    }
    all.push([key, borrowed]);
  }
  return all;
}

/** Legal pages with the locales whose bodies are older than the one that binds. */
function listOutdated({
  stale,
  facts,
  site,
}: Model): (readonly [entry: string, locales: readonly string[]])[] {
  const legal = new Set(facts.filter(({ purpose }) => purpose === 'legal').map(({ key }) => key));
  const outdated = stale.filter(
    ({ text }) => text.place.path.length === 0 && text.source === site.bindingLocale,
  );
  const byEntry = Map.groupBy(outdated, ({ text }) => text.entry ?? '');
  return [...byEntry]
    .filter(([entry]) => legal.has(entry))
    .map(([entry, bodies]) => [entry, bodies.map(({ locale }) => locale)]);
}
