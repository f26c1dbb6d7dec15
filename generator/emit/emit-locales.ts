import type { LocalesModel } from '../model/model.ts';
import { literal, objectLines, stringLiteral, unionType } from './literals.ts';
import { constant, functionOf, interfaceOf, type SourceFile, typeAlias } from './structures.ts';

/** generated/locales.ts */
export function emitLocales(locales: LocalesModel): SourceFile {
  const codes = locales.list.map((locale) => locale.code);
  return {
    source: 'spec/locales.yaml',
    statements: [
      typeAlias(
        'Locale',
        unionType(codes),
        'The site’s own locale codes, as they stand in paths. Not BCP 47: see LocaleInfo.',
      ),
      interfaceOf(
        'LocaleInfo',
        [
          ['code', 'Locale'],
          ['bcp47', 'string', 'For lang, hreflang, Intl and JSON-LD.'],
          ['region', 'string', 'ISO 3166-1 code of the country whose usage its texts follow.'],
          ['name', 'string', 'The language’s own name for itself.'],
          ['prefix', 'string', 'What its paths begin with: empty for the base locale, else / and the code.'],
          ['fallback', 'readonly Locale[]', 'Locales whose texts stand in for missing ones, best first.'],
        ],
        'One locale of the site.',
      ),
      constant(
        'baseLocale',
        'Locale',
        stringLiteral(locales.base),
        'The locale whose paths carry no prefix.',
      ),
      constant(
        'localeCodes',
        'readonly Locale[]',
        literal(codes),
        'All locales, in the order in which lists show them.',
      ),
      constant(
        'locales',
        'Readonly<Record<Locale, LocaleInfo>>',
        objectLines(locales.list.map((locale) => [locale.code, literal(locale)])),
        'The locale table.',
      ),
      constant(
        'byPrefix',
        undefined,
        'new Map<string, Locale>(localeCodes.map((code) => [locales[code].prefix, code]))',
      ),
      functionOf(
        'localeOfPath',
        [['path', 'string']],
        'Locale',
        [
          "const end = path.indexOf('/', 1);",
          'return byPrefix.get(end === -1 ? path : path.slice(0, end)) ?? baseLocale;',
        ],
        'The locale of a decoded path, told by its first segment.',
      ),
    ],
  };
}
