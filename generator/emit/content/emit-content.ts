import type { Model } from '../../model/model.ts';
import { importTable, objectLines, recordTable, stringLiteral, type Table } from '../output/literals.ts';
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
}`,
        constant(
          'bodies',
          'Readonly<Partial<Record<Locale, unknown>>>',
          objectLines(codes.map((code) => [code, `${code}Content`])),
        ),
        constant(
          'lenders',
          'Readonly<Record<string, Readonly<Partial<Record<Locale, Locale>>>>>',
          objectLines(
            listLenders(model).map(([entry, lent]) => [
              entry,
              `{ ${lent.map(([locale, lender]) => `${locale}: ${stringLiteral(lender)}`).join(', ')} }`,
            ]),
          ),
        ),
        functionOf(
          'findBody',
          [
            ['key', 'RouteKey'],
            ['locale', 'Locale'],
          ],
          'Body | undefined',
          [
            'const source = lenders[key]?.[locale] ?? locale;',
            'const texts = bodies[source] as Readonly<Record<string, string>> | undefined;',
            'const html = texts?.[key];',
            'return html === undefined ? undefined : { html, locale: source };',
          ],
          'The body of a page, its own or one that it borrows from the nearest language; undefined if it has none in any.',
        ),
      ],
    },
  ];
}

/** For each entry with a body, the locales of its other pages with the nearest locale along their fallback chain that has one. */
function listLenders({
  content,
  locales,
  areas,
}: Model): (readonly [entry: string, lent: readonly (readonly [locale: string, lender: string])[]])[] {
  const written = Map.groupBy(content, ({ entry }) => entry);
  const lenders: [entry: string, lent: [locale: string, lender: string][]][] = [];
  for (const { key, pages } of areas.flatMap(({ entries }) => entries)) {
    const own = (written.get(key) ?? []).map(({ locale }) => locale);
    if (own.length === 0 || own.length === pages.length) continue;
    const lent: [string, string][] = [];
    for (const { locale } of pages) {
      if (own.includes(locale)) continue;
      const chain = locales.list.find(({ code }) => code === locale)?.fallback ?? [];
      const lender = [...chain, ...own].find((code) => own.includes(code));
      if (lender !== undefined) lent.push([locale, lender]);
    }
    lenders.push([key, lent]);
  }
  return lenders;
}
