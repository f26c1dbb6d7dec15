import { type Static, Type } from '@sinclair/typebox';
import { matching, oneOf, record, text } from '../fields.ts';
import { nameOf } from '../names.ts';

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
    bindingLocale: Type.Optional(nameOf('locale', 'the locale whose legal texts bind; legal pages name it')),
    hours: record(
      { opens: time, closes: time, timeZone: text('an IANA time zone, such as Europe/Zagreb') },
      'working hours, the same every day',
    ),
    navigation: record(
      {
        main: Type.Array(navigationItem, { description: 'the header’s menu' }),
        footer: Type.Array(navigationItem, { description: 'further links of the footer' }),
      },
      'menus; an item whose page does not exist in a locale is left out there',
    ),
    roles: Type.Optional(
      record(roleFields, 'pages that templates lead to; without one, the link is left out'),
    ),
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
