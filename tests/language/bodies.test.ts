import { expect, test } from 'vitest';
import { statedFactsOf } from '../../generated/routes/facts.ts';
import { pages } from '../../generated/routes/index.ts';
import { findForeignFigures, findLongSentences, findRepeatedParagraphs } from './checks/bodies.ts';
import { measuresOfFact } from './checks/measures.ts';
import { type Exception, Exceptions } from './texts/exceptions.ts';
import { readData } from './texts/read-data.ts';
import { texts } from './texts/read-texts.ts';

/** The languages in which bodies are written first; the others have no figure of their own. */
const sources = ['hr', 'en', 'de'];

/** Numbers of the facts of an entry, in metres and kilometres, minutes and hours. */
function figuresOfFacts(key: string): ReadonlySet<string> {
  const [page] = pages.filter((one) => one.key === key.slice('bodies.'.length));
  const facts = page === undefined ? [] : statedFactsOf(page.key).flatMap(measuresOfFact);
  const numbers = facts.flatMap((measure) => [
    parseFloat(measure),
    parseFloat(measure) / 1000,
    parseFloat(measure) / 60,
  ]);
  return new Set(numbers.map(String));
}

const bodiesOf = (locale: string) => texts.of(locale).filter(({ kind }) => kind === 'body');
const figures = new Exceptions(readData<Exception[]>('body-figures'));
const copies = new Exceptions(readData<Exception[]>('body-copies'));
const repeated = new Map(
  texts.locales.map((locale) => [locale, findRepeatedParagraphs(bodiesOf(locale), copies)]),
);
const foreign = findForeignFigures(
  texts.all.filter(({ kind }) => kind === 'body'),
  sources,
  figuresOfFacts,
  figures,
);

test.each(texts.locales)('%s has no two bodies alike', (locale) => {
  expect(repeated.get(locale)).toEqual([]);
});

test.each(texts.locales)('%s has no sentence in a body that is too long to follow', (locale) => {
  expect(findLongSentences(bodiesOf(locale))).toEqual([]);
});

test('bodies have the figures of the source languages and no others', () => {
  expect(foreign).toEqual([]);
});

test('every exception is still needed', () => {
  expect([...figures.unused(), ...copies.unused()]).toEqual([]);
});
