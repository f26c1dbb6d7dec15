import { describe, expect, test } from 'vitest';
import { type PageForm, pageForms } from '../../../generated/forms/page-forms.ts';
import { findErrors } from '../../../generated/forms/rules.ts';
import { contextAt, examples, examplesOf, forms, pageFormFields, validators } from './form-examples.ts';

const onPages: Readonly<Record<string, PageForm>> = pageForms;

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

test('every form on a page is generated, with its own fields and the shared ones', () => {
  const names = (fields: object) => Object.keys(fields).sort();
  const generated = Object.entries(onPages).map(([name, { fields }]) => [name, names(fields)] as const);
  const declared = [...pageFormFields].map(([name, fields]) => [name, names(fields)] as const);
  expect(Object.fromEntries(generated)).toEqual(Object.fromEntries(declared));
});

describe.each([...pageFormFields])('%s', (form, declared) => {
  const fields = onPages[form]?.fields ?? {};

  test.each(examplesOf(form, declared))('$field: $shown gives $error', ({ field, values, now, error }) => {
    const when = fields[field]?.when;
    const asked = when === undefined ? {} : { [when.field]: when.is[0] };
    expect(findErrors(fields, { ...asked, ...values }, contextAt(now))[field]).toBe(error);
  });
});
