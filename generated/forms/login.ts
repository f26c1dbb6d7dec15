// Generated from spec/forms/login.yaml by “npm run generate”. Do not edit.

import type { ErrorKey } from './error-keys.ts';
import type { Form } from './field.ts';
import { findErrors, readText } from './rules.ts';

/** The values of the form. */
export interface LoginValues {
  readonly password: string;
}

/** The name of a field. */
export type LoginField = keyof LoginValues;

/** The fields of the form, and their rules. */
export const loginForm: Form<LoginField> = {
  submit: ['form', 'logIn'],
  fields: {
    password: {
      control: 'password',
      label: ['form', 'password'],
      autocomplete: 'current-password webauthn',
      enterkeyhint: 'go',
      rules: [
        { rule: 'required', error: 'RequiredPassword' },
        { rule: 'text', error: 'InvalidPassword' },
        { rule: 'shortest', length: 6, error: 'PasswordLength' },
        { rule: 'longest', length: 50, error: 'CharacterLengthNotValid' },
        { rule: 'notBlank', error: 'EmptyOrSpaces' },
      ],
    },
  },
};

/** By operation: the property of its body that takes the value of a field. */
export const loginSent = {
  loginLoyaltyUser: {
    password: 'password',
  },
} as const;

/** The error of each field that has one. Values may be anything; nothing throws. */
export function validateLogin(values: unknown): Partial<Record<LoginField, ErrorKey>> {
  return findErrors(loginForm.fields, values);
}

/** The filtered values, as the rules see them and as they should be stored; empty where there is none. */
export function readLogin(values: unknown): LoginValues {
  return {
    password: readText(values, 'password', loginForm.fields.password),
  };
}
