/** Each check is shown texts with one fault each. */
import { expect, test } from 'vitest';
import { findOtherAddress } from './checks/address.ts';
import { findForeignFigures, findLongSentences, findRepeatedParagraphs } from './checks/bodies.ts';
import { findEnglish } from './checks/completeness.ts';
import { type Figures, findMissingFigures, findOtherFigures } from './checks/figures.ts';
import { findAvoidedTerms, findFaultyTerms, findOtherTerms } from './checks/glossary.ts';
import { findTooManyLongTitles, findWrongLengths } from './checks/length.ts';
import { findOtherMeasures, findUnusedMeasures, measuresOfFact } from './checks/measures.ts';
import { findMissingNames, findPlainNames, findWrongNames, type Names } from './checks/names.ts';
import { type Counter, findBrokenRenderings, findEqualRenderings, findUnevenGaps } from './checks/plurals.ts';
import { checkPunctuation } from './checks/punctuation.ts';
import { findCopies, findSameOpenings } from './checks/repetition.ts';
import { checkScript } from './checks/script.ts';
import { plant } from './plant.ts';
import { otherAddress } from './rules/address.ts';
import { alphabets } from './rules/alphabets.ts';
import { punctuation } from './rules/punctuation.ts';
import { Exceptions } from './texts/exceptions.ts';
import { readData } from './texts/read-data.ts';
import { type Text, texts } from './texts/read-texts.ts';
import { rowOf } from './texts/row-of.ts';

/** Lets nothing pass. */
const none = new Exceptions([]);
const rulesOf = (locale: string) => rowOf(punctuation, locale, 'rules/punctuation.ts');

test.each([
  ['a Cyrillic letter in a Latin word', 'de', 'Urlaub in Brelа', 'mixes scripts'],
  ['a Latin letter in a Cyrillic word', 'ru', 'Отель в Бреlе', 'mixes scripts'],
  ['a Russian letter in Ukrainian', 'uk', 'Отдых ы море', 'ы (U+044B)'],
  ['a Ukrainian letter in Russian', 'ru', 'Відпочинок', 'і (U+0456)'],
  ['a cedilla in Romanian', 'ro', 'Oferta săptămânii şi vara', 'ş (U+015F)'],
  ['a Polish letter in Czech', 'cz', 'Plaża u moře', 'ż (U+017C)'],
  ['a German letter in Croatian outside a name', 'hr', 'Let iz Münchena', 'ü (U+00FC)'],
  ['a Latin word in Korean', 'ko', '브렐라 Holiday', 'Holiday'],
  ['a letter and a combining accent', 'hr', 'Tuc\u030Cepi', 'form C'],
])('letters: %s', (_fault, locale, text, says) => {
  const alphabet = rowOf(alphabets, locale, 'rules/alphabets.ts');
  expect(checkScript(text, alphabet).join('\n')).toContain(says);
});

test.each([
  ['straight quotes', 'en', 'The "best" beach', 'quotation marks "'],
  ['quotes of another language', 'de', 'Der «Maestral»', 'quotation marks «'],
  ['quotes that do not close', 'pl', 'Konkurs „Lato', 'open and close'],
  ['no narrow space inside quotes', 'fr', 'Le «Maestral»', 'space inside'],
  ['a straight apostrophe', 'it', "L'estate", 'straight apostrophe'],
  ['a colon without its space in French', 'fr', 'Brela: plages', 'no space before'],
  ['an ordinary space before a colon in French', 'fr', 'Brela : plages', 'an ordinary space before'],
  ['a space before a colon elsewhere', 'it', 'Brela : spiagge', 'wanted: no space'],
  ['no space before % in German', 'de', '15% Rabatt', 'no space before %'],
  ['an ordinary space before % in Finnish', 'fi', 'Jopa 15 % alennusta', 'an ordinary space before %'],
  ['a space before % in Italian', 'it', 'Sconto del 15\u00A0%', 'wanted: no space'],
  ['a euro sign before the number', 'de', 'Ab €\u00A047', 'a price'],
  ['an ordinary space before €', 'pl', 'Od 47 €', 'a price'],
  ['a preposition at the end of a line', 'cz', 'Hotel v Brele', 'after “v”'],
  ['three full stops', 'en', 'And then...', 'three full stops'],
  ['a hyphen as a dash', 'en', 'Brela - pines', 'a hyphen'],
  ['a long dash where a short one is usual', 'hr', 'Brela — borovi', '— instead of –'],
  ['a short dash in Russian', 'ru', 'Брела – сосны', '– instead of —'],
  ['two spaces', 'en', 'Two  spaces', 'two spaces'],
  ['a space at the end', 'en', 'At the end ', 'beginning or end'],
  ['a soft hyphen', 'de', 'Ferien\u00ADdorf', 'invisible'],
  ['an exclamation mark', 'en', 'Book now!', 'exclamation'],
  ['no space after a comma', 'en', 'Sun,sea', 'after a mark'],
  ['a small letter at the beginning', 'en', 'sun and sea', 'small letter'],
  ['a full stop after a title', 'en', 'Sun and sea.', 'at the end'],
])('marks and spaces: %s', (_fault, locale, text, says) => {
  expect(checkPunctuation(text, { kind: 'title' }, rulesOf(locale)).join('\n')).toContain(says);
});

test.each([
  ['German du', 'de', 'Pack deine Badesachen ein.'],
  ['French tu', 'fr', 'Prends ton maillot.'],
  ['a polite capital in Russian', 'ru', 'Мы ждём Вас в Бреле.'],
  ['a Croatian small letter', 'hr', 'Čekamo vas u Brelima.'],
  ['Dutch je', 'nl', 'Pak je koffer.'],
  ['a Korean request in the tone of a notice', 'ko', '수영복을 챙기십시오.'],
])('address: %s', (_fault, locale, text) => {
  const patterns = rowOf(otherAddress, locale, 'rules/address.ts');
  expect(findOtherAddress([plant(locale, text)], patterns, none)).toHaveLength(1);
});

const names = readData<Names>('names');
const notions = texts.source.glossary?.notions ?? {};
const summary = (key: string, text: string) => plant('en', text, `entries.${key}.summary`);
const sentence = 'Pines come down to the pale pebbles.';
const ofHotel = 'entries.hotel-soline-brela.title';
const ofClub = 'entries.loyalty-programme.title';
const camp = { meaning: 'a camp', locales: { de: { term: 'Campingplatz', stems: ['Zelt'] } } };
const counter = (render: (count: number) => string, key = 'messages.listing.offers'): Counter => {
  return { locale: 'pl', bcp47: 'pl', key, render };
};
const tied = counter((count) => `${count}\u00A0ofert`);
const loose = counter((count) => `${count} tur`, 'messages.listing.tours');
const figures: Figures = { documented: { 'free-dinner': ['15%', '€117', '48'] }, written: {}, others: [] };
const missing = (text: string) => findMissingFigures([plant('de', text)], figures, rulesOf('de'));

function body(locale: string, key: string, ...parts: readonly string[]): Text {
  return { locale, kind: 'body', key: `bodies.${key}`, text: parts.join('\n'), parts };
}

const promenade = 'The promenade from the harbour to the spit is flat, and the pines keep it in the shade.';
const heights = [body('en', 'brac', 'It is 1,762 m high.'), body('de', 'brac', 'Sie ist 1.762 m hoch.')];
const inFrench = (words: string) =>
  findForeignFigures([...heights, body('fr', 'brac', words)], ['en', 'de'], () => new Set(['38']), none);
const distance = { name: 'd', names: {}, type: 'number', unit: 'km', value: 1.2 } as const;
const checkIn = { name: 'c', names: {}, type: 'time', value: '14:00' } as const;
const measures = new Set([distance, checkIn].flatMap(measuresOfFact));
const mountain = [{ text: 'bodies.bol', measures: ['778 m'], reason: 'A mountain.' }];
const stated = (words: string) => findOtherMeasures([body('en', 'bol', words)], () => measures, mountain);

test.each<[what: string, count: number, faults: readonly string[]]>([
  ['a text in English', 1, findEnglish([plant('en', 'Dinner on us'), plant('de', 'Dinner on us')], none)],
  ['a title that is too long', 1, findWrongLengths([plant('en', 'A'.repeat(81))])],
  [
    'summaries that are too short and too long',
    2,
    findWrongLengths([summary('a', 'Short.'), summary('b', 'A'.repeat(161))]),
  ],
  [
    'many titles that miss the aim',
    1,
    findTooManyLongTitles([plant('en', 'A'.repeat(61)), plant('en', 'Short')]),
  ],
  [
    'a sentence in two summaries',
    1,
    findCopies([summary('a', sentence), summary('b', `${sentence} Come and see.`)]),
  ],
  ['two equal titles', 1, findCopies([plant('en', 'Brela'), plant('en', 'Brela', 'entries.brela.title')])],
  [
    'summaries that begin alike',
    4,
    findSameOpenings([...'abcd'].map((key) => summary(key, `Discover the best of ${key}.`))),
  ],
  [
    'a summary without a full stop',
    1,
    checkPunctuation('Sun and sea', { kind: 'summary' }, rulesOf('en')).filter((one) =>
      /full stop/.test(one),
    ),
  ],
  [
    'a title without the name in its key',
    1,
    findMissingNames([plant('de', 'Hotel in Brela', ofHotel)], names, none),
  ],
  [
    'a title without the name in English',
    1,
    findMissingNames([plant('en', 'Dinner in Tučepi'), plant('ru', 'Ужин в Бреле')], names, none),
  ],
  [
    'a name without its diacritics',
    1,
    findPlainNames([plant('pl', 'Kolacja w Tucepi na Braczu, Brac')], names),
  ],
  ['a wrong name', 1, findWrongNames([plant('de', 'Starigrad Paklenica')], names)],
  [
    'another term than the glossary’s',
    1,
    findOtherTerms([plant('en', 'Rewards club', ofClub), plant('de', 'Stammkunden', ofClub)], notions, none),
  ],
  ['a term to avoid', 1, findAvoidedTerms([plant('fr', 'Formule all inclusive')], notions, none)],
  ['a stem that does not fit, capitals, a missing locale', 3, findFaultyTerms({ camp }, ['de', 'nl'])],
  ['a title without its figures', 3, missing('Abendessen')],
  ['a title with other figures', 3, missing('115\u00A0% ab 1117\u00A0€, 480 Stunden')],
  ['figures in the form of another language', 2, missing('15% ab €117, 48 Stunden')],
  ['figures as they should be', 0, missing('15\u00A0% ab 117\u00A0€, 48 Stunden')],
  ['a figure that nothing supports', 1, findOtherFigures([plant('de', '200 Meter bis zum Strand')], figures)],
  [
    'braces in a counter',
    1,
    findBrokenRenderings(
      counter(() => '{count} oferta'),
      [1],
    ),
  ],
  [
    'a sign in a counter',
    1,
    findBrokenRenderings(
      counter(() => '# ofert'),
      [5],
    ),
  ],
  [
    'a missing number',
    1,
    findBrokenRenderings(
      counter((count) => `${count} oferty`),
      [1.5],
    ),
  ],
  [
    'one noun for all numbers',
    1,
    findEqualRenderings(
      counter((count) => `${count} oferta`),
      [1, 2],
      none,
    ),
  ],
  ['a counter that ties the number unlike the others', 1, findUnevenGaps([tied, tied, loose], [5])],
  [
    'a paragraph that stands in two bodies of a language',
    1,
    findRepeatedParagraphs([body('en', 'bol', promenade), body('en', 'borak', promenade)], none),
  ],
  [
    'a paragraph in two languages',
    0,
    findRepeatedParagraphs([body('en', 'bol', promenade), body('de', 'bol', promenade)], none),
  ],
  ['a long sentence', 1, findLongSentences([body('en', 'bol', `First ${'and the sea '.repeat(20)}.`)])],
  ['many sentences', 0, findLongSentences([body('en', 'bol', `First. ${'And the sea. '.repeat(20)}`)])],
  ['a figure that no source language has', 1, inFrench('1 726 m')],
  ['a figure with its digits grouped in another way', 0, inFrench('1 762 m')],
  ['a figure of a fact', 0, inFrench('38 km')],
  ['measures of facts and of the list', 0, stated('It is 1,200 m away, ready at 14:00, and 778 m high.')],
  ['another distance', 1, stated('It is 1.3 km away.')],
  ['another time', 1, stated('The rooms are ready at 15:00.')],
  ['two prices', 2, stated('It costs €5–9.')],
  [
    'a listed measure that is no longer stated',
    1,
    findUnusedMeasures([body('en', 'bol', 'No mountain.')], mountain),
  ],
])('%s: %i', (_what, count, faults) => {
  expect(faults).toHaveLength(count);
});
