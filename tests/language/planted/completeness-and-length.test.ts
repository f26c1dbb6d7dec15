/** The checks of what is there, of length and repetition are shown texts with one fault each. */
import { describe, expect, test } from 'vitest';
import { findEnglish, findMissingKeys, findMissingTexts } from '../checks/completeness.ts';
import { findTooManyLongTitles, findWrongLengths } from '../checks/length.ts';
import { findCopies, findSameOpenings } from '../checks/repetition.ts';
import { none, plant } from './plant.ts';

describe('what is there', () => {
  const routes = (locale: Record<string, string>) =>
    new Map([
      [
        'offers',
        {
          kind: 'offer' as const,
          patterns: {},
          entries: new Map([['free-dinner', { locales: { de: locale } }]]),
        },
      ],
    ]);

  test.each([
    ['no title', { summary: 'Ein Satz.' }, 'no title'],
    ['no summary', { title: 'Ein Titel' }, 'no summary'],
    ['an empty title', { title: '', summary: 'Ein Satz.' }, 'no title'],
    ['a borrowed text', { from: 'en' }, 'borrowed from en'],
  ])('%s', (_fault, locale, says) => {
    expect(findMissingTexts({ routes: routes(locale) }, none).join('\n')).toContain(says);
  });

  test('a missing message', () => {
    expect(findMissingKeys([plant('en', 'Menu', 'messages.navigation.menu')], ['en', 'de'])).toHaveLength(1);
  });

  test('a text in English', () => {
    expect(findEnglish([plant('en', 'Dinner on us'), plant('de', 'Dinner on us')], none)).toHaveLength(1);
  });
});

describe('length and repetition', () => {
  const summary = (key: string, text: string) => plant('en', text, `entries.${key}.summary`);

  test('a title that is too long', () => {
    expect(findWrongLengths([plant('en', 'A'.repeat(81))])).toHaveLength(1);
  });

  test('a summary that is too short, and one that is too long', () => {
    expect(findWrongLengths([summary('a', 'Short.'), summary('b', 'A'.repeat(161))])).toHaveLength(2);
  });

  test('many titles that miss the aim', () => {
    expect(findTooManyLongTitles([plant('en', 'A'.repeat(61)), plant('en', 'Short')])).toHaveLength(1);
  });

  test('a sentence in two summaries', () => {
    const sentence = 'Pines come down to the pale pebbles.';
    expect(findCopies([summary('a', sentence), summary('b', `${sentence} Come and see.`)])).toHaveLength(1);
  });

  test('two equal titles', () => {
    expect(findCopies([plant('en', 'Brela'), plant('en', 'Brela', 'entries.brela.title')])).toHaveLength(1);
  });

  test('summaries that begin alike', () => {
    const alike = ['a', 'b', 'c', 'd'].map((key) => summary(key, `Discover the best of ${key}.`));
    expect(findSameOpenings(alike)).toHaveLength(4);
  });
});
