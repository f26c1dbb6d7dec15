import { type TSchema, Type } from '@sinclair/typebox';
import { matching, oneOf, record, someOf, text } from '../fields.ts';
import { nameOf, uses } from '../names.ts';
import type {
  ColumnDeclaration,
  FactDeclaration,
  FactsFile,
  FactType,
  TermsFile,
} from './fact-declarations.ts';

type Declaration = ColumnDeclaration | FactDeclaration;
type Terms = ReadonlyMap<string, TermsFile>;

const clock = (description: string) =>
  matching('^([01][0-9]|2[0-3]):[0-5][0-9]$', `${description}, as "HH:MM"`);
const day = (description: string) =>
  Type.Optional(matching('^[0-9]{4}-[0-9]{2}-[0-9]{2}$', `${description}, as YYYY-MM-DD`));
const month = Type.Integer({ minimum: 1, maximum: 12, description: 'a month' });
const months = Type.Array(month, {
  minItems: 2,
  maxItems: 2,
  description: 'the first and the last month, such as [ 4, 10 ]',
});

/** The schemas of values, by type. */
const schemas: Readonly<Record<FactType, (declaration: Declaration, terms: Terms) => TSchema>> = {
  term: termOf,
  terms: (declaration, terms) => listOf(termOf(declaration, terms), 'a list of terms, each once'),
  number: (declaration) => {
    const number = numberOf(declaration);
    if (declaration.range !== true) return number;
    const pair = Type.Array(number, {
      minItems: 2,
      maxItems: 2,
      description: 'a list of two: the least and the greatest value',
    });
    return Type.Union([number, pair], {
      description: `${number.description}, or a list of two: the least and the greatest value`,
    });
  },
  money: (declaration, terms) =>
    record(
      {
        amount: Type.Integer({ minimum: 0, description: 'in euros' }),
        ...(declaration.of !== undefined && { per: Type.Optional(termOf(declaration, terms)) }),
      },
      'an amount in euros, such as { amount: 45, per: person }',
    ),
  time: () => clock('a time'),
  hours: () =>
    someOf(
      record(
        { months: Type.Optional(months), from: clock('the beginning'), to: clock('the end') },
        'hours, all the year or in some months',
      ),
      'a list of hours by season, such as [ { months: [ 5, 9 ], from: "08:00", to: "22:00" } ]',
    ),
  months: () => months,
  weekdays: () =>
    listOf(
      Type.Integer({ minimum: 1, maximum: 7, description: 'a day of the week, 1 for Monday' }),
      'a list of days of the week, 1 for Monday to 7 for Sunday, each once',
    ),
  dates: () =>
    Type.Object(
      { from: day('the first day'), to: day('the last day') },
      {
        additionalProperties: false,
        minProperties: 1,
        description:
          'the first and the last day, or one of them, such as { from: 2026-06-01, to: 2026-08-31 }',
      },
    ),
  properties: () =>
    listOf(
      Type.String({ description: 'the name of a property in data/hotels', ...uses('hotel') }),
      'a list of properties, each once',
    ),
  places: () => listOf(nameOf('place', 'the key of a destination'), 'a list of destinations, each once'),
  languages: () =>
    listOf(
      matching('^[a-z]{2}$', 'an ISO 639-1 code, such as de'),
      'a list of languages, each once, such as [ de, en ]',
    ),
  text: () => text('a text that is the same in every language', 200),
  point: () =>
    record(
      {
        latitude: Type.Number({ minimum: -90, maximum: 90, description: 'WGS 84, in decimal degrees' }),
        longitude: Type.Number({ minimum: -180, maximum: 180, description: 'WGS 84, in decimal degrees' }),
      },
      'a position, such as { latitude: 43.26, longitude: 16.65 }',
    ),
  monthly: () =>
    Type.Array(Type.Number(), { minItems: 12, maxItems: 12, description: '12 numbers, January first' }),
  rows: (declaration, terms) => {
    const [first, ...others] = Object.entries(('columns' in declaration && declaration.columns) || {}).map(
      ([name, column]): [string, TSchema] => [name, schemaOf(column, terms)],
    );
    const fields = [
      ...(first ? [first] : []),
      ...others.map(([name, schema]) => [name, Type.Optional(schema)]),
    ];
    return someOf(record(Object.fromEntries(fields), 'a row'), 'a list of rows');
  },
};

/** The schema of the values of all facts, by name. */
export function createFactValuesSchema(facts: FactsFile, terms: Terms): TSchema {
  const fields = Object.entries(facts).map(([name, fact]) => [name, Type.Optional(schemaOf(fact, terms))]);
  return Type.Object(Object.fromEntries(fields), { additionalProperties: false });
}

function schemaOf(declaration: Declaration, terms: Terms): TSchema {
  return schemas[declaration.type](declaration, terms);
}

function termOf({ of = '' }: Declaration, terms: Terms): TSchema {
  const list = terms.get(of);
  // The declaration is reported, not each of its values.
  if (list === undefined) return Type.String();
  return { ...oneOf(Object.keys(list), `a term of terms/${of}.yaml`), ...uses('term', `${of}.`) };
}

function numberOf({ least = 0, most, unit }: Declaration): TSchema {
  return Type.Number({
    minimum: least,
    ...(most !== undefined && { maximum: most }),
    description: unit === undefined ? 'a number' : `a number (${unit})`,
  });
}

function listOf(items: TSchema, description: string): TSchema {
  return Type.Array(items, { minItems: 1, uniqueItems: true, description });
}
