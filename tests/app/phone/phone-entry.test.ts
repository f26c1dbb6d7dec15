import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import { keepPhoneCharacters, readEntry, settleEntry } from '../../../app/club/fields/phone/phone-entry.ts';
import { phoneRules } from '../../../app/club/fields/phone/phone-rules.ts';
import { validateRegistration } from '../../../generated/forms/registration.ts';
import { runsOf } from '../../runner/campaigns.ts';
import { anyCountry, anyInternational, anyRules, anyText, exampleNumbers } from './any-number.ts';

const settle = (country: string, text: string) => {
  const { country: settled, text: shown } = settleEntry({ country, text }, phoneRules);
  return `${settled} ${shown}`;
};
const numberIn = (country: string, text: string) => readEntry({ country, text }, phoneRules).value;

/** The error that the form shows for a value. */
const errorOf = (phone_number: string) =>
  validateRegistration(
    { phone_number },
    { now: 0, isPhoneNumber: phoneRules.isPhoneNumber, isEasyPassword: () => false },
  ).phone_number;

/** The ways in which people write a number of their own country. */
const writings = {
  'from abroad': ({ number }) => number,
  'with the exit code': ({ number }) => number.replace('+', '00'),
  'with the dial code alone': ({ number }) => number.slice(1),
  'with the dial code in brackets': ({ country, number }) =>
    `(${country.dial_code.slice(1)}) ${number.slice(country.dial_code.length)}`,
  'at home': ({ number }) => parsePhoneNumberFromString(number)?.formatNational() ?? '',
  'without the trunk code': ({ country, number }) => number.slice(country.dial_code.length),
  'with the dial code and the trunk code': ({ country, number }) =>
    country.dial_code + (parsePhoneNumberFromString(number)?.formatNational() ?? ''),
} as const satisfies Record<string, (example: (typeof exampleNumbers)[number]) => string>;

test.each(Object.entries(writings))(
  'the number of every country, written %s, is understood',
  (_how, write) => {
    const wrong = exampleNumbers.filter(
      (example) => numberIn(example.country.code, write(example)) !== example.number,
    );
    expect(wrong.map((example) => [example.country.code, write(example), example.number])).toEqual([]);
  },
);

test('the number of every country is right for the form, and tells its country wherever it is typed', () => {
  for (const { country, number } of exampleNumbers) {
    expect(errorOf(number), number).toBeUndefined();
    for (const code of [country.code, country.code === 'HR' ? 'DE' : 'HR'])
      expect(readEntry({ country: code, text: number }, phoneRules), number).toMatchObject({ value: number });
    expect(readEntry({ country: country.code, text: number }, phoneRules).country).toBe(country.code);
  }
});

describe('what is typed', () => {
  test.each([
    ['HR', '91 234 5678', '+385912345678', 'HR 91 234 5678'],
    ['HR', '091/234-5678', '+385912345678', 'HR 91 234 5678'],
    ['HR', '(385) 91 234 5678', '+385912345678', 'HR 91 234 5678'],
    ['HU', '(36) 20 123 4567', '+36201234567', 'HU 20 123 4567'],
    ['HU', '(36) 412 345', '+3636412345', 'HU 36 412 345'],
    ['HR', '385 91 234 5678', '+385912345678', 'HR 91 234 5678'],
    ['HR', '+385 (0)91 234 5678', '+385912345678', 'HR 91 234 5678'],
    ['HR', '(+385) 91 234 5678', '+385912345678', 'HR 91 234 5678'],
    ['HR', 'tel:+385-91-234-5678', '+385912345678', 'HR 91 234 5678'],
    ['HR', '＋３８５９１２３４５６７８', '+385912345678', 'HR 91 234 5678'],
    ['HR', '٠٩١٢٣٤٥٦٧٨', '+385912345678', 'HR 91 234 5678'],
    ['HR', '+4915123456789', '+4915123456789', 'DE 1512 3456789'],
    ['HR', '0049 151 23456789', '+4915123456789', 'DE 1512 3456789'],
    ['DE', '0151 23456789', '+4915123456789', 'DE 1512 3456789'],
    ['DE', '4915123456789', '+4915123456789', 'DE 1512 3456789'],
    ['DE', '49 30 123456', '+4930123456', 'DE 30 123456'],
    ['IT', '393 351 2345', '+393933512345', 'IT 393 351 2345'],
    ['HU', '06 20 123 4567', '+36201234567', 'HU 20 123 4567'],
    ['RU', '8 (912) 345-67-89', '+79123456789', 'RU 912 345 67 89'],
    ['IT', '06 1234 5678', '+390612345678', 'IT 06 1234 5678'],
    ['FI', '0412345678', '+358412345678', 'FI 41 2345678'],
    ['US', '011 385 91 234 5678', '+385912345678', 'HR 91 234 5678'],
    ['RU', '8~10 385 91 234 5678', '+385912345678', 'HR 91 234 5678'],
    ['KR', '010-1234-5678', '+821012345678', 'KR 10 1234 5678'],
  ])('%s, %s is %s and rests as %s', (country, text, value, shown) => {
    expect(numberIn(country, text)).toBe(value);
    expect(settle(country, text)).toBe(shown);
  });

  test.each([
    ['', ''],
    ['+', ''],
    ['+49', ''],
    ['0049 ', ''],
    ['call me', ''],
  ])('%j is no number yet', (text, value) => {
    expect(numberIn('HR', text)).toBe(value);
    expect(errorOf(value)).toBe('CannotBeEmpty');
  });

  test.each([
    ['1', 'HR 1'],
    ['091 23', 'HR 091 23'],
    ['+49 1', 'DE 1'],
    ['+999 123 4567', 'HR +9991234567'],
    ['000000', 'HR +0000'],
  ])('%s is wrong, and rests as %s', (text, shown) => {
    expect(settle('HR', text)).toBe(shown);
    expect(errorOf(numberIn('HR', text))).toBe('invalidPhone');
  });

  test('before the rules are loaded, the dial code and the digits are the number', () => {
    expect(readEntry({ country: 'HR', text: '91 234' }).value).toBe('+38591234');
    expect(readEntry({ country: 'HR', text: '(385) 91 234' }).value).toBe('+38591234');
    expect(settleEntry({ country: 'HR', text: '0049 151 23' })).toEqual({ country: 'DE', text: '15123' });
  });
});

describe('the country that the guest chose', () => {
  test.each([
    ['GB', '+44 7911 123456', 'GB'],
    ['GG', '+44 7911 123456', 'GG'],
    ['JE', '020 7946 0958', 'JE'],
    ['US', '+1 242 327 1234', 'US'],
    ['CA', '+1 212 555 0100', 'CA'],
    ['KZ', '8 912 345 67 89', 'KZ'],
    ['VA', '06 1234 5678', 'VA'],
    ['SJ', '+47 40 61 23 45', 'SJ'],
  ])('%s stays with %s', (country, text, settled) => {
    expect(readEntry({ country, text }, phoneRules).country).toBe(settled);
  });

  test.each([
    ['+44 7911 123456', 'GB'],
    ['+1 212 555 0100', 'US'],
    ['+1 416 555 0100', 'CA'],
    ['+1 242 327 1234', 'BS'],
    ['+7 701 234 5678', 'KZ'],
    ['+7 912 345 6789', 'RU'],
    ['+39 06 1234 5678', 'IT'],
    ['+358 18 1234567', 'AX'],
    ['+1 2', 'US'],
  ])('gives way to another dial code: %s is of %s', (text, settled) => {
    expect(readEntry({ country: 'HR', text }, phoneRules).country).toBe(settled);
  });
});

describe('any text', () => {
  test('gives a number or nothing', () => {
    fc.assert(
      fc.property(anyCountry, anyText, anyRules, ({ code }, text, rules) => {
        expect(readEntry({ country: code, text }, rules).value).toMatch(/^(?:\+\d+)?$/);
      }),
    );
  });

  test('rests as an entry of the same number, and then stays', () => {
    fc.assert(
      fc.property(anyCountry, anyText, anyRules, ({ code }, text, rules) => {
        const settled = settleEntry({ country: code, text }, rules);
        expect(readEntry(settled, rules)).toEqual(readEntry({ country: code, text }, rules));
        expect(settleEntry(settled, rules)).toEqual(settled);
      }),
      { numRuns: runsOf(2000) },
    );
  });

  test('is kept for the field as it is read', () => {
    fc.assert(
      fc.property(anyCountry, anyText, ({ code }, text) => {
        const kept = keepPhoneCharacters(text);
        expect(keepPhoneCharacters(kept)).toBe(kept);
        expect(numberIn(code, kept)).toBe(numberIn(code, text));
      }),
    );
  });
});

describe('any international number', () => {
  test('is split and joined again', () => {
    fc.assert(
      fc.property(anyCountry, anyInternational, ({ code }, number) => {
        const entry = settleEntry({ country: code, text: number });
        const { value } = readEntry(entry);
        expect(value).toBe(readEntry({ country: code, text: number }).value);
      }),
    );
  });

  test('passes or fails the rule of the form as it does by itself', () => {
    fc.assert(
      fc.property(anyCountry, anyInternational, ({ code }, number) => {
        const entry = settleEntry({ country: code, text: number }, phoneRules);
        const { value } = readEntry(entry, phoneRules);
        if (value !== '') expect(errorOf(value)).toBe(errorOf(number));
      }),
      { numRuns: runsOf(2000) },
    );
  });
});
