import type { LocalesModel } from '../../model/model.ts';
import { literal, objectLines, stringLiteral, unionType } from '../output/literals.ts';
import {
  constant,
  functionOf,
  importNames,
  interfaceOf,
  type SourceFile,
  typeAlias,
} from '../output/structures.ts';

/** generated/base-locale.ts, apart from the table, so that the script of each page need not carry the table. */
export function emitBaseLocale({ base }: LocalesModel): SourceFile {
  return {
    source: 'spec/locales.yaml',
    statements: [
      constant('baseLocale', undefined, stringLiteral(base), 'The locale whose paths carry no prefix.'),
    ],
  };
}

/** generated/locales.ts */
export function emitLocales(locales: LocalesModel): SourceFile {
  const codes = locales.list.map((locale) => locale.code);
  return {
    source: 'spec/locales.yaml',
    statements: [
      typeAlias(
        'Locale',
        unionType(codes),
        'The site’s own locale codes, as used in paths. Not BCP 47: see LocaleInfo.',
      ),
      interfaceOf(
        'LocaleInfo',
        [
          ['code', 'Locale'],
          ['bcp47', 'string', 'For lang, hreflang, Intl and JSON-LD.'],
          ['region', 'string', 'ISO 3166-1 code of the country whose usage its texts follow.'],
          ['dir?', "'rtl'", 'The direction of its script; default: left to right.'],
          ['name', 'string', 'The language’s own name for itself.'],
          ['wholeHour?', 'string', 'The form of a full hour, {hour} for the hour; default: with minutes.'],
          ['prefix', 'string', 'The prefix of its paths: empty for the base locale, else / and the code.'],
          ['fallback', 'readonly Locale[]', 'Locales whose texts replace missing ones, best first.'],
        ],
        'One locale of the site.',
      ),
      importNames('./base-locale.ts', ['baseLocale']),
      'export { baseLocale };',
      constant('localeCodes', 'readonly Locale[]', literal(codes), 'All locales, in the order of lists.'),
      constant(
        'completeLocales',
        'readonly Locale[]',
        literal(locales.list.filter(({ isComplete }) => isComplete).map(({ code }) => code)),
        'Those that are not being translated.',
      ),
      constant(
        'locales',
        'Readonly<Record<Locale, LocaleInfo>>',
        objectLines(locales.list.map(({ isComplete: _, ...locale }) => [locale.code, literal(locale)])),
        'The locale table.',
      ),
      constant(
        'byFirstSegment',
        'ReadonlyMap<string, Locale>',
        `new Map<string, Locale>(${literal(firstSegments(locales))})`,
      ),
      functionOf(
        'localeOfPath',
        [['path', 'string']],
        'Locale',
        [
          "const end = path.indexOf('/', 1);",
          'return byFirstSegment.get(path.slice(1, end === -1 ? undefined : end)) ?? baseLocale;',
        ],
        'The locale of a decoded path, from its first segment: one of the site’s codes, else a BCP 47 tag.',
      ),
    ],
  };
}

/** Codes come last: se is this site’s Swedish, although BCP 47 means another language by it. */
function firstSegments({ list }: LocalesModel): readonly (readonly [string, string])[] {
  return [
    ...new Map([
      ...list.map(({ bcp47, code }) => [bcp47, code] as const),
      ...list.map(({ code }) => [code, code] as const),
    ]),
  ];
}
