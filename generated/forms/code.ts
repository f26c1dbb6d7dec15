// Generated from spec/forms/code.yaml by “npm run generate”. Do not edit.

import type { ErrorKey } from './error-keys.ts';
import type { Form } from './field.ts';
import { findErrors, readText } from './rules.ts';

/** The values of the form. */
export interface CodeValues {
  readonly code: string;
}

/** The name of a field. */
export type CodeField = keyof CodeValues;

/** The fields of the form, and their rules. */
export const codeForm: Form<CodeField> = {
  submit: ['form', 'confirmCode'],
  fields: {
    code: {
      control: 'code',
      label: ['form', 'code'],
      hint: ['form', 'codeHint'],
      autocomplete: 'one-time-code',
      inputmode: 'numeric',
      enterkeyhint: 'done',
      mask: '999999',
      rules: [
        { rule: 'required', error: 'CodeIsRequired' },
        { rule: 'pattern', pattern: '^[1-9][0-9]{5}$', error: 'InvalidCode' },
      ],
    },
  },
};

/** By operation: the property of its body that takes the value of a field. */
export const codeSent = {
  verifyCode: {
    code: 'code',
  },
} as const;

/** The error of each field that has one. Values may be anything; nothing throws. */
export function validateCode(values: unknown): Partial<Record<CodeField, ErrorKey>> {
  return findErrors(codeForm.fields, values);
}

/** The filtered values, as the rules see them and as they should be stored; empty where there is none. */
export function readCode(values: unknown): CodeValues {
  return {
    code: readText(values, 'code', codeForm.fields.code),
  };
}
