import { type CountryCallingCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import { describe, expect, test } from 'vitest';
import { countriesOf, findDialCode } from '../../../app/club/fields/phone/dial-codes.ts';
import { preselectCountry } from '../../../app/club/fields/phone/phone-entry.ts';
import { phoneRules } from '../../../app/club/fields/phone/phone-rules.ts';
import { countries } from '../../../generated/data/countries.ts';
import { localeCodes } from '../../../generated/locales.ts';
import { documentedLocales } from '../../generator/documents/tables.ts';

const none = { defaultValue: '', value: '', cookies: '', locale: 'hr' } as const;

describe('the first of these that says something', () => {
  test.each([
    ['default value', 'DE', { defaultValue: '+49151', value: '+43664', cookies: 'country=FR', locale: 'it' }],
    ['current value', 'AT', { defaultValue: '', value: '+43664', cookies: 'country=FR', locale: 'it' }],
    ['cookie', 'FR', { defaultValue: '', value: '', cookies: 'country=FR', locale: 'it' }],
    ['locale', 'IT', { defaultValue: '', value: '', cookies: '', locale: 'it' }],
  ] as const)('%s', (_, country, hints) => {
    expect(preselectCountry(hints)).toBe(country);
  });

  test.each([
    ['a default value without a known dial code', { ...none, defaultValue: '0912345678' }, 'HR'],
    ['a cookie in lower case, among others', { ...none, cookies: 'user=x; country=kr; consent=y' }, 'KR'],
    ['a cookie of no country', { ...none, cookies: 'country=ZZ' }, 'HR'],
    ['a cookie of no code', { ...none, cookies: 'country=DEU' }, 'HR'],
    ['a cookie of another name', { ...none, cookies: 'mycountry=DE' }, 'HR'],
  ])('%s', (_, hints, country) => {
    expect(preselectCountry(hints)).toBe(country);
  });
});

test('each documented locale has the country that its texts are written for', () => {
  const documented = localeCodes.filter((locale) => documentedLocales.includes(locale));
  const found = documented.map((locale) => `${locale} ${preselectCountry({ ...none, locale })}`);
  expect(found.join(', ')).toBe(
    'hr HR, en GB, de DE, fr FR, se SE, it IT, si SI, cz CZ, pl PL, hu HU, ru RU, nl NL, fi FI, dk DK, uk UA, ro RO, sk SK, ko KR, pt PT',
  );
});

describe('of countries that share a dial code', () => {
  test('cookie and locale decide', () => {
    const value = '+447911123456';
    expect(preselectCountry({ ...none, value, cookies: 'country=GG' })).toBe('GG');
    expect(preselectCountry({ ...none, value, cookies: 'country=DE' })).toBe('GB');
    expect(preselectCountry({ ...none, value: '+77012345678', locale: 'ru' })).toBe('RU');
  });

  test('else the digits do, once the metadata can tell', () => {
    expect(preselectCountry({ ...none, value: '+14165550100' })).toBe('US');
    expect(preselectCountry({ ...none, value: '+14165550100' }, phoneRules)).toBe('CA');
    expect(preselectCountry({ ...none, value: '+447911123456' }, phoneRules)).toBe('GB');
  });

  test('the main one is libphonenumber’s', () => {
    for (const { dial_code: dialCode } of countries) {
      const main = metadata.country_calling_codes[dialCode.slice(1) as CountryCallingCode]?.[0];
      expect(countriesOf(dialCode)[0]?.code, dialCode).toBe(main);
    }
  });
});

test('the countries and their dial codes are libphonenumber’s', () => {
  const codes = countries.map(({ code }) => code);
  expect([...codes].sort()).toEqual([...getCountries()].sort());
  for (const code of getCountries()) {
    expect(findDialCode(`+${getCountryCallingCode(code)}123`)).toBe(
      countries.find((country) => country.code === code)?.dial_code,
    );
  }
});
