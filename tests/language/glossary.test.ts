import { expect, test } from 'vitest';
import { findAvoidedTerms, findFaultyTerms, findOtherTerms } from './checks/glossary.ts';
import { type Exception, Exceptions } from './texts/exceptions.ts';
import { readData } from './texts/read-data.ts';
import { texts } from './texts/read-texts.ts';

const notions = texts.source.glossary?.notions ?? {};
const data = readData<Record<'otherTerms' | 'avoidedTerms', Exception[]>>('glossary-exceptions');
const others = new Exceptions(data.otherTerms);
const avoided = new Exceptions(data.avoidedTerms);
const otherTerms = findOtherTerms(texts.all, notions, others);
const avoidedTerms = findAvoidedTerms(texts.all, notions, avoided);

test('the glossary has a term for each notion in every locale, with stems that fit it', () => {
  expect(Object.keys(notions).length).toBeGreaterThan(0);
  expect(findFaultyTerms(notions, texts.locales)).toEqual([]);
});

test('titles, names and messages use the terms of the glossary', () => {
  expect(otherTerms).toEqual([]);
});

test('no text uses a term that the glossary avoids', () => {
  expect(avoidedTerms).toEqual([]);
});

test('every exception is still needed', () => {
  expect([...others.unused(), ...avoided.unused()]).toEqual([]);
});
