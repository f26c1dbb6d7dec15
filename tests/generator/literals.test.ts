import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import {
  commentText,
  identifier,
  listTable,
  literal,
  objectLines,
  propertyName,
  recordTable,
  stringLiteral,
  typeName,
  unionType,
} from '../../generator/emit/output/literals.ts';
import { hostileTexts, refusedCharacters } from './fixture/hostile-texts.ts';

/** The value of a JavaScript expression; through JSON, since objects of another context have other classes. */
function evaluate(expression: string): unknown {
  return JSON.parse(runInNewContext(`JSON.stringify(${expression})`));
}

const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

describe.each(Object.entries({ ...hostileTexts, ...refusedCharacters }))('%s', (_what, text) => {
  test('is unchanged as a literal, on one line and without invisible characters', () => {
    expect(runInNewContext(stringLiteral(text))).toBe(text);
    expect(stringLiteral(text)).not.toMatch(invisible);
  });

  test('is unchanged as key and value of an object', () => {
    expect(runInNewContext(`Object.entries(${literal({ [text]: text, after: 1 })})[0].join('|')`)).toBe(
      `${text}|${text}`,
    );
    expect(runInNewContext(`Object.keys(${objectLines([[text, '1']])})[0]`)).toBe(text);
  });

  test('does not end a comment', () => {
    expect(runInNewContext(`/** ${commentText(text)} */ 42`)).toBe(42);
    expect(commentText(text)).not.toMatch(invisible);
  });
});

test('what reads best stays as it is, such as an emoji; a joiner is written as its number', () => {
  expect([stringLiteral('🏊'), stringLiteral('a\u200db')]).toEqual([`'🏊'`, `'a\\u200db'`]);
});

test.each<[what: string, given: unknown, want: string]>([
  ['numbers', [1, -2, 0.5], '[1, -2, 0.5]'],
  ['booleans and null', [true, false, null], '[true, false, null]'],
  ['nested lists and objects', { a: [{ b: 'c' }] }, `{ a: [{ b: 'c' }] }`],
  ['nothing', {}, '{}'],
  ['an empty list', [], '[]'],
  ['fields that are undefined, which are left out', { a: undefined, b: 1 }, '{ b: 1 }'],
])('%s: literal', (_what, given, want) => {
  expect(literal(given)).toBe(want);
  expect(evaluate(literal(given))).toEqual(JSON.parse(JSON.stringify(given)));
});

test('a table holds the same values, and no invisible character', () => {
  const values = Object.values(hostileTexts);
  for (const [table, want] of [
    [listTable(values), values],
    [recordTable(Object.entries(hostileTexts)), hostileTexts],
    [listTable([]), []],
  ] as const) {
    const text = table.json.join('');
    expect(JSON.parse(text)).toEqual(want);
    expect(text.replaceAll('\n', '')).not.toMatch(invisible);
  }
});

test.each(['title', 'constructor', '__proto__', 'free-dinner', '57', '-49', 'brač', ''])(
  'an object has the property %j, as it is written',
  (name) => {
    expect(runInNewContext(`JSON.stringify(Object.keys({ ${propertyName(name)}: 1 }))`)).toBe(
      JSON.stringify([name]),
    );
  },
);

test('the union of no words is never', () => {
  expect([unionType([]), unionType(['hr', "it's"])]).toEqual(['never', `'hr' | 'it\\'s'`]);
});

test.each([
  ['se', 'se', 'Se'],
  ['data/hotels', 'dataHotels', 'DataHotels'],
  ['free-dinner', 'freeDinner', 'FreeDinner'],
])('%s as an identifier is %s, as a type %s', (name, value, type) => {
  expect([identifier(name), typeName(name)]).toEqual([value, type]);
});
