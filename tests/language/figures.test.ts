import { expect, test } from 'vitest';
import { type Figures, findMissingFigures, findOtherFigures, findUnknownEntries } from './checks/figures.ts';
import { punctuation } from './rules/punctuation.ts';
import { readData } from './texts/read-data.ts';
import { texts } from './texts/read-texts.ts';
import { rowOf } from './texts/row-of.ts';

const figures = readData<Figures>('figures');

test.each(texts.locales)('%s has every documented figure in its title, in its own form', (locale) => {
  const rules = rowOf(punctuation, locale, 'rules/punctuation.ts');
  expect(findMissingFigures(texts.of(locale), figures, rules)).toEqual([]);
});

test.each(texts.locales)('%s has no other figure', (locale) => {
  expect(findOtherFigures(texts.of(locale), figures)).toEqual([]);
});

test('every entry that the data names exists', () => {
  expect(findUnknownEntries(texts.all, figures)).toEqual([]);
});
