import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEmailStep } from '../../../generated/forms/email-step.ts';
import { readRegistration, registrationForm } from '../../../generated/forms/registration.ts';
import { messages } from '../../../generated/messages/index.ts';
import { findErrors, type Rule, type RuleContext } from '../../../generator/runtime/rules.ts';

const root = join(import.meta.dirname, '../../..');

test.each(['rules', 'answers', 'days', 'filters', 'email-address', 'easy-password', 'birth-date'])(
  'generated code is a copy of generator/runtime/%s.ts after the header',
  (name) => {
    const source = readFileSync(join(root, `generator/runtime/${name}.ts`), 'utf8');
    const header = `// Generated from generator/runtime/${name}.ts by “npm run generate”. Do not edit.\n\n`;
    expect(readFileSync(join(root, `generated/forms/${name}.ts`), 'utf8')).toBe(header + source);
  },
);

test('the error keys of the documents have texts', () => {
  const required = 'EmailAddress Title FirstName LastName Password ConfirmPassword DateOfBirth Terms';
  const others = `CannotBeEmpty InvalidEmail InvalidPassword PasswordLength CharacterLengthNotValid EmptyOrSpaces
    invalidPhone InvalidDate InvalidAge CodeIsRequired InvalidCode ErrorMessage ErrorWithRegistering
    LoginUnsuccessful ErrorResettingPassword PasswordChanged`;
  const wanted = [...required.split(' ').map((name) => `Required${name}`), ...others.split(/\s+/)];
  expect(Object.keys(messages.hr.errors)).toEqual(expect.arrayContaining(wanted));
});

/** One field with one rule, which gives InvalidCode. */
function keeps(
  rule: object,
  value: unknown,
  others: object = {},
  context: Partial<RuleContext> = {},
): boolean {
  // The text of a password reaches the rules as it is.
  const field = { control: 'password', rules: [{ ...rule, error: 'InvalidCode' } as Rule] };
  return findErrors({ field }, { ...others, field: value }, context).field === undefined;
}

const zagreb = { timeZone: 'Europe/Zagreb' };
const noon = { now: Date.parse('2026-06-15T10:00:00Z') };

describe('a rule', () => {
  test.each<[string, object, unknown, boolean]>([
    ['required', { rule: 'required' }, '', false],
    ['required', { rule: 'required' }, ' ', true],
    ['required', { rule: 'required' }, 0, true],
    ['ticked', { rule: 'ticked' }, true, true],
    ['ticked', { rule: 'ticked' }, 'true', false],
    ['text', { rule: 'text' }, 'half \ud83c', false],
    ['text', { rule: 'text' }, {}, false],
    ['text', { rule: 'text' }, undefined, true],
    ['shortest', { rule: 'shortest', length: 2 }, '🌊', false],
    ['shortest', { rule: 'shortest', length: 2 }, '🌊🌊', true],
    ['longest', { rule: 'longest', length: 2 }, '🌊🌊', true],
    ['longest', { rule: 'longest', length: 2 }, '🌊🌊🌊', false],
    ['longest', { rule: 'longest', length: 2 }, '', true],
    ['option', { rule: 'option', options: ['a'] }, 'a', true],
    ['option', { rule: 'option', options: ['a'] }, 'toString', false],
    ['pattern', { rule: 'pattern', pattern: '^a$' }, 'a\n', false],
    ['digits', { rule: 'digits', least: 2, most: 3 }, '+12', true],
    ['digits', { rule: 'digits', least: 2, most: 3 }, '1234', false],
    ['digits', { rule: 'digits', least: 2, most: 3 }, '1 2', false],
    ['digits', { rule: 'digits', least: 2, most: 3 }, '1+2', false],
    ['notAllZeros', { rule: 'notAllZeros' }, '+0001', true],
    ['notAllZeros', { rule: 'notAllZeros' }, '+0000', false],
    ['date', { rule: 'date', since: 1900, ...zagreb }, '15/06/2026', true],
    ['date', { rule: 'date', since: 1900, ...zagreb }, '16/06/2026', false],
    ['age', { rule: 'age', years: 18, ...zagreb }, '15/06/2008', true],
    ['age', { rule: 'age', years: 18, ...zagreb }, '16/06/2008', false],
    ['age', { rule: 'age', years: 18, ...zagreb }, 'tomorrow', false],
  ])('%s: %j of %j is kept: %s', (_name, rule, value, want) => {
    expect(keeps(rule, value, {}, noon)).toBe(want);
  });

  test('sameAs compares with the filtered value of the other field', () => {
    const fields = {
      phone: { control: 'phone', filter: 'phone', rules: [] },
      again: { control: 'text', rules: [{ rule: 'sameAs', field: 'phone', error: 'invalidPhone' }] },
    } as const;
    expect(findErrors(fields, { phone: '+385 91', again: '+38591' })).toEqual({});
    expect(findErrors(fields, { phone: '+385 91', again: '+385 91' })).toEqual({ again: 'invalidPhone' });
  });

  test.each([
    ['an e-mail', 'ana@example.com', 'ana@example.com'],
    ['none', undefined, ''],
    ['another value', ['ana@example.com'], ''],
  ])('hardToGuess asks the context, with %s of the other field', (_about, email, want) => {
    const rule = { rule: 'hardToGuess', field: 'email' };
    const asked: string[][] = [];
    const isEasyPassword = (...given: string[]) => asked.push(given) > 1;
    expect(keeps(rule, 'sunce1', { email }, { isEasyPassword })).toBe(true);
    expect(keeps(rule, 'sunce2', { email }, { isEasyPassword })).toBe(false);
    expect(asked).toEqual([
      ['sunce1', want],
      ['sunce2', want],
    ]);
  });

  test('hardToGuess is broken without the context, and kept without a value', () => {
    const rule = { rule: 'hardToGuess', field: 'email' };
    expect(keeps(rule, 'sunce1')).toBe(false);
    expect(keeps(rule, '')).toBe(true);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('date and age are broken when now is %s', (now) => {
    expect(keeps({ rule: 'date', since: 1900, ...zagreb }, '26/12/1980', {}, { now })).toBe(false);
    expect(keeps({ rule: 'age', years: 18, ...zagreb }, '26/12/1980', {}, { now })).toBe(false);
  });
});

test('reading gives filtered texts, and none of another type', () => {
  const answers = readRegistration({
    email_address: ' ana@example.com',
    title: 'Ms.',
    first_name: 'Ana-Zoe\u0308 2',
    last_name: ['Marić'],
    password: ' cafe\u0301 ',
    phone_number: '+385 91/234',
    terms: 'true',
    admin: true,
  });
  expect(Object.keys(answers)).toEqual(Object.keys(registrationForm.fields));
  expect(answers).toMatchObject({
    email_address: 'ana@example.com',
    title: 'Ms.',
    first_name: 'Ana Zoë',
    last_name: '',
    password: ' cafe\u0301 ',
    confirm_password: '',
    phone_number: '+38591234',
    date_of_birth: '',
    terms: false,
  });
  expect(readEmailStep(null)).toEqual({ email_address: '' });
});
