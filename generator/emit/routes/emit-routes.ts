import type { AreaModel, LocalesModel, Model, PageDates, PageModel } from '../../model/model.ts';
import { controllers } from '../../spec/files/read-code.ts';
import { pageKinds } from '../../spec/schema/routes/areas.ts';
import {
  arrayLines,
  identifier,
  listTable,
  stringLiteral,
  type Table,
  typeName,
  unionType,
} from '../output/literals.ts';
import { constant, importNames, interfaceOf, type SourceFile, typeAlias } from '../output/structures.ts';

/** generated/routes/keys.ts: the entries, and the locales of each. */
export function emitRouteKeys(models: readonly AreaModel[], locales: LocalesModel): SourceFile {
  const all = locales.list.map((locale) => locale.code);
  const published = models.map((area) => ({
    ...area,
    entries: area.entries.filter((entry) => entry.pages.length > 0),
  }));
  return {
    source: 'spec/routes',
    statements: [
      importNames('../locales.ts', ['Locale'], 'type'),
      typeAlias(
        'Area',
        unionType(models.map(({ name }) => name)),
        'The route areas, one folder each in spec/routes.',
      ),
      typeAlias('PageKind', unionType(pageKinds), 'The kind of the pages of an area.'),
      typeAlias(
        'Controller',
        unionType(controllers),
        'The page templates, by their files `<name>-page.tsx` in app/pages.',
      ),
      ...published.flatMap((area) => [
        typeAlias(
          `${typeName(area.name)}Key`,
          unionType(area.entries.map((entry) => entry.key)),
          `Keys of the pages of spec/routes/${area.name}.`,
        ),
        interfaceOf(
          `${typeName(area.name)}Locales`,
          area.entries.map((entry) => {
            const codes = entry.pages.map((page) => page.locale);
            return [entry.key, codes.length === all.length ? 'Locale' : unionType(codes)];
          }),
          'The locales in which each of them has a page.',
        ),
      ]),
      typeAlias(
        'RouteKey',
        published.map((area) => `${typeName(area.name)}Key`).join(' | ') || 'never',
        'The key of any page of the site.',
      ),
      typeAlias(
        'LocalesOf',
        published.map((area) => `${typeName(area.name)}Locales`).join(' & ') || '{}',
        'The locales in which each page exists.',
      ),
      typeAlias(
        'CommonLocales<K extends RouteKey>',
        '(K extends RouteKey ? (locale: LocalesOf[K]) => void : never) extends (locale: infer L) => void ? L : never',
        'The locales in which a page exists; for one of several pages, those that all of them have.',
      ),
    ],
  };
}

/** generated/routes/page.ts: the shape of a page. */
export function emitPageType(): SourceFile {
  return {
    source: 'spec/routes',
    statements: [
      importNames('../locales.ts', ['Locale'], 'type'),
      importNames('./keys.ts', ['Area', 'Controller', 'RouteKey'], 'type'),
      interfaceOf(
        'Page',
        [
          ['key', 'RouteKey'],
          ['area', 'Area'],
          ['locale', 'Locale'],
          ['controller', 'Controller'],
          ['path', 'string', 'Decoded, NFC, with the locale prefix; encode it for links (see href).'],
          ['title', 'string', 'Never empty: a borrowed title if the spec has none.'],
          ['titleLocale?', 'Locale', 'The language of the title if it is not the page’s.'],
          ['summary?', 'string', 'One or two sentences, at most 160 characters.'],
          ['summaryLocale?', 'Locale', 'The language of the summary if it is not the page’s.'],
          ['published', 'string', 'The day of first publication, as YYYY-MM-DD.'],
          ['updated', 'string', 'The day of the last change of its texts, as YYYY-MM-DD.'],
          ['reviewed?', 'string', 'The day on which a second reader read the body as it is, as YYYY-MM-DD.'],
          ['documentTitle', 'string', 'The title, unique within the locale; without the site’s name.'],
          ['keywords?', 'readonly string[]', 'Search words besides its own words.'],
          ['slug', "readonly string[] | ''", 'The list of segments; empty for the home page.'],
          ['indexable', 'boolean', 'False keeps the page out of menus, listings, sitemaps and hreflang.'],
          ['parent?', 'RouteKey', 'The page above it in the same locale; none for the home page.'],
          ['place?', 'RouteKey', 'Its destination.'],
          ['from?', 'string', 'The first day on which it is there, as YYYY-MM-DD.'],
          ['until?', 'string', 'The last day on which it is there, as YYYY-MM-DD.'],
          ['successor?', 'RouteKey', 'The page to which it leads afterwards; its parent if left out.'],
        ],
        'An entry in one locale.',
      ),
    ],
  };
}

/** generated/routes/<area>.json: the pages of one area. */
export function emitArea(area: AreaModel, dates: Model['dates']): Table {
  const pages = area.entries.flatMap((entry) => entry.pages);
  return listTable(pages.map((page) => toRow(page, dates.get(page))));
}

/** The name of an area's table. */
export function pagesName(area: AreaModel): string {
  return `${identifier(area.name)}Pages`;
}

/** The fields of a page in their order, with its dates among them. */
function toRow(
  { indexable, parent, place, from, until, successor, ...page }: PageModel,
  dates: PageDates | undefined,
) {
  return { ...page, ...dates, indexable, parent, place, from, until, successor };
}

/** generated/redirects.ts */
export function emitRedirects(redirects: readonly { from: string; to: string | undefined }[]): SourceFile {
  const rows = redirects.map(({ from, to }) => {
    const answer =
      to === undefined ? '{ status: 410 }' : `{ status: 301, location: ${stringLiteral(encodeURI(to))} }`;
    return `[${stringLiteral(from)}, ${answer}]`;
  });
  return {
    source: 'spec/redirects.yaml and spec/routes',
    statements: [
      typeAlias(
        'Redirect',
        '{ readonly status: 301; readonly location: string } | { readonly status: 410 }',
        'The answer for a path that is not a page.',
      ),
      constant(
        'redirects',
        'ReadonlyMap<string, Redirect>',
        `new Map<string, Redirect>(${arrayLines(rows)})`,
        'Redirected and removed paths, decoded; locations are root-relative and percent-encoded.',
      ),
    ],
  };
}
