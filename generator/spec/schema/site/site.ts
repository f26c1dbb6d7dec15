import { type Static, Type } from '@sinclair/typebox';
import { byName, matching, oneOf, pathSegment, record, text } from '../fields.ts';
import { defines, nameOf } from '../names.ts';

const time = matching('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'a time of day, "08:00", in quotes');

const navigationItem = record(
  {
    page: nameOf('entry', 'the key of an entry'),
    label: Type.Optional(
      nameOf('message', 'the key of a message, such as navigation.offers; default: the page’s title'),
    ),
  },
  'a link of a menu',
);

const entryKey = (description: string) =>
  Type.Optional(nameOf('entry', `the key of an entry: ${description}`));

const companyTexts = {
  name: Type.Optional(text('its registered name')),
  address: Type.Optional(text('its seat')),
  register: Type.Optional(text('the register and its number there')),
  taxNumber: Type.Optional(text('its tax number')),
  management: Type.Optional(text('who represents it')),
};

/** The company data that the law requires a company to publish. */
export const companyFields = Object.keys(companyTexts) as readonly (keyof typeof companyTexts)[];

const roleFields = {
  contact: entryKey('the page with the ways to reach the reservation office'),
  experiences: entryKey('the page above activities, wellness and tours'),
  club: entryKey('the page of the rewards club'),
  clubRules: entryKey('the rules that new members accept'),
  privacy: entryKey('what becomes of the data of guests'),
};

/** Facts of the whole site, as `facts` and `assumed` are of an entry. */
const siteFacts = record(
  {
    answerHours: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 168, description: 'in how many hours requests are answered' }),
    ),
  },
  'facts of the site',
);

/** Roles that pages have for templates. */
export const roles = Object.keys(roleFields);

/** spec/site.yaml */
export const siteSchema = record(
  {
    name: text('the name of the hotel group, the same in every language'),
    contact: record(
      {
        email: matching('^[^@\\s]+@[^@\\s]+\\.[a-z]+$', 'an e-mail address'),
        phone: matching('^\\+[0-9]{6,15}$', 'a phone number in E.164 form, "+385…", in quotes'),
      },
      'how guests reach the reservation office',
    ),
    company: Type.Optional(
      record(
        companyTexts,
        'the company behind the site; texts that show a missing field say that it will follow',
      ),
    ),
    bindingLocale: Type.Optional(
      nameOf('locale', 'the locale whose legal texts bind; legal pages in other languages name it'),
    ),
    hours: record(
      { opens: time, closes: time, timeZone: text('an IANA time zone, such as Europe/Zagreb') },
      'working hours, the same every day',
    ),
    navigation: record(
      {
        main: Type.Array(navigationItem, { description: 'the header’s menu' }),
        more: Type.Optional(
          Type.Array(navigationItem, {
            description: 'further links of the menu on narrow screens; default: none',
          }),
        ),
        footer: Type.Array(navigationItem, { description: 'further links of the footer' }),
      },
      'menus; an item whose page does not exist in a locale is left out there',
    ),
    roles: Type.Optional(
      record(roleFields, 'pages that templates lead to; without one, the link is left out'),
    ),
    facts: Type.Optional(siteFacts),
    assumed: Type.Optional(siteFacts),
    assumedFacts: Type.Optional(
      oneOf(['shown', 'hidden'], 'whether pages show facts that nobody has confirmed; default: shown'),
    ),
    oftenSought: Type.Optional(
      Type.Array(nameOf('entry', 'the key of an entry'), {
        description: 'pages that the search offers before a guest types; default: none',
      }),
    ),
    browserMessages: Type.Optional(
      Type.Array(nameOf('messageGroup', 'a group'), {
        description: 'groups of messages that browser scripts load, one language at a time; default: none',
      }),
    ),
  },
  'data shared by every page',
);

export type SiteFile = Static<typeof siteSchema>;

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
    time: Type.Optional(
      matching(
        '^[^{}]*\\{hour\\}[^{}]*\\{minute\\}[^{}]*$',
        'the form of a time of day, such as "{hour}.{minute}"; default: as Intl formats it',
      ),
    ),
    wholeHour: Type.Optional(
      matching(
        '^[^{}]*\\{hour\\}[^{}]*$',
        'the form of a full hour, such as "{hour} h"; default: that of any time',
      ),
    ),
    midnight: Type.Optional(
      text('the word for the end of a day, such as midnight; default: 24, formatted as an hour'),
    ),
    firstOfMonth: Type.Optional(text('the form of the first day of a month, such as 1er; default: 1')),
    monthEnding: Type.Optional(
      text('the ending of the names of months that a range says once, such as 월 of 4~10월; default: none'),
    ),
    readingSpeed: Type.Optional(
      Type.Integer({
        minimum: 100,
        maximum: 2000,
        description:
          'characters a minute, without spaces, that an adult reads; default: articles state no reading time',
      }),
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
    source: Type.Optional(
      nameOf(
        'locale',
        'the locale that texts are translated from, unless they are legal and another one binds; default: the base',
      ),
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

const path = matching(
  `^/(${pathSegment}(/${pathSegment})*/?)?$`,
  'a path with its locale prefix and without percent-encoding or query, such as /en/offers',
);

/** spec/redirects.yaml */
export const redirectsSchema = record(
  {
    redirects: Type.Array(record({ from: path, to: path }, 'a path that has moved permanently (301)'), {
      description: 'moved paths, and the published pages they lead to',
    }),
    gone: Type.Array(path, { description: 'paths that are permanently gone (410)' }),
  },
  'answers for paths that are no longer published',
);

export type RedirectsFile = Static<typeof redirectsSchema>;
