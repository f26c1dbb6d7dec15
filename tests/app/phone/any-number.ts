import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { phoneRules } from '../../../app/club/fields/phone/phone-rules.ts';
import { type Country, countries } from '../../../generated/data/countries.ts';

const require = createRequire(import.meta.url);
const file = require.resolve('libphonenumber-js/examples.mobile.json');
/** National mobile numbers that libphonenumber gives as examples, by country. */
const examples: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));

/** Every country with a number that exists there, as it is dialled from abroad. */
export const exampleNumbers: readonly { readonly country: Country; readonly number: string }[] =
  countries.flatMap((country) => {
    const national = examples[country.code];
    return national === undefined ? [] : [{ country, number: country.dial_code + national }];
  });

export const anyCountry = fc.constantFrom(...countries);

/** With the metadata, and as it is before they are loaded. */
export const anyRules = fc.constantFrom(phoneRules, undefined);

const digit = fc.constantFrom(...'0123456789');
const anyDigits = fc.string({ unit: digit, maxLength: 16 });

/** Digits after a dial code, or after + alone. */
export const anyInternational = fc
  .tuple(
    fc.oneof(
      anyCountry.map(({ dial_code }) => dial_code),
      fc.constant('+'),
    ),
    anyDigits,
  )
  .map((parts) => parts.join(''));

/** Texts that may be entered: numbers, numbers with spacing, and anything else. */
export const anyText = fc.oneof(
  anyInternational,
  anyDigits,
  fc.string({ unit: fc.constantFrom(...'0123456789+ ()-/.'), maxLength: 24 }),
  fc.string({ unit: 'binary', maxLength: 24 }),
);
