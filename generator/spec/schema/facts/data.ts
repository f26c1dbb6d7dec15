import { type Static, Type } from '@sinclair/typebox';
import { byLocale, byName, flag, matching, oneOf, record, slugPattern, text } from '../fields.ts';
import { defines, marks, nameOf, uses } from '../names.ts';

const id = Type.Integer({ minimum: 1, description: 'a number unique in its list' });
const names = byLocale(text('the name in this language'), 'the name in each locale');

/** The fields of a hotel record that may be an assumption. */
const assumableFields = ['destId', 'maxChildAge', 'stars', 'accommodationStars', 'kind'] as const;

/** spec/data/hotels/<name>.yaml */
export const hotelSchema = record(
  {
    order: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'its place among the properties; default: after those with a number, by name',
      }),
    ),
    destId: Type.Integer({
      minimum: 1,
      description: 'the id of the destination record',
      ...uses('destinationId'),
    }),
    ids: byName(
      Type.Union([Type.Integer({ minimum: 1 }), Type.String({ minLength: 1 })], {
        description: 'a number, or a text in quotes',
      }),
      'its ids in other systems, one of each declared in _ids.yaml',
    ),
    maxChildAge: Type.Union(
      [Type.Integer({ minimum: 0, maximum: 17, description: 'an age in years' }), Type.Null()],
      {
        description: 'the age up to which a guest counts as a child, or null where there is no such limit',
      },
    ),
    stars: Type.Integer({ minimum: 3, maximum: 5, description: 'the official star rating' }),
    accommodationStars: Type.Integer({
      minimum: 3,
      maximum: 5,
      description: 'the star rating of the rooms or units',
    }),
    kind: nameOf('propertyKind', 'a term of propertyKinds in data/vocabularies.yaml'),
    page: Type.Optional(nameOf('entry', 'the key of its page; none where it has no page of its own')),
    partOf: Type.Optional(nameOf('hotel', 'the property on whose page its units are described')),
    assumed: Type.Optional(
      Type.Array(oneOf(assumableFields, 'a field name'), {
        description: 'fields whose value is an assumption; not published to search engines',
      }),
    ),
    locales: names,
  },
  'a property; the name of its file is its name, a slug, and its picture is hotels/<name> in spec/media',
);

const foreignId = record(
  {
    system: text('the system that gives it'),
    type: oneOf(['number', 'text'], 'its form'),
    unique: flag('true where no two properties share one; default: false'),
    booking: flag('true for the one that the booking engine is called with; default: false'),
  },
  'an id of another system',
);

/** spec/data/hotels/_ids.yaml; no name of a property begins with _. */
export const hotelIdsSchema = record(
  {
    ids: byName(foreignId, 'the ids of other systems that every property has, by name', {
      pattern: '^[a-z][A-Za-z0-9]*$',
      description: 'a name in camel case, such as hotelId',
    }),
  },
  'what other systems call the properties',
);

/** The file of a property. */
export const hotelPattern = new RegExp(`^data/hotels/(?<name>${slugPattern.slice(1, -1)})\\.yaml$`, 'u');

/** The file of a property, relative to the spec folder. */
export function hotelFile(name: string): string {
  return `data/hotels/${name}.yaml`;
}

/** The position of a name relative to its point on the map. */
const labelSides = [
  'right',
  'left',
  'above',
  'below',
  'right-above',
  'right-below',
  'left-above',
  'left-below',
] as const;
const nearLabels = [...labelSides, 'none'] as const;

const destination = record(
  {
    id: { ...id, ...defines('destinationId') },
    page: Type.String({
      description: 'the key of its page, which gives its path, title, slug and controller',
      ...marks({ kind: 'entry', role: 'uses' }, { kind: 'picture', role: 'uses', prefix: 'destinations/' }),
    }),
    latitude: Type.Number({ minimum: -90, maximum: 90, description: 'WGS 84, in decimal degrees' }),
    longitude: Type.Number({ minimum: -180, maximum: 180, description: 'WGS 84, in decimal degrees' }),
    label: Type.Optional(
      oneOf(labelSides, 'where its name stands from its point on the map of all; default: right'),
    ),
    nearLabel: Type.Optional(
      oneOf(nearLabels, 'the same on the map of its properties, none for no name there; default: right'),
    ),
    names,
  },
  'a destination; its picture is destinations/<key of its page> in spec/media',
);

/** spec/data/destinations.yaml */
export const destinationsSchema = record(
  { destinations: Type.Array(destination, { description: 'the destinations' }) },
  'the destination records',
);

const country = record(
  {
    name: text('the English name; names in other languages come from Intl.DisplayNames'),
    dial_code: matching('^\\+[0-9]{1,6}$', 'the country calling code with +, in quotes'),
    code: matching('^[A-Z]{2}$', 'the ISO 3166-1 alpha-2 code, in quotes'),
  },
  'a country',
);

/** spec/data/countries.yaml */
export const countriesSchema = record(
  { countries: Type.Array(country, { description: 'the countries of the phone field' }) },
  'countries with their calling codes',
);

export type LabelSide = (typeof labelSides)[number];
export type HotelFile = Static<typeof hotelSchema>;
export type HotelIdsFile = Static<typeof hotelIdsSchema>;
export type DestinationsFile = Static<typeof destinationsSchema>;
export type CountriesFile = Static<typeof countriesSchema>;

const holiday = record(
  {
    name: text('its name'),
    where: Type.Optional(text('the parts of the country that have it; default: all')),
    days: Type.Array(matching('^[0-9]{4}-[0-9]{2}-[0-9]{2}$', 'a day off, as YYYY-MM-DD'), {
      minItems: 1,
      uniqueItems: true,
      description: 'its days, year by year',
    }),
  },
  'a public holiday',
);

/** spec/data/holidays.yaml */
export const holidaysSchema = record(
  {
    holidays: byLocale(
      Type.Array(holiday),
      'public holidays of the country whose guests read a locale, in its language; bodies show those of a year as {{holidays 2027}}',
    ),
  },
  'public holidays',
);

export type HolidaysFile = Static<typeof holidaysSchema>;

const whole = (description: string) => Type.Integer({ minimum: 0, description });

/** spec/data/accessibility.yaml */
export const accessibilitySchema = record(
  {
    day: matching(String.raw`^\d{4}-\d\d-\d\d$`, 'the day of the run'),
    engine: text('the version of axe-core'),
    pages: whole('how many pages it checked, light and dark'),
    languages: whole('in how many languages'),
    faults: whole('how many faults it found'),
  },
  'what the last run of “npm run accessibility” found; bodies show it as {{auditDay}}, {{auditEngine}}, {{auditPages}} and {{auditFaults}}',
);

export type AccessibilityFile = Static<typeof accessibilitySchema>;
