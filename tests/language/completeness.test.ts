import { expect, test } from 'vitest';
import { findEnglish, findMissingKeys, findMissingTexts } from './checks/completeness.ts';
import { type Exception, Exceptions } from './texts/exceptions.ts';
import { readData } from './texts/read-data.ts';
import { texts } from './texts/read-texts.ts';

const empty = new Exceptions(readData<Exception[]>('empty-on-purpose'));
const same = new Exceptions(readData<Exception[]>('same-as-english'));
const missing = findMissingTexts(texts.source, empty);
const english = findEnglish(texts.all, same);

test('every page has a title and a summary of its own in every locale in which it exists', () => {
  expect(missing).toEqual([]);
});

test('every locale has every message and every name', () => {
  expect(findMissingKeys(texts.all, texts.locales)).toEqual([]);
});

test('no text is the same as in English without a reason', () => {
  expect(english).toEqual([]);
});

test('every exception is still needed', () => {
  expect([...empty.unused(), ...same.unused()]).toEqual([]);
});
