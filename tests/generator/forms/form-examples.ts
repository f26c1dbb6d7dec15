import { join } from 'node:path';
import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { validateCode } from '../../../generated/forms/code.ts';
import { isEasyPassword } from '../../../generated/forms/common-passwords.ts';
import { validateEmailStep } from '../../../generated/forms/email-step.ts';
import { validateLogin } from '../../../generated/forms/login.ts';
import { validateNewPassword } from '../../../generated/forms/new-password.ts';
import { validateRegistration } from '../../../generated/forms/registration.ts';
import { validateResetEmail } from '../../../generated/forms/reset-email.ts';
import type { RuleContext } from '../../../generated/forms/rules.ts';
import { isTopLevelDomain } from '../../../generated/forms/top-level-domains.ts';
import { site } from '../../../generated/site.ts';
import type { Fields } from '../../../generator/model/forms/check-form-fields.ts';
import { readSpec } from '../../../generator/spec/files/read-spec.ts';
import { exampleValue } from '../../../generator/spec/schema/forms/form-field.ts';

/** Each form's validator with the real lists and the real check of telephone numbers. */
export const validators: Readonly<
  Record<string, (values: unknown, context: RuleContext) => Readonly<Record<string, string>>>
> = {
  code: validateCode,
  'email-step': validateEmailStep,
  login: validateLogin,
  'new-password': validateNewPassword,
  registration: validateRegistration,
  'reset-email': validateResetEmail,
};

/** The day at the hotels, at a given time. */
function dayAt(now: string): string {
  return new Date(now).toLocaleDateString('sv-SE', { timeZone: site.hours.timeZone });
}

/** The context of a page or the server, at a given time. */
export function contextAt(now: string): RuleContext {
  return {
    now: Date.parse(now),
    today: dayAt(now),
    isPhoneNumber: (number) => isValidPhoneNumber(number),
    isTopLevelDomain,
    isEasyPassword,
  };
}

const { source } = await readSpec(join(import.meta.dirname, '../../../spec'));

/** The forms of the dialog, by file name. */
export const forms = new Map([...source.forms].filter(([, { page }]) => page === undefined));

/** The fields of each form on a page, by the form’s name: the shared ones and its own. */
export const pageFormFields: ReadonlyMap<string, Fields> = new Map(
  [...source.forms]
    .filter(([, { page }]) => page !== undefined)
    .map(([form, { shared = [], fields = {} }]) => {
      const common = Object.entries(source.formFields?.fields ?? {});
      return [form, { ...Object.fromEntries(common.filter(([name]) => shared.includes(name))), ...fields }];
    }),
);

/** An example of the spec, with the values of the whole form. */
export interface FormExample {
  readonly form: string;
  readonly field: string;
  readonly shown: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly now: string;
  /** The key of the error that it gives; undefined for none. */
  readonly error: string | undefined;
}

/** Every example of every form of the dialog. */
export const examples: readonly FormExample[] = [...forms].flatMap(([form, { fields = {} }]) =>
  examplesOf(form, fields),
);

/** The examples of a form’s fields. */
export function examplesOf(form: string, fields: Fields): FormExample[] {
  return Object.entries(fields).flatMap(([field, { valid, invalid }]) =>
    [...valid.map((example) => ({ ...example, error: undefined })), ...invalid].map(
      ({ value, times, with: others, now = '2026-01-01T12:00:00Z', error }) => {
        const shown = `${value === undefined ? 'nothing' : JSON.stringify(value)}${times ? ` ${times} times` : ''}${others ? ` with ${JSON.stringify(others)}` : ''}`;
        return {
          form,
          field,
          shown,
          values: { ...others, [field]: exampleValue({ value, times }) },
          now,
          error,
        };
      },
    ),
  );
}
