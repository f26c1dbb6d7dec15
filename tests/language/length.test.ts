import { expect, test } from 'vitest';
import { findTooManyLongTitles, findWrongLengths } from './checks/length.ts';
import { texts } from './texts/read-texts.ts';

test.each(texts.locales)('%s has titles, summaries and labels of good length', (locale) => {
  expect(findWrongLengths(texts.of(locale))).toEqual([]);
  expect(findTooManyLongTitles(texts.of(locale))).toEqual([]);
});
