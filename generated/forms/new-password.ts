// Generated from spec/forms/new-password.yaml by “npm run generate”. Do not edit.

import type { ErrorKey } from './error-keys.ts';
import type { Form } from './field.ts';
import { findErrors, readText } from './rules.ts';
import type { RuleContext } from './rules.ts';

/** The values of the form. */
export interface NewPasswordValues {
  readonly email_address: string;
  readonly current_password: string;
  readonly password: string;
  readonly confirm_password: string;
}

/** The name of a field. */
export type NewPasswordField = keyof NewPasswordValues;
/** The context that the rules of the form need. */
export type NewPasswordContext = Pick<RuleContext, 'isEasyPassword'>;

/** The fields of the form, and their rules. */
export const newPasswordForm: Form<NewPasswordField> = {
  submit: ['form', 'savePassword'],
  fields: {
    email_address: {
      control: 'email',
      label: ['form', 'emailAddress'],
      hidden: true,
      rules: [
        { rule: 'required', error: 'RequiredEmailAddress' },
        { rule: 'email', error: 'InvalidEmail' },
      ],
    },
    current_password: {
      control: 'password',
      label: ['form', 'currentPassword'],
      autocomplete: 'current-password',
      enterkeyhint: 'next',
      rules: [
        { rule: 'required', error: 'RequiredPassword' },
        { rule: 'text', error: 'InvalidPassword' },
        { rule: 'longest', length: 50, error: 'CharacterLengthNotValid' },
      ],
    },
    password: {
      control: 'password',
      label: ['form', 'newPassword'],
      hint: ['form', 'passwordHint'],
      autocomplete: 'new-password',
      enterkeyhint: 'next',
      errorTexts: {
        InvalidPassword: ['form', 'commonPassword'],
      },
      rules: [
        { rule: 'required', error: 'RequiredPassword' },
        { rule: 'text', error: 'InvalidPassword' },
        { rule: 'shortest', length: 6, error: 'PasswordLength' },
        { rule: 'longest', length: 50, error: 'CharacterLengthNotValid' },
        { rule: 'notBlank', error: 'EmptyOrSpaces' },
        { rule: 'hardToGuess', field: 'email_address', error: 'InvalidPassword' },
      ],
    },
    confirm_password: {
      control: 'password',
      label: ['form', 'confirmPassword'],
      autocomplete: 'new-password',
      enterkeyhint: 'done',
      rules: [
        { rule: 'required', error: 'RequiredConfirmPassword' },
        { rule: 'sameAs', field: 'password', error: 'InvalidPassword' },
      ],
    },
  },
};

/** By operation: the property of its body that takes the value of a field. */
export const newPasswordSent = {
  resetPassword: {
    email_address: 'email',
    password: 'newPassword',
  },
  changePassword: {
    current_password: 'password',
  },
} as const;

/** The error of each field that has one. Values may be anything; nothing throws. */
export function validateNewPassword(values: unknown, context: NewPasswordContext): Partial<Record<NewPasswordField, ErrorKey>> {
  return findErrors(newPasswordForm.fields, values, context);
}

/** The filtered values, as the rules see them and as they should be stored; empty where there is none. */
export function readNewPassword(values: unknown): NewPasswordValues {
  return {
    email_address: readText(values, 'email_address', newPasswordForm.fields.email_address),
    current_password: readText(values, 'current_password', newPasswordForm.fields.current_password),
    password: readText(values, 'password', newPasswordForm.fields.password),
    confirm_password: readText(values, 'confirm_password', newPasswordForm.fields.confirm_password),
  };
}
