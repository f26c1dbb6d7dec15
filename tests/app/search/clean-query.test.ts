import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanQuery, longestQuery } from '../../../app/declarations/search-addresses.ts';

test.each([
  ['  plaže \t u\nBrelima ', 'plaže u Brelima'],
  ['tuc\u030cepi', 'tučepi'],
  ['a\0b', 'a b'],
  ['\u202edrawkcab\u202c', 'drawkcab'],
  ['\ud83c', '\ufffd'],
  ['', ''],
  ['\u3000\u2003 ', ''],
])('%j becomes %j', (text, query) => {
  expect(cleanQuery(text)).toBe(query);
});

test('a query is one short line of whole characters, and clean ones stay as they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const query = cleanQuery(text);
      expect(Array.from(query).length).toBeLessThanOrEqual(longestQuery);
      expect(query.isWellFormed()).toBe(true);
      expect(query).not.toMatch(/\p{Cc}/u);
      expect(cleanQuery(query)).toBe(query);
    }),
  );
});

test('an emoji at the end is kept whole or left out', () => {
  expect(cleanQuery(`${'x'.repeat(longestQuery - 1)}🏖`)).toBe(`${'x'.repeat(longestQuery - 1)}🏖`);
  expect(cleanQuery(`${'x'.repeat(longestQuery)}🏖`)).toBe('x'.repeat(longestQuery));
});
