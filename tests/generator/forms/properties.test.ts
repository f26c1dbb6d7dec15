import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../generated/messages/index.ts';
import { birthDateFromEpoch, birthDateToEpoch } from '../../../generator/runtime/birth-date.ts';
import { isEmailAddress } from '../../../generator/runtime/email-address.ts';
import { filters } from '../../../generator/runtime/filters.ts';
import { runsOf } from '../../runner/campaigns.ts';
import { contextAt, examples, forms, validators } from './form-examples.ts';

const errorKeys = Object.keys(messages.hr.errors);

const context = contextAt('2026-01-01T12:00:00Z');
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

describe.each([...forms.keys()])('%s', (form) => {
  const fields = Object.keys(forms.get(form)?.fields ?? {});
  const known = examples
    .filter((example) => example.form === form)
    .flatMap(({ values }) => Object.values(values));
  const value = fc.oneof(text, fc.constantFrom(...known), fc.anything(), fc.jsonValue());
  const values = fc.oneof(
    fc.record(Object.fromEntries(fields.map((name) => [name, value])), { requiredKeys: [] }),
    fc.anything(),
  );

  test('any values give known keys, the same each time', () => {
    fc.assert(
      fc.property(values, (given) => {
        const errors = validators[form]?.(given, context) ?? {};
        for (const [name, key] of Object.entries(errors)) {
          expect(fields).toContain(name);
          expect(errorKeys).toContain(key);
        }
        expect(validators[form]?.(given, context)).toEqual(errors);
      }),
      { numRuns: runsOf(500) },
    );
  });
});

test.each(Object.entries(filters))('the filter %s changes nothing the second time', (_name, filter) => {
  fc.assert(
    fc.property(
      fc.oneof(text, fc.string({ unit: fc.constantFrom(...'aǎ́̈ẹžИй\u0306 \u200b1+-\u0301') })),
      (given) => {
        expect(filter(filter(given))).toBe(filter(given));
        expect(filter(given).normalize('NFC')).toBe(filter(given));
      },
    ),
    { numRuns: runsOf(2000) },
  );
});

test('a name does not depend on how its accents were typed', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'AÁäĆčđéĚñøřŠžßЙїЎѓ ') });
  fc.assert(
    fc.property(letters, (name) => {
      expect(filters.letters(name.normalize('NFD'))).toBe(name.normalize('NFC'));
    }),
  );
});

test('an e-mail address has no header syntax', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.emailAddress()), (given) => {
      if (isEmailAddress(given)) expect(given).not.toMatch(/[\s\p{C}<>,;:"()[\]\\]/u);
    }),
    { numRuns: runsOf(2000) },
  );
});

test('any number is the first moment of one day or of none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.maxSafeInteger()), (moment) => {
      const written = birthDateFromEpoch(moment);
      if (written !== undefined) expect(birthDateToEpoch(written)).toBe(moment);
    }),
  );
});
