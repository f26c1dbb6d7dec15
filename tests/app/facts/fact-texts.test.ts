import { describe, expect, test } from 'vitest';
import { factText } from '../../../app/components/facts/fact-texts.ts';
import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import { type Locale, localeCodes } from '../../../generated/locales.ts';
import { statedFactsOf } from '../../../generated/routes/facts.ts';
import { pages } from '../../../generated/routes/index.ts';

const names = Object.fromEntries(localeCodes.map((code) => [code, 'name']));
const base = { name: 'fact', names };
/** No-break spaces as plain ones, so that they can be read here. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

describe('a value in words', () => {
  test.each<[fact: StatedFact, locale: Locale, text: string]>([
    [{ ...base, type: 'number', unit: 'm', value: 60 }, 'en', '60 m'],
    [{ ...base, type: 'number', unit: 'm', value: 1500 }, 'de', '1,5 km'],
    [{ ...base, type: 'number', unit: 'm2', value: 24 }, 'hr', '24 m²'],
    [{ ...base, type: 'number', unit: 'minute', value: 45 }, 'en', '45 minutes'],
    [{ ...base, type: 'number', unit: 'm2', value: [450, 900] }, 'ru', '450–900 м²'],
    [{ ...base, type: 'number', unit: 'minute', value: 150 }, 'fi', '2 tuntia 30 minuuttia'],
    [{ ...base, type: 'number', unit: 'hour', value: [3, 4] }, 'de', '3–4 Stunden'],
    [{ ...base, type: 'number', unit: 'hour', value: [1, 8] }, 'ro', '1–8 ore'],
    [{ ...base, type: 'number', unit: 'hour', value: 3 }, 'hu', '3 óra'],
    [{ ...base, type: 'number', unit: 'hour', value: 2.5 }, 'hr', '2,5 sata'],
    [{ ...base, type: 'number', unit: 'hour', value: 5 }, 'hr', '5 sati'],
    [{ ...base, type: 'number', unit: 'm', value: 1500 }, 'hr', '1,5 km'],
    [{ ...base, type: 'number', unit: 'year', bound: 'from', value: 6 }, 'de', 'ab 6 Jahren'],
    [{ ...base, type: 'money', bound: 'from', value: { amount: 45 } }, 'en', 'from €45'],
    [
      { ...base, type: 'money', of: 'priceBases', bound: 'from', value: { amount: 59, per: 'person' } },
      'ko',
      '1인 59유로부터',
    ],
    [{ ...base, type: 'time', bound: 'from', value: '14:00' }, 'en', 'from 14:00'],
    [{ ...base, type: 'time', bound: 'from', value: '14:00' }, 'de', 'ab 14 Uhr'],
    [{ ...base, type: 'time', bound: 'upTo', value: '11:00' }, 'en', 'by 11:00'],
    [
      { ...base, type: 'hours', value: [{ months: [5, 9], from: '08:00', to: '23:00' }] },
      'en',
      '08:00–23:00 (May to September)',
    ],
    [{ ...base, type: 'hours', value: [{ from: '17:00', to: '00:00' }] }, 'fr', 'de 17 h à minuit'],
    [{ ...base, type: 'dates', value: { to: '2027-03-31' } }, 'ru', 'до 31 марта 2027 г.'],
    [{ ...base, type: 'languages', value: ['hr', 'en'] }, 'de', 'Kroatisch, Englisch'],
    [
      { ...base, type: 'terms', of: 'boards', value: ['halfBoard', 'fullBoard'] },
      'en',
      'Half board, full board',
    ],
    [
      { ...base, type: 'terms', of: 'conditions', value: ['membersToo', 'freeCancellation'] },
      'uk',
      'Діють і привілеї клубу · безкоштовне скасування до дати, вказаної в підтвердженні',
    ],
    [{ ...base, type: 'number', unit: 'percent', bound: 'upTo', value: 15 }, 'it', 'fino al 15%'],
    [{ ...base, type: 'text', value: 'Bolska cesta 1' }, 'ko', 'Bolska cesta 1'],
  ])('%o in %s: %s', (fact, locale, text) => {
    expect(plain(factText(fact, locale))).toBe(text);
  });
});

test.each(localeCodes)('a number stays with its unit, in %s', (locale) => {
  for (const unit of ['m', 'm2', 'km', 'minute', 'hour', 'celsius', 'percent'] as const)
    for (const value of [1, 2.5, 45])
      expect(factText({ ...base, type: 'number', unit, value }, locale), unit).not.toContain(' ');
});

test('every stated fact has a name and a value in every language', () => {
  const empty: string[] = [];
  const check = (key: string, fact: StatedFact, locale: Locale) => {
    if (fact.names[locale] === undefined) empty.push(`${key} ${fact.name} ${locale}`);
    if (fact.type === 'rows') for (const cell of fact.value.flat()) check(key, cell, locale);
    else if (!['point', 'monthly'].includes(fact.type) && factText(fact, locale).trim() === '')
      empty.push(`${key} ${fact.name} ${locale}`);
  };
  for (const { key, locale } of pages) for (const fact of statedFactsOf(key)) check(key, fact, locale);
  expect(empty).toEqual([]);
});
