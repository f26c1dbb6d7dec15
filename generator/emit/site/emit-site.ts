import type { LocalesModel } from '../../model/model.ts';
import { companyFields, roles, type SiteFile } from '../../spec/schema/site/site.ts';
import { arrayLines, literal, objectLines, stringLiteral, unionType } from '../output/literals.ts';
import {
  constant,
  functionOf,
  importNames,
  interfaceOf,
  type SourceFile,
  typeAlias,
} from '../output/structures.ts';

/** generated/site.ts */
export function emitSite(site: SiteFile): SourceFile {
  const menu = (items: SiteFile['navigation']['main']) =>
    arrayLines(items.map(({ page, label }) => literal({ page, label: label?.split('.') })));
  const { answerHours } = { ...(site.assumedFacts !== 'hidden' && site.assumed), ...site.facts };
  return {
    source: 'spec/site.yaml',
    statements: [
      importNames('./locales.ts', ['Locale'], 'type'),
      importNames('./messages/catalogue.ts', ['Messages'], 'type'),
      importNames('./routes/keys.ts', ['RouteKey'], 'type'),
      typeAlias(
        'MessagePath',
        '{ [G in keyof Messages]: { [N in keyof Messages[G]]: Messages[G][N] extends string ? readonly [G, N] : never }[keyof Messages[G]] }[keyof Messages]',
        'Group and name of a message without arguments.',
      ),
      typeAlias(
        'CountingMessagePath',
        '{ [G in keyof Messages]: { [N in keyof Messages[G]]: Messages[G][N] extends (values: { readonly count: number }) => string ? readonly [G, N] : never }[keyof Messages[G]] }[keyof Messages]',
        'Group and name of a message whose only argument is a count.',
      ),
      typeAlias(
        'PhraseMessagePath',
        '{ [G in keyof Messages]: { [N in keyof Messages[G]]: Messages[G][N] extends (values: { readonly value: string }) => string ? readonly [G, N] : never }[keyof Messages[G]] }[keyof Messages]',
        'Group and name of a message whose only argument is a value.',
      ),
      interfaceOf(
        'NavigationItem',
        [
          ['page', 'RouteKey'],
          ['label?', 'MessagePath', 'Default: the page’s title.'],
        ],
        'A link of a menu.',
      ),
      interfaceOf(
        'Site',
        [
          ['name', 'string'],
          [
            'contact',
            '{ readonly email: string; readonly phone: string }',
            'E-mail address and phone number in E.164 form.',
          ],
          [
            'hours',
            '{ readonly opens: string; readonly closes: string; readonly timeZone: string }',
            'Every day; times as HH:MM.',
          ],
          ['answerHours?', 'number', 'In how many hours requests are answered.'],
          [
            'company',
            `{ ${companyFields.map((field) => `readonly ${field}?: string`).join('; ')} }`,
            'The company behind the site, as far as it is known.',
          ],
          ['bindingLocale?', 'Locale', 'The locale whose legal texts bind.'],
          [
            'navigation',
            `{ ${['main', 'more', 'footer'].map((menu) => `readonly ${menu}: readonly NavigationItem[]`).join('; ')} }`,
          ],
          [
            'roles',
            `{ ${roles.map((role) => `readonly ${role}?: RouteKey`).join('; ')} }`,
            'Pages that templates lead to.',
          ],
          ['oftenSought', 'readonly RouteKey[]', 'Pages that the search offers before a guest types.'],
        ],
        'Data shared by every page.',
      ),
      constant(
        'site',
        'Site',
        objectLines([
          ['name', literal(site.name)],
          ['contact', literal(site.contact)],
          ['hours', literal(site.hours)],
          ...(answerHours === undefined ? [] : [['answerHours', literal(answerHours)] as const]),
          ['company', literal(site.company ?? {})],
          ...(site.bindingLocale === undefined
            ? []
            : [['bindingLocale', literal(site.bindingLocale)] as const]),
          [
            'navigation',
            objectLines([
              ['main', menu(site.navigation.main)],
              ['more', menu(site.navigation.more ?? [])],
              ['footer', menu(site.navigation.footer)],
            ]),
          ],
          ['roles', literal(site.roles ?? {})],
          ['oftenSought', literal(site.oftenSought ?? [])],
        ]),
        'Data shared by every page.',
      ),
    ],
  };
}

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
          ['time?', 'string', 'The form of a time, with {hour} and {minute}; default: that of Intl.'],
          ['wholeHour?', 'string', 'The form of a full hour, with {hour}; default: that of any time.'],
          ['midnight?', 'string', 'The word for the end of a day; default: 24, formatted as an hour.'],
          ['firstOfMonth?', 'string', 'The form of the first day of a month; default: 1.'],
          ['monthEnding?', 'string', 'The ending of the names of months that a range says once.'],
          ['readingSpeed?', 'number', 'Characters a minute, without spaces.'],
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
