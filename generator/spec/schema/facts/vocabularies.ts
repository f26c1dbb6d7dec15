import { type Static, Type } from '@sinclair/typebox';
import { byLocale, byName, oneOf, record, text } from '../fields.ts';
import { defines } from '../names.ts';

/** The form of a term. */
export const term = {
  pattern: '^[a-z][A-Za-z0-9]*$',
  description: 'a term in camel case, such as earlyBooking; it is part of filtered addresses',
};
/** A name in each locale. */
export const names = byLocale(text('the name in this language'), 'the name in each locale');

/** Types of schema.org for places to stay. */
export const lodgingTypes = [
  'Hotel',
  'Resort',
  'Campground',
  'BedAndBreakfast',
  'Hostel',
  'Motel',
  'VacationRental',
  'LodgingBusiness',
] as const;

/** spec/data/vocabularies.yaml */
export const vocabulariesSchema = record(
  {
    themes: byName(names, 'themes of offers, in the order of the filter', {
      ...term,
      ...defines('theme'),
    }),
    topics: byName(names, 'topics of articles and tours, in the order of the filter', {
      ...term,
      ...defines('topic'),
    }),
    propertyKinds: byName(
      record(
        {
          type: oneOf(lodgingTypes, 'its type in the vocabulary of schema.org'),
          one: byLocale(text('the name of one'), 'the name of one, in each locale'),
          many: byLocale(text('the name of several'), 'the name of several, in each locale'),
        },
        'a kind of property',
      ),
      'kinds of properties, in the order of the filter',
      { ...term, ...defines('propertyKind') },
    ),
    ignoredWords: Type.Optional(
      byLocale(
        Type.Array(text('a word'), { minItems: 1, uniqueItems: true }),
        'words of questions, such as how and in, which the search ignores in queries, in each locale',
      ),
    ),
  },
  'the words that facts of entries and records choose from, with their names',
);

export type VocabulariesFile = Static<typeof vocabulariesSchema>;
