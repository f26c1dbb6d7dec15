import { type Static, Type } from '@sinclair/typebox';
import { byLocale, byName, flag, matching, message, oneOf, record, someOf, text } from '../fields.ts';
import { defines, nameOf, uses } from '../names.ts';
import { pageKinds } from '../routes/areas.ts';
import { names, term } from './vocabularies.ts';

/** Types of facts; each has a form of its values, a way to be shown and its own options. */
const factTypes = [
  'term',
  'terms',
  'number',
  'money',
  'time',
  'hours',
  'months',
  'weekdays',
  'dates',
  'languages',
  'properties',
  'places',
  'text',
  'point',
  'monthly',
  'rows',
] as const;

/** Units of numbers. */
const factUnits = [
  'm',
  'km',
  'm2',
  'minute',
  'hour',
  'celsius',
  'year',
  'night',
  'person',
  'percent',
] as const;

const columnTypes = factTypes.filter((type) => type !== 'rows');

const commonFields = {
  of: Type.Optional(
    Type.String({ description: 'a vocabulary: the name of a file in terms; for term, terms and money' }),
  ),
  unit: Type.Optional(oneOf(factUnits, 'the unit; for number and monthly')),
  least: Type.Optional(Type.Number({ description: 'the least value; for number; default: 0' })),
  most: Type.Optional(Type.Number({ description: 'the greatest value; for number' })),
  range: flag('true where a value may be a list of two, the least and the greatest; for number'),
  bound: Type.Optional(
    oneOf(['from', 'upTo'], 'from where the value is the least, upTo where it is the greatest'),
  ),
  names,
};

/** The names of facts, of terms, and place for that of the entry. */
const statements = (description: string) =>
  Type.Optional(
    someOf(
      matching('^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)?$', 'a fact, a term as vocabulary.term, or place'),
      description,
    ),
  );

const agreements = {
  with: statements('an entry that states it also states at least one of these'),
  without: statements('an entry that states it states none of these'),
};

const column = record(
  {
    type: oneOf(columnTypes, 'the form of its values'),
    ...commonFields,
    notAbove: Type.Optional(
      Type.String({ description: 'another column, whose number is not exceeded; for number' }),
    ),
  },
  'a column',
);

const filter = Type.Union(
  [
    Type.Unsafe<true | 'any'>({
      enum: [true, 'any'],
      description: 'true or any, or choices of numbers as upTo or from',
    }),
    record(
      {
        upTo: Type.Optional(someOf(Type.Number(), 'choices: the number is at most this')),
        from: Type.Optional(someOf(Type.Number(), 'choices: the number is at least this')),
        column: Type.Optional(
          Type.String({ description: 'the column with the number; for rows, of which one must fit' }),
        ),
        unit: Type.Optional(oneOf(factUnits, 'the unit of the choices; default: that of the fact')),
      },
      'choices of numbers',
    ),
  ],
  {
    description:
      'a filter of the listing: true, where entries have all terms chosen; any, where one of them is enough; or choices of numbers as upTo or from',
  },
);

const fact = record(
  {
    kinds: Type.Array(oneOf(pageKinds, 'a kind of page'), {
      minItems: 1,
      uniqueItems: true,
      description: 'the kinds of areas whose entries may have it',
    }),
    type: oneOf(factTypes, 'the form of its values'),
    ...commonFields,
    inPlaces: flag('true where its values are shown with the places of the entry; for term and terms'),
    ofTrips: flag('true where it means nothing for entries with “visit”; default: false'),
    ...agreements,
    columns: Type.Optional(
      byName(column, 'the columns; for rows', { ...term, description: 'a column in camel case' }),
    ),
    role: Type.Optional(
      oneOf(
        ['booking', 'stay', 'open', 'highlights', 'basis', 'reference', 'discount'],
        'booking: the days on which an entry can be booked, after which it has ended; stay: the days of arrival and departure; for dates; open: the months in which a property receives guests; for months; highlights: terms of which its page shows the first few beside its text; basis: what the price or reduction of an offer is for; reference: the price that a reduction is taken from; for terms; discount: a figure of reduction, which needs reference, basis, booking and stay; for number',
      ),
    ),
    brief: Type.Optional(
      Type.Array(oneOf(['card', 'head'], 'card: on cards; head: at the top of its page'), {
        minItems: 1,
        uniqueItems: true,
        description:
          'where it is among the few facts that guests see first; of terms two, of rows their number, and the greatest number of the filter',
      }),
    ),
    counted: Type.Optional(
      message('the message with {count} for the number of its rows, as group.name; for rows'),
    ),
    briefRows: Type.Optional(
      someOf(
        text('a term'),
        'terms of its columns: at the top of pages stand the rows that have one of them, in place of their number; for rows',
      ),
    ),
    phrase: Type.Optional(
      message(
        'the message with {value} that says it on a card, where its name does not stand, as group.name',
      ),
    ),
    ordersLists: flag(
      'true where guests can order lists by it, least first; for number and money; default: false',
    ),
    filter: Type.Optional(filter),
    schema: Type.Optional(
      matching(
        '^[a-z][A-Za-z]*$',
        'its property in the vocabulary of schema.org, published to search engines',
      ),
    ),
  },
  'a fact; its name is in camel case',
);

/** spec/data/facts.yaml */
export const factsSchema = byName(
  fact,
  'the facts that entries may have, in the order in which pages show them',
  {
    ...term,
    ...defines('fact'),
    description: 'a name in camel case, such as checkIn',
  },
);

/** spec/terms/<vocabulary>.yaml */
export const termsSchema = {
  ...byName(
    record(
      {
        names,
        needs: Type.Optional(
          byName(
            Type.Array(text('a term'), { minItems: 1, uniqueItems: true }),
            'what a property must have to give it: facts, each with the terms of which one is enough',
            { ...term, ...uses('fact') },
          ),
        ),
        whileOpen: flag(
          'true where it says that each property gives an offer only in its own season; the offer may then begin before a property opens',
        ),
        picture: Type.Optional(
          nameOf('picture', 'a picture of it; rows that begin with it stand on pages as cards'),
        ),
        ...agreements,
        impliedBy: statements(
          'pages leave out a fact whose every term is implied by one of these, which the entry states',
        ),
        searched: flag('false keeps the search from finding pages by it, such as “no pets”; default: true'),
        words: Type.Optional(
          byLocale(
            Type.Array(text('a word or a few'), { minItems: 1, uniqueItems: true }),
            'further words by which guests search for it, in each locale',
          ),
        ),
      },
      'a term',
    ),
    'the terms of a vocabulary, at least one, in the order of the guests’ choices',
    { ...term, ...defines('term') },
  ),
  minProperties: 1,
};

export type FactsFile = Static<typeof factsSchema>;
export type FactDeclaration = FactsFile[string];
export type ColumnDeclaration = Static<typeof column>;
export type TermsFile = Static<typeof termsSchema>;
export type FactType = (typeof factTypes)[number];
