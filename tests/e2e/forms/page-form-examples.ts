import { resolve } from 'node:path';
import { type PageForm, type PageFormName, pageForms } from '../../../generated/forms/page-forms.ts';
import { readSpec } from '../../../generator/read/read-spec.ts';
import { exampleValue } from '../../../generator/read/schema/form-field.ts';

/** An example of a rule in the spec, as a browser sends it. */
export interface SentExample {
  readonly field: string;
  readonly shown: string;
  readonly sent: readonly (readonly [name: string, value: string])[];
  readonly now: string;
}

type Example = {
  readonly value?: unknown;
  readonly times?: number | undefined;
  readonly with?: object | undefined;
  readonly now?: string | undefined;
};
type Examples = { readonly valid: readonly Example[]; readonly invalid: readonly Example[] };

const { forms, formFields } = (await readSpec(resolve('spec'))).source;

/** The examples of a form’s own and shared fields; without values that no browser sends. */
export function examplesOf(name: PageFormName): readonly SentExample[] {
  const form = pageForms[name];
  const declared: Readonly<Record<string, Examples>> = { ...formFields?.fields, ...forms.get(name)?.fields };
  return Object.entries(form.fields).flatMap(([field, { list }]) => {
    const { valid = [], invalid = [] } = declared[field] ?? {};
    return [...valid, ...invalid].flatMap(({ with: others, now = '2026-01-01T12:00:00Z', ...example }) => {
      const value = exampleValue(example);
      if (Array.isArray(value) && list !== true) return [];
      const values = { ...conditionsOf(form, field), ...others, [field]: value };
      const sent = Object.entries(values).flatMap(([key, given]) => sendValue(key, given));
      return [{ field, shown: `${field}: ${JSON.stringify(value)?.slice(0, 60)}`, sent, now }];
    });
  });
}

/** Answers with which a field is asked. */
function conditionsOf({ fields }: PageForm, field: string): Readonly<Record<string, string>> {
  const { when } = fields[field] ?? {};
  const [first] = when?.is ?? [];
  return when === undefined || first === undefined
    ? {}
    : { ...conditionsOf({ fields } as PageForm, when.field), [when.field]: first };
}

function sendValue(name: string, value: unknown): (readonly [string, string])[] {
  if (value === undefined || value === false) return [];
  return [value].flat().map((one) => [name, String(one)] as const);
}
