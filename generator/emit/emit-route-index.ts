import type { AreaModel, LocalesModel } from '../model/model.ts';
import { pagesName } from './emit-routes.ts';
import { identifier, literal, objectLines, stringLiteral } from './literals.ts';
import { constant, importNames, type SourceFile, typeAlias } from './structures.ts';

/** generated/routes/index.ts: look-ups over all areas, by generator/runtime/look-ups.ts. */
export function emitRouteIndex(areas: readonly AreaModel[], locales: LocalesModel): SourceFile {
  const listings = areas.filter((area) => area.listing !== undefined);
  const unlisted = areas.flatMap((area) => [...area.unlisted]);
  return {
    source: 'spec/routes',
    statements: [
      importNames('../locales.ts', ['Locale'], 'type'),
      importNames('../locales.ts', ['locales']),
      ...areas.map((area) => importNames(`./${area.name}.ts`, [pagesName(area)])),
      importNames('./keys.ts', ['Area', 'CommonLocales', 'RouteKey'], 'type'),
      importNames('./look-ups.ts', ['AlternateIn'], 'type'),
      importNames('./look-ups.ts', ['createLookUps']),
      importNames('./page.ts', ['Page'], 'type'),
      "export type { Area, Controller, LocalesOf, RouteKey } from './keys.ts';",
      "export { encodePath } from './look-ups.ts';",
      "export type { Page } from './page.ts';",
      typeAlias('Alternate', 'AlternateIn<Locale>', 'A version of a page in one language.'),
      constant(
        'pages',
        'readonly Page[]',
        `[${areas.map((area) => `...${pagesName(area)}`).join(', ')}]`,
        'Every page of the site, by area, in the order of the spec.',
      ),
      constant(
        'areaListings',
        'Readonly<Partial<Record<Area, RouteKey>>>',
        objectLines(listings.map((area) => [identifier(area.name), stringLiteral(area.listing ?? '')])),
        'The page that lists each area’s pages.',
      ),
      constant(
        'index',
        undefined,
        `createLookUps<Page>(${objectLines([
          ['pages', 'pages'],
          ['areaListings', 'areaListings'],
          ['unlisted', literal(unlisted)],
          ['xDefaultOrder', literal(locales.hreflangDefault)],
          ['locales', 'locales'],
        ])})`,
      ),
      '\nexport const { lookup, findPage, versions, listedPages, alternates } = index;',
      constant(
        'href',
        undefined,
        '<K extends RouteKey>(key: K, locale: CommonLocales<K>): string => index.href(key, locale as Locale)',
        'The root-relative, percent-encoded address of a page; does not compile for a locale in which the page does not exist.',
      ),
    ],
  };
}
