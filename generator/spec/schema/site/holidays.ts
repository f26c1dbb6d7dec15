import { type Static, Type } from '@sinclair/typebox';
import { byLocale, matching, record, text } from '../fields.ts';

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
