import { expect, test } from 'vitest';
import { findEnglish, findMissingKeys } from './checks/completeness.ts';
import { type Exception, Exceptions } from './texts/exceptions.ts';
import { readData } from './texts/read-data.ts';
import { texts } from './texts/read-texts.ts';

const same = new Exceptions(readData<Exception[]>('same-as-english'));
const english = findEnglish(texts.all, same);

test('every complete locale has every message and every name', () => {
  expect(findMissingKeys(texts.all, texts.locales)).toEqual([]);
});

test('no text is the same as in English without a reason', () => {
  expect(english).toEqual([]);
});

test('every exception is still needed', () => {
  expect(same.unused()).toEqual([]);
});
