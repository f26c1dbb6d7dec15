import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveInList } from '../../../app/club/fields/phone/country-search.tsx';
import { foldText, listCountries, matchCountries } from '../../../app/club/fields/phone/list-countries.ts';
import { countries } from '../../../generated/data/countries.ts';
import { type Locale, localeCodes, locales } from '../../../generated/locales.ts';
import { runsOf, sampleOf } from '../../runner/campaigns.ts';

const find = (locale: Locale, query: string) =>
  matchCountries(listCountries(locales[locale].bcp47), query).map(({ code }) => code);

const nameOf = (code: string) => countries.find((country) => country.code === code)?.name;

describe('best match first', () => {
  test.each<[Locale, string, string]>([
    ['hr', 'njem', 'DE'],
    ['hr', 'Germ', 'DE'],
    ['hr', 'deutsch', 'DE'],
    ['hr', 'Švi', 'CH'],
    ['hr', 'svicar', 'CH'],
    ['hr', 'schweiz', 'CH'],
    ['hr', 'SAD', 'US'],
    ['hr', 'de', 'DE'],
    ['en', 'de', 'DE'],
    ['en', 'den', 'DK'],
    ['en', 'uk', 'GB'],
    ['en', 'usa', 'US'],
    ['en', 'kingdom', 'GB'],
    ['en', 'united kin', 'GB'],
    ['en', 'korea south', 'KR'],
    ['en', 'cote divoire', 'CI'],
    ['en', 'cote d’ivoire', 'CI'],
    ['en', 'ivory coast', 'CI'],
    ['en', 'aland', 'AX'],
    ['en', 'bosnia and h', 'BA'],
    ['en', 'Bosnia & H', 'BA'],
    ['en', 'guinea-b', 'GW'],
    ['en', 'turkey', 'TR'],
    ['en', '  croatia ', 'HR'],
    ['dk', 'ostrig', 'AT'],
    ['de', 'osterr', 'AT'],
    ['de', 'Österr', 'AT'],
    ['pl', 'wlochy', 'IT'],
    ['pl', 'Włochy', 'IT'],
    ['ru', 'хорв', 'HR'],
    ['ru', 'hrvatska', 'HR'],
    ['ru', 'китай', 'CN'],
    ['ru', 'китаи', 'CN'],
    ['uk', 'Ірл', 'IE'],
    ['ko', '크로', 'HR'],
    ['ko', '클', 'HR'],
    ['ko', '독', 'DE'],
    ['ko', '한국', 'KR'],
    ['ko', '日本', 'JP'],
    ['fi', 'Ελλάδα', 'GR'],
    ['en', 'ελλαδα', 'GR'],
    ['hr', '385', 'HR'],
    ['hr', '+385', 'HR'],
    ['hr', '00385', 'HR'],
    ['hr', '+ 3 8 5', 'HR'],
    ['ko', '＋３８５', 'HR'],
    ['hr', '+385912345678', 'HR'],
    ['hr', '44', 'GB'],
    ['hr', '1', 'US'],
    ['hr', '7', 'RU'],
  ])('%s: %j finds %s', (locale, query, code) => {
    expect(find(locale, query)[0]).toBe(code);
  });

  test('beginnings come before words within, and these before anything within', () => {
    expect(find('en', 'guinea').slice(0, 3)).toEqual(['GN', 'GW', 'GQ']);
    const names = (query: string) => find('en', query).map(nameOf);
    expect(names('man')).toEqual(['Isle of Man', 'Cayman Islands', 'Germany', 'Oman', 'Romania']);
    expect(names('ger')).toEqual(['Germany', 'Algeria', 'Niger', 'Nigeria']);
  });

  test('dial codes come by number, those that share one with the main country before the others by name', () => {
    expect(find('en', '38')).toEqual(['UA', 'RS', 'ME', 'XK', 'HR', 'SI', 'BA', 'MK']);
    expect(find('en', '44')).toEqual(['GB', 'GG', 'IM', 'JE']);
  });

  test.each(['xqz', '999', '+9991234567', 'a b c d', 'þþþ', '🏴'])('%s finds nothing', (query) => {
    expect(find('en', query)).toEqual(query === '🏴' ? find('en', '') : []);
  });

  test.each(['', ' ', '+', '00', '…'])('%j finds all, by name', (query) => {
    expect(find('hr', query)).toHaveLength(countries.length);
    expect(find('hr', query).slice(0, 3)).toEqual(['AF', 'AX', 'AL']);
  });
});

describe.each(localeCodes.map((locale, turn) => ({ locale, turn })))('in $locale', ({ locale, turn }) => {
  const list = listCountries(locales[locale].bcp47);
  const some = sampleOf(list, 5, turn);

  test('every country is listed once, by its name', () => {
    const names = list.map(({ name }) => name);
    expect([new Set(list.map(({ code }) => code)).size, new Set(names).size]).toEqual([
      countries.length,
      countries.length,
    ]);
    expect(names).toEqual([...names].sort(new Intl.Collator(locales[locale].bcp47).compare));
  });

  test('a country is the first that its name and its code find, and is found by more', () => {
    for (const { code, name, dialCode } of some) {
      expect(find(locale, name)[0], name).toBe(code);
      expect(find(locale, code)[0], code).toBe(code);
      const english = nameOf(code) ?? '';
      for (const query of [name.normalize('NFD').toUpperCase(), english, dialCode, dialCode.slice(1)])
        expect(find(locale, query), query).toContain(code);
    }
  });

  test('every beginning of a name finds it', () => {
    for (const { code, name } of some) {
      const letters = [...name];
      for (let length = 1; length <= letters.length; length += 3)
        expect(find(locale, letters.slice(0, length).join(''))).toContain(code);
    }
  });
});

test('folding a text again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const folded = foldText(text);
      expect(foldText(folded)).toBe(folded);
    }),
    { numRuns: runsOf(1000) },
  );
});

describe('keys in the list', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 29, 0],
    ['ArrowUp', 0, 29],
    ['ArrowUp', 29, 28],
    ['PageDown', 3, 13],
    ['PageDown', 25, 29],
    ['PageUp', 25, 15],
    ['PageUp', 3, 0],
    ['Home', 25, 0],
    ['End', 3, 29],
  ])('%s leads from %i to %i of 30', (key, active, next) => {
    expect(moveInList(key, active, 30)).toBe(next);
  });

  test.each(['a', 'Enter', 'ArrowLeft', 'ArrowRight', 'Backspace'])('%s does not move', (key) => {
    expect(moveInList(key, 5, 30)).toBeUndefined();
  });
});
