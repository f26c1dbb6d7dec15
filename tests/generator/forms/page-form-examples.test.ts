import { describe, expect, test } from 'vitest';
import { type PageForm, pageForms } from '../../../generated/forms/page-forms.ts';
import { findErrors } from '../../../generated/forms/rules.ts';
import { contextAt, examplesOf, pageFormFields } from './form-examples.ts';

const forms: Readonly<Record<string, PageForm>> = pageForms;

test('every form on a page is generated, with its own fields and the shared ones', () => {
  const names = (fields: object) => Object.keys(fields).sort();
  const generated = Object.entries(forms).map(([name, { fields }]) => [name, names(fields)] as const);
  const declared = [...pageFormFields].map(([name, fields]) => [name, names(fields)] as const);
  expect(Object.fromEntries(generated)).toEqual(Object.fromEntries(declared));
});

describe.each([...pageFormFields])('%s', (form, declared) => {
  const fields = forms[form]?.fields ?? {};
  const examples = examplesOf(form, declared);

  test.each(examples)('$field: $shown gives $error', ({ field, values, now, error }) => {
    const when = fields[field]?.when;
    const asked = when === undefined ? {} : { [when.field]: when.is[0] };
    expect(findErrors(fields, { ...asked, ...values }, contextAt(now))[field]).toBe(error);
  });
});
