/** The checks of letters, marks and spaces are shown texts with one fault each. */
import { describe, expect, test } from 'vitest';
import { checkPunctuation } from '../checks/punctuation.ts';
import { checkScript } from '../checks/script.ts';
import { alphabets } from '../rules/alphabets.ts';
import { punctuation } from '../rules/punctuation.ts';
import { rowOf } from '../texts/row-of.ts';

describe('letters', () => {
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
  ])('%s', (_fault, locale, text, says) => {
    const alphabet = rowOf(alphabets, locale, 'rules/alphabets.ts');
    expect(checkScript(text, alphabet).join('\n')).toContain(says);
  });
});

describe('marks and spaces', () => {
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
  ])('%s', (_fault, locale, text, says) => {
    const rules = rowOf(punctuation, locale, 'rules/punctuation.ts');
    expect(checkPunctuation(text, { kind: 'title' }, rules).join('\n')).toContain(says);
  });

  test('a summary without a full stop', () => {
    const rules = rowOf(punctuation, 'en', 'rules/punctuation.ts');
    expect(checkPunctuation('Sun and sea', { kind: 'summary' }, rules)).toContain('no full stop at the end');
  });
});
