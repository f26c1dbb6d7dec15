import { expect, test } from 'vitest';
import { findMissingNames, findPlainNames, findWrongNames, type Names } from './checks/names.ts';
import { type Exception, Exceptions } from './texts/exceptions.ts';
import { readData } from './texts/read-data.ts';
import { texts } from './texts/read-texts.ts';

const names = readData<Names>('names');
const exceptions = new Exceptions(readData<Exception[]>('name-exceptions'));
const missing = findMissingNames(texts.all, names, exceptions);

test('every title names the place or property that its English title names, or its key where it has none', () => {
  expect(missing).toEqual([]);
});

test.each(texts.locales)('%s writes names with their diacritics', (locale) => {
  expect(findPlainNames(texts.of(locale), names)).toEqual([]);
  expect(findWrongNames(texts.of(locale), names)).toEqual([]);
});

test('every exception is still needed', () => {
  expect(exceptions.unused()).toEqual([]);
});
