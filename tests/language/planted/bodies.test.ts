/** The checks of bodies are shown texts with one fault each. */
import { expect, test } from 'vitest';
import { findForeignFigures, findLongSentences, findRepeatedParagraphs } from '../checks/bodies.ts';
import { findOtherMeasures, findUnusedMeasures, measuresOfFact } from '../checks/measures.ts';
import type { Text } from '../texts/read-texts.ts';
import { none } from './plant.ts';

function body(locale: string, key: string, ...parts: readonly string[]): Text {
  return { locale, kind: 'body', key: `bodies.${key}`, text: parts.join('\n'), parts };
}

test('a paragraph that stands in two bodies of a language', () => {
  const words = 'The promenade from the harbour to the spit is flat, and the pines keep it in the shade.';
  expect(findRepeatedParagraphs([body('en', 'bol', words), body('en', 'borak', words)], none)).toHaveLength(
    1,
  );
  expect(findRepeatedParagraphs([body('en', 'bol', words), body('de', 'bol', words)], none)).toEqual([]);
  expect(findRepeatedParagraphs([body('en', 'bol', words, words)], none)).toEqual([]);
});

test('a sentence that is too long to follow', () => {
  const words = 'and the sea '.repeat(20);
  expect(findLongSentences([body('en', 'bol', `First ${words}.`)])).toHaveLength(1);
  expect(findLongSentences([body('en', 'bol', `First. ${'And the sea. '.repeat(20)}`)])).toEqual([]);
});

test('a figure that no source language has, however its digits are grouped', () => {
  const sources = [body('en', 'brac', 'It is 1,762 m high.'), body('de', 'brac', 'Sie ist 1.762 m hoch.')];
  const find = (words: string) =>
    findForeignFigures([...sources, body('fr', 'brac', words)], ['en', 'de'], () => new Set(['38']), none);
  expect(find('1 762 m')).toEqual([]);
  expect(find('1 726 m')).toHaveLength(1);
  expect(find('38 km')).toEqual([]);
});

test('a measure that differs from the facts', () => {
  const distance = { name: 'd', names: {}, type: 'number', unit: 'km', value: 1.2 } as const;
  const checkIn = { name: 'c', names: {}, type: 'time', value: '14:00' } as const;
  const facts = new Set([distance, checkIn].flatMap(measuresOfFact));
  const known = [{ text: 'bodies.bol', measures: ['778 m'], reason: 'A mountain.' }];
  const find = (words: string) => findOtherMeasures([body('en', 'bol', words)], () => facts, known);
  expect(find('It is 1,200 m away; the rooms are ready at 14:00, and the mountain has 778 m.')).toEqual([]);
  expect(find('It is 1.3 km away.')).toHaveLength(1);
  expect(find('The rooms are ready at 15:00.')).toHaveLength(1);
  expect(find('It costs €5–9.')).toHaveLength(2);
  expect(findUnusedMeasures([body('en', 'bol', 'No mountain.')], known)).toHaveLength(1);
});
