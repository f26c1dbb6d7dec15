import { expect, test } from 'vitest';
import { findCopies, findSameOpenings } from './checks/repetition.ts';
import { texts } from './texts/read-texts.ts';

test('no title stands twice in a language, and no summary is copied from another', () => {
  expect(findCopies(texts.all)).toEqual([]);
});

test('few summaries of a language begin alike', () => {
  expect(findSameOpenings(texts.all)).toEqual([]);
});
