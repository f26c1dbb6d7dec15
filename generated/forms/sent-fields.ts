// Generated from spec/forms by “npm run generate”. Do not edit.

import type { FormField } from './field.ts';

/** By operation of the API and property of its body: a field that gives the value. */
export const sentFields: Readonly<Record<string, Readonly<Record<string, { readonly field: string; readonly control: FormField['control'] }>>>> = {
  verifyCode: {
    code: { field: 'code', control: 'code' },
  },
  emailExists: {
    email: { field: 'email_address', control: 'email' },
  },
  loginLoyaltyUser: {
    password: { field: 'password', control: 'password' },
  },
  resetPassword: {
    email: { field: 'email_address', control: 'email' },
    newPassword: { field: 'password', control: 'password' },
  },
  changePassword: {
    password: { field: 'current_password', control: 'password' },
  },
  registerLoyaltyUser: {
    email: { field: 'email_address', control: 'email' },
    password: { field: 'password', control: 'password' },
    termsAccepted: { field: 'terms', control: 'checkbox' },
  },
  updateContact: {
    titula_kontakta: { field: 'title', control: 'select' },
    firstname: { field: 'first_name', control: 'text' },
    lastname: { field: 'last_name', control: 'text' },
    phone: { field: 'phone_number', control: 'phone' },
    birth_date: { field: 'date_of_birth', control: 'date' },
  },
  sendActivationCode: {
    email: { field: 'email_address', control: 'email' },
  },
};
