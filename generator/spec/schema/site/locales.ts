import { type Static, Type } from '@sinclair/typebox';
import { byName, matching, oneOf, record, text } from '../fields.ts';
import { defines, nameOf } from '../names.ts';

const locale = record(
  {
    bcp47: matching(
      '^[a-z]{2,3}(-[A-Za-z0-9]+)*$',
      'the language tag for `lang`, `hreflang`, Intl and JSON-LD; site codes se, si, cz and dk are not BCP 47',
    ),
    region: Type.Optional(
      matching(
        '^[A-Z]{2}$',
        'the country whose usage the texts follow, for previews of shared links; default: Intl’s most likely one for the tag',
      ),
    ),
    name: text('the language’s own name for itself, shown in the language switcher'),
    wholeHour: Type.Optional(
      matching(
        '^[^{}]*\\{hour\\}[^{}]*$',
        'the form of a full hour, such as "{hour} h"; default: with minutes, as Intl formats it',
      ),
    ),
    status: Type.Optional(
      oneOf(
        ['complete', 'translating'],
        'complete (the default): borrowed and missing texts are warnings, and tests check the language; translating: “npm run spec -- report” counts them',
      ),
    ),
    fallback: Type.Optional(
      Type.Array(nameOf('locale', 'a locale'), {
        description: 'locales whose texts replace missing ones, best first; default: none',
      }),
    ),
  },
  'one locale of the site',
);

/** spec/locales.yaml */
export const localesSchema = record(
  {
    base: nameOf(
      'locale',
      'the locale whose paths carry no prefix, which has the home page, and whose message keys the others follow',
    ),
    hreflangDefault: Type.Array(nameOf('locale', 'a locale'), {
      description: 'candidates for hreflang x-default, best first; else the first published in list order',
    }),
    locales: byName(locale, 'the locales, in the order of lists', {
      pattern: '^[a-z]{2}$',
      description: 'a locale code of two lower-case letters, such as de',
      ...defines('locale'),
    }),
  },
  'the languages of the site',
);

export type LocalesFile = Static<typeof localesSchema>;
