import type { AreaModel, LocalesModel } from '../../model/model.ts';
import { importTable, literal, objectLines } from '../output/literals.ts';
import { constant, importNames, interfaceOf, type SourceFile } from '../output/structures.ts';
import { pagesName } from './emit-routes.ts';

/** generated/routes/index.ts: look-ups over all areas, by generator/runtime/look-ups.ts. */
export function emitRouteIndex(areas: readonly AreaModel[], locales: LocalesModel): SourceFile {
  const unlisted = areas.flatMap((area) => [...area.unlisted]);
  return {
    source: 'spec/routes',
    statements: [
      importNames('../locales.ts', ['Locale'], 'type'),
      importNames('../locales.ts', ['locales']),
      ...areas.map((area) => importTable(pagesName(area), `./${area.name}.json`)),
      importNames('../site.ts', ['CountingMessagePath', 'MessagePath'], 'type'),
      importNames('./keys.ts', ['Area', 'CommonLocales', 'PageKind', 'RouteKey'], 'type'),
      importNames('./look-ups.ts', ['LookUps'], 'type'),
      importNames('./look-ups.ts', ['createLookUps']),
      importNames('./page.ts', ['Page'], 'type'),
      "export type { Area, Controller, LocalesOf, PageKind, RouteKey } from './keys.ts';",
      "export { encodePath } from './look-ups.ts';",
      "export type { Page } from './page.ts';",
      constant(
        'pages',
        'readonly Page[]',
        `[${areas.map(pagesName).join(', ')}].flat() as Page[]`,
        'Every page of the site, by area, in the order of the spec.',
      ),
      interfaceOf(
        'AreaFacts',
        [
          ['kind', 'PageKind'],
          ['listing?', 'RouteKey', 'The page that lists its pages.'],
          ['counted?', 'CountingMessagePath', 'The message with {count} above its listing.'],
          ['all?', 'MessagePath', 'The text of links to its listing.'],
          ['atProperty?', 'MessagePath', 'The message that heads its pages on the page of a property.'],
        ],
        'Facts of an area, which all its pages share.',
      ),
      constant(
        'areas',
        'Readonly<Record<Area, AreaFacts>>',
        objectLines(
          areas.map(({ name, kind, listing, counted, all, atProperty }) => [
            name,
            literal({
              kind,
              listing,
              counted: counted?.split('.'),
              all: all?.split('.'),
              atProperty: atProperty?.split('.'),
            }),
          ]),
        ),
        'The areas, in order.',
      ),
      constant(
        'indexPages',
        '(pages: readonly Page[]) => LookUps<Page>',
        `(pages) => createLookUps<Page>(${objectLines([
          ['pages', 'pages'],
          ['areas', 'areas'],
          ['unlisted', literal(unlisted)],
          ['xDefaultOrder', literal(locales.hreflangDefault)],
          ['locales', 'locales'],
        ])})`,
        'The look-ups over pages of the site, such as those of one day.',
      ),
      'const index = indexPages(pages);',
      '\n/* Look-ups over all pages, whatever the day: for their addresses and titles. */',
      'export const { lookup, findPage, versions } = index;',
      constant(
        'href',
        undefined,
        '<K extends RouteKey>(key: K, locale: CommonLocales<K>): string => index.href(key, locale as Locale)',
        'The root-relative, percent-encoded address of a page; does not compile for a locale in which the page does not exist.',
      ),
    ],
  };
}

/** generated/routes/absent.ts: entries without pages, with similar entries. */
export function emitAbsent(): SourceFile {
  return {
    source: 'spec/routes',
    statements: [
      importTable('rows', './absent.json'),
      importNames('./keys.ts', ['RouteKey'], 'type'),
      constant(
        'absentEntries',
        'ReadonlyMap<string, readonly RouteKey[]>',
        'new Map(rows as [string, RouteKey[]][])',
        'Entries without a page in any language, by key, each with similar entries, the most similar first.',
      ),
    ],
  };
}
