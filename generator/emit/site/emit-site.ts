import { companyFields, roles, type SiteFile } from '../../spec/schema/site/site.ts';
import { arrayLines, literal, objectLines } from '../output/literals.ts';
import { constant, importNames, interfaceOf, type SourceFile, typeAlias } from '../output/structures.ts';

/** generated/site.ts */
export function emitSite(site: SiteFile): SourceFile {
  const menu = (items: SiteFile['navigation']['main']) =>
    arrayLines(items.map(({ page, label }) => literal({ page, label: label?.split('.') })));
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
          [
            'company',
            `{ ${companyFields.map((field) => `readonly ${field}?: string`).join('; ')} }`,
            'The company behind the site, as far as it is known.',
          ],
          ['bindingLocale?', 'Locale', 'The locale whose legal texts bind.'],
          [
            'navigation',
            '{ readonly main: readonly NavigationItem[]; readonly footer: readonly NavigationItem[] }',
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
          ['company', literal(site.company ?? {})],
          ...(site.bindingLocale === undefined
            ? []
            : [['bindingLocale', literal(site.bindingLocale)] as const]),
          [
            'navigation',
            objectLines([
              ['main', menu(site.navigation.main)],
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
