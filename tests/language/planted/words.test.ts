/** The checks of names, terms, spelling and address are shown texts with one fault each. */
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../generator/diagnostics/diagnostic.ts';
import { checkGlossary } from '../../../generator/model/site/check-site.ts';
import { findOtherAddress } from '../checks/address.ts';
import { findAvoidedTerms, findFaultyTerms, findOtherTerms } from '../checks/glossary.ts';
import { findMissingNames, findPlainNames, findWrongNames, type Names } from '../checks/names.ts';
import { findMisspellings } from '../checks/spelling.ts';
import { otherAddress } from '../rules/address.ts';
import { dictionaries } from '../spelling/dictionaries.ts';
import { readData } from '../texts/read-data.ts';
import { texts } from '../texts/read-texts.ts';
import { rowOf } from '../texts/row-of.ts';
import { none, plant } from './plant.ts';

describe('names', () => {
  const names = readData<Names>('names');
  const key = 'entries.hotel-soline-brela.title';

  test('a title without the name in its key or in English', () => {
    expect(findMissingNames([plant('de', 'Hotel in Brela', key)], names, none)).toHaveLength(1);
    const english = plant('en', 'Dinner in Tučepi');
    expect(findMissingNames([english, plant('ru', 'Ужин в Бреле')], names, none)).toHaveLength(1);
  });

  test('a name without its diacritics, and a wrong one', () => {
    expect(findPlainNames([plant('pl', 'Kolacja w Tucepi na Braczu, Brac')], names)).toHaveLength(1);
    expect(findWrongNames([plant('de', 'Starigrad Paklenica')], names)).toHaveLength(1);
  });
});

describe('glossary', () => {
  const notions = texts.source.glossary?.notions ?? {};
  const key = 'entries.loyalty-programme.title';

  test('another term than the glossary’s', () => {
    expect(
      findOtherTerms([plant('en', 'Rewards club', key), plant('de', 'Stammkunden', key)], notions, none),
    ).toHaveLength(1);
  });

  test('a term to avoid', () => {
    expect(findAvoidedTerms([plant('fr', 'Formule all inclusive')], notions, none)).toHaveLength(1);
  });

  test('a locale that the site does not have', () => {
    const se = {
      code: 'se',
      bcp47: 'sv',
      region: 'SE',
      name: 'Svenska',
      isComplete: true,
      prefix: '/se',
      fallback: [],
    };
    const camp = { meaning: 'a camp', locales: { sv: { term: 'camping', stems: ['camping'] } } };
    const findings: Finding[] = [];
    const locales = { base: 'hr', hreflangDefault: [], list: [se] };
    checkGlossary({ notions: { camp } }, locales, (finding) => findings.push(finding));
    expect(findings).toMatchObject([{ code: 'LOCALE_UNKNOWN', help: 'The site’s code for sv is se.' }]);
  });

  test('a stem that does not fit, capitals, and a missing locale', () => {
    const faulty = {
      camp: { meaning: 'a camp', locales: { de: { term: 'Campingplatz', stems: ['Zelt'] } } },
    };
    expect(findFaultyTerms(faulty, ['de', 'nl'])).toHaveLength(3);
  });
});

describe('spelling', () => {
  test.each([
    ['en', 'A holliday by the sea'],
    ['hu', 'Nyaralás a tengerrpartnál'],
    ['ko', '달마티아에서 보내느는 휴가'],
    ['fi', 'Lomaa meren ääreläl'],
    ['uk', 'Відпочинок біля моорря'],
  ])('a misspelt word in %s', async (locale, text) => {
    const speller = await rowOf(dictionaries, locale, 'spelling/dictionaries.ts')();
    const vocabulary = { speller, accepted: new Set(['달마티아']), endings: ['에서'] };
    expect(findMisspellings([plant(locale, text)], vocabulary)).toHaveLength(1);
    speller.close();
  });
});

describe('address', () => {
  test.each([
    ['German du', 'de', 'Pack deine Badesachen ein.'],
    ['French tu', 'fr', 'Prends ton maillot.'],
    ['a polite capital in Russian', 'ru', 'Мы ждём Вас в Бреле.'],
    ['a Croatian small letter', 'hr', 'Čekamo vas u Brelima.'],
    ['Dutch je', 'nl', 'Pak je koffer.'],
  ])('%s', (_fault, locale, text) => {
    const patterns = rowOf(otherAddress, locale, 'rules/address.ts');
    expect(findOtherAddress([plant(locale, text)], patterns, none)).toHaveLength(1);
  });
});
