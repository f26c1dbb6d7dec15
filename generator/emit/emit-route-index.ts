import type { AreaModel, LocalesModel } from '../model/model.ts';
import { pagesName } from './emit-routes.ts';
import { identifier, literal, objectLines, stringLiteral } from './literals.ts';
import { constant, functionOf, importNames, interfaceOf, type SourceFile } from './structures.ts';

/** generated/routes/index.ts: look-ups over all areas. */
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
      importNames('./page.ts', ['Page'], 'type'),
      "export type { Area, Controller, LocalesOf, RouteKey } from './keys.ts';",
      "export type { Page } from './page.ts';",
      interfaceOf(
        'Alternate',
        [
          ['hreflang', 'string', 'A BCP 47 tag, or x-default.'],
          ['locale', 'Locale'],
          ['path', 'string', 'Decoded.'],
        ],
        'A version of a page in one language.',
      ),
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
      constant('unlisted', undefined, `new Set<string>(${literal(unlisted)})`),
      constant('byPath', undefined, 'new Map(pages.map((page) => [page.path, page]))'),
      constant('byKey', undefined, 'Map.groupBy(pages, (page) => page.key)'),
      constant(
        'byLocaleAndKey',
        undefined,
        "new Map(pages.map((page) => [page.locale + ' ' + page.key, page]))",
      ),
      constant('byLocaleAndArea', undefined, "Map.groupBy(pages, (page) => page.locale + ' ' + page.area)"),
      constant('xDefaultOrder', 'readonly Locale[]', literal(locales.hreflangDefault)),
      functionOf(
        'lookup',
        [['path', 'string']],
        'Page | undefined',
        ['return byPath.get(path);'],
        'The page at a decoded path, by exact match.',
      ),
      functionOf(
        'findPage',
        [
          ['key', 'string'],
          ['locale', 'Locale'],
        ],
        'Page | undefined',
        ["return byLocaleAndKey.get(locale + ' ' + key);"],
        'An entry’s page in a locale, or undefined where it has none there.',
      ),
      functionOf(
        'versions',
        [['key', 'RouteKey']],
        'readonly Page[]',
        ['return byKey.get(key) ?? [];'],
        'An entry’s pages in all locales in which it exists, in list order.',
      ),
      functionOf(
        'href',
        [
          ['key', 'K'],
          ['locale', 'CommonLocales<K>'],
        ],
        'string',
        [
          'const page = findPage(key, locale as Locale);',
          "if (page === undefined) throw new RangeError('There is no page ' + key + ' in ' + String(locale) + '.');",
          'return encodePath(page.path);',
        ],
        'The root-relative, percent-encoded address of a page; does not compile for a locale in which the page does not exist.',
        { name: 'K', constraint: 'RouteKey' },
      ),
      functionOf(
        'encodePath',
        [['path', 'string']],
        'string',
        ['return encodeURI(path);'],
        'A decoded path as it stands in a link. Published paths contain nothing that means something in a URL.',
      ),
      functionOf(
        'listedPages',
        [
          ['area', 'Area'],
          ['locale', 'Locale'],
        ],
        'readonly Page[]',
        [
          "return (byLocaleAndArea.get(locale + ' ' + area) ?? []).filter((page) => page.indexable && page.key !== areaListings[area] && !unlisted.has(page.key));",
        ],
        'The pages that an area’s listing shows in a locale.',
      ),
      functionOf(
        'alternates',
        [['key', 'RouteKey']],
        'readonly Alternate[]',
        [
          'const published = versions(key).filter((page) => page.indexable);',
          'const [first] = published;',
          'if (first === undefined) return [];',
          'const fallback = xDefaultOrder.map((code) => published.find((page) => page.locale === code)).find((page) => page !== undefined) ?? first;',
          'const list: Alternate[] = published.map((page) => ({ hreflang: locales[page.locale].bcp47, locale: page.locale, path: page.path }));',
          "return [...list, { hreflang: 'x-default', locale: fallback.locale, path: fallback.path }];",
        ],
        'Every version of a page that search engines may show, itself included, and x-default last; empty where there is none.',
      ),
    ],
  };
}
