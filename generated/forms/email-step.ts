// Generated from spec/forms/email-step.yaml by “npm run generate”. Do not edit.

import type { ErrorKey } from './error-keys.ts';
import type { Form } from './field.ts';
import { findErrors, readText } from './rules.ts';
import type { RuleContext } from './rules.ts';

/** The values of the form. */
export interface EmailStepValues {
  readonly email_address: string;
}

/** The name of a field. */
export type EmailStepField = keyof EmailStepValues;
/** The context that the rules of the form need. */
export type EmailStepContext = Pick<RuleContext, 'isTopLevelDomain'>;

/** The fields of the form, and their rules. */
export const emailStepForm: Form<EmailStepField> = {
  submit: ['form', 'continue'],
  fields: {
    email_address: {
      control: 'email',
      label: ['form', 'emailAddress'],
      hint: ['form', 'emailAddressHint'],
      autocomplete: 'email webauthn',
      inputmode: 'email',
      enterkeyhint: 'next',
      rules: [
        { rule: 'required', error: 'RequiredEmailAddress' },
        { rule: 'email', error: 'InvalidEmail' },
        { rule: 'knownDomain', error: 'InvalidEmail' },
      ],
    },
  },
};

/** By operation: the property of its body that takes the value of a field. */
export const emailStepSent = {
  emailExists: {
    email_address: 'email',
  },
} as const;

/** The error of each field that has one. Values may be anything; nothing throws. */
export function validateEmailStep(values: unknown, context: EmailStepContext): Partial<Record<EmailStepField, ErrorKey>> {
  return findErrors(emailStepForm.fields, values, context);
}

/** The filtered values, as the rules see them and as they should be stored; empty where there is none. */
export function readEmailStep(values: unknown): EmailStepValues {
  return {
    email_address: readText(values, 'email_address', emailStepForm.fields.email_address),
  };
}
