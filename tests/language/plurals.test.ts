import { expect, test } from 'vitest';
import { findBrokenRenderings, findEqualRenderings, findUnevenGaps } from './checks/plurals.ts';
import { counts, differingCounts } from './rules/plurals.ts';
import { type Exception, Exceptions } from './texts/exceptions.ts';
import { readCounters } from './texts/read-counters.ts';
import { readData } from './texts/read-data.ts';
import { texts } from './texts/read-texts.ts';
import { rowOf } from './texts/row-of.ts';

const same = new Exceptions(readData<Exception[]>('plural-exceptions'));
const equal = new Map(
  texts.locales.map((locale) => {
    const pairs = rowOf(differingCounts, locale, 'rules/plurals.ts');
    return [locale, readCounters(locale).flatMap((counter) => findEqualRenderings(counter, pairs, same))];
  }),
);

test.each(texts.locales)('%s renders every counter for every kind of number', (locale) => {
  const counters = readCounters(locale);
  expect(counters.length).toBeGreaterThan(0);
  expect(counters.flatMap((counter) => findBrokenRenderings(counter, counts))).toEqual([]);
});

test.each(texts.locales)('%s tells apart the numbers that its grammar tells apart', (locale) => {
  expect(equal.get(locale)).toEqual([]);
});

test.each(texts.locales)('%s ties number and noun alike in all counters', (locale) => {
  expect(findUnevenGaps(readCounters(locale), counts)).toEqual([]);
});

test('every exception is still needed', () => {
  expect(same.unused()).toEqual([]);
});
