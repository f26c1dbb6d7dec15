// Generated from spec/forms/reset-email.yaml by “npm run generate”. Do not edit.

import type { ErrorKey } from './error-keys.ts';
import type { Form } from './field.ts';
import { findErrors, readText } from './rules.ts';

/** The values of the form. */
export interface ResetEmailValues {
  readonly email_address: string;
}

/** The name of a field. */
export type ResetEmailField = keyof ResetEmailValues;

/** The fields of the form, and their rules. */
export const resetEmailForm: Form<ResetEmailField> = {
  submit: ['form', 'sendCode'],
  fields: {
    email_address: {
      control: 'email',
      label: ['form', 'emailAddress'],
      hint: ['form', 'resetEmailHint'],
      autocomplete: 'email',
      inputmode: 'email',
      enterkeyhint: 'send',
      rules: [
        { rule: 'required', error: 'RequiredEmailAddress' },
        { rule: 'email', error: 'InvalidEmail' },
        { rule: 'otherDomain', domains: ['con', 'cm', 'coom', 'comm'], error: 'InvalidEmail' },
      ],
    },
  },
};

/** By operation: the property of its body that takes the value of a field. */
export const resetEmailSent = {
  sendActivationCode: {
    email_address: 'email',
  },
} as const;

/** The error of each field that has one. Values may be anything; nothing throws. */
export function validateResetEmail(values: unknown): Partial<Record<ResetEmailField, ErrorKey>> {
  return findErrors(resetEmailForm.fields, values);
}

/** The filtered values, as the rules see them and as they should be stored; empty where there is none. */
export function readResetEmail(values: unknown): ResetEmailValues {
  return {
    email_address: readText(values, 'email_address', resetEmailForm.fields.email_address),
  };
}
