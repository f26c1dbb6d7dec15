import { describe, expect, test } from 'vitest';
import { contextAt, examples, forms, validators } from './form-examples.ts';

test('every form of the spec has a validator', () => {
  expect(Object.keys(validators).sort()).toEqual([...forms.keys()].sort());
});

describe.each([...forms.keys()])('%s', (form) => {
  const own = examples.filter((example) => example.form === form);

  test.each(own)('$field: $shown gives $error', ({ field, values, now, error }) => {
    expect(validators[form]?.(values, contextAt(now))[field]).toBe(error);
  });
});

/** A valid registration, and the error of each documented mistake in it. */
const registration = {
  email_address: 'ana@example.com',
  title: 'Ms.',
  first_name: 'Ana',
  last_name: 'Marić',
  password: 'sunce i more',
  confirm_password: 'sunce i more',
  phone_number: '+385912345678',
  date_of_birth: '26/12/1980',
  terms: true,
};

/** The errors in documented fields; the form may have more. */
function errorsIn(values: unknown, context: Parameters<NonNullable<typeof validators.registration>>[1]) {
  const errors = Object.entries(validators.registration?.(values, context) ?? {});
  return Object.fromEntries(errors.filter(([field]) => Object.hasOwn(registration, field)));
}

test('a valid registration has no error', () => {
  expect(errorsIn(registration, contextAt('2026-01-01T12:00:00Z'))).toEqual({});
});

test('an empty registration has an error in every field', () => {
  const required = {
    email_address: 'RequiredEmailAddress',
    title: 'RequiredTitle',
    first_name: 'RequiredFirstName',
    last_name: 'RequiredLastName',
    password: 'RequiredPassword',
    confirm_password: 'RequiredConfirmPassword',
    phone_number: 'CannotBeEmpty',
    date_of_birth: 'RequiredDateOfBirth',
    terms: 'RequiredTerms',
  };
  for (const values of [{}, undefined, null, 7, 'x', [], [registration], Object.create(registration)])
    expect(errorsIn(values, contextAt('2026-01-01T12:00:00Z'))).toEqual(required);
});

test('a rule without its context is broken', () => {
  const nothing = {} as Parameters<NonNullable<typeof validators.registration>>[1];
  expect(errorsIn(registration, nothing)).toEqual({
    phone_number: 'invalidPhone',
    date_of_birth: 'InvalidDate',
    password: 'InvalidPassword',
  });
  expect(validators['email-step']?.(registration, nothing)).toEqual({ email_address: 'InvalidEmail' });
});
