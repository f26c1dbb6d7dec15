// Generated from spec/forms/registration.yaml by “npm run generate”. Do not edit.

import type { ErrorKey } from './error-keys.ts';
import type { Form } from './field.ts';
import { findErrors, readText, readTick } from './rules.ts';
import type { RuleContext } from './rules.ts';

/** The values of the form. */
export interface RegistrationValues {
  readonly email_address: string;
  readonly title: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string;
  readonly date_of_birth: string;
  readonly password: string;
  readonly confirm_password: string;
  readonly terms: boolean;
}

/** The name of a field. */
export type RegistrationField = keyof RegistrationValues;
/** The context that the rules of the form need. */
export type RegistrationContext = Pick<RuleContext, 'now' | 'isPhoneNumber' | 'isEasyPassword'>;

/** The fields of the form, and their rules. */
export const registrationForm: Form<RegistrationField> = {
  submit: ['form', 'join'],
  fields: {
    email_address: {
      control: 'email',
      label: ['form', 'emailAddress'],
      hidden: true,
      autocomplete: 'email',
      inputmode: 'email',
      enterkeyhint: 'next',
      rules: [
        { rule: 'required', error: 'RequiredEmailAddress' },
        { rule: 'email', error: 'InvalidEmail' },
        { rule: 'otherDomain', domains: ['con', 'cm', 'coom', 'comm'], error: 'InvalidEmail' },
      ],
    },
    title: {
      control: 'select',
      label: ['form', 'title'],
      autocomplete: 'honorific-prefix',
      options: [
        { value: 'Mr.', label: ['form', 'titleMr'] },
        { value: 'Ms.', label: ['form', 'titleMs'] },
        { value: 'Mrs.', label: ['form', 'titleMrs'], locales: ['en'] },
      ],
      rules: [
        { rule: 'required', error: 'RequiredTitle' },
        { rule: 'option', error: 'RequiredTitle', options: ['Mr.', 'Ms.', 'Mrs.'] },
      ],
    },
    first_name: {
      control: 'text',
      label: ['form', 'firstName'],
      autocomplete: 'given-name',
      enterkeyhint: 'next',
      filter: 'letters',
      rules: [
        { rule: 'required', error: 'RequiredFirstName' },
        { rule: 'text', error: 'RequiredFirstName' },
        { rule: 'longest', length: 50, error: 'CharacterLengthNotValid' },
        { rule: 'notBlank', error: 'EmptyOrSpaces' },
      ],
    },
    last_name: {
      control: 'text',
      label: ['form', 'lastName'],
      autocomplete: 'family-name',
      enterkeyhint: 'next',
      filter: 'letters',
      rules: [
        { rule: 'required', error: 'RequiredLastName' },
        { rule: 'text', error: 'RequiredLastName' },
        { rule: 'longest', length: 50, error: 'CharacterLengthNotValid' },
        { rule: 'notBlank', error: 'EmptyOrSpaces' },
      ],
    },
    phone_number: {
      control: 'phone',
      label: ['form', 'phoneNumber'],
      hint: ['form', 'phoneNumberHint'],
      autocomplete: 'tel',
      inputmode: 'tel',
      enterkeyhint: 'next',
      filter: 'phone',
      rules: [
        { rule: 'required', error: 'CannotBeEmpty' },
        { rule: 'digits', least: 6, most: 15, error: 'invalidPhone' },
        { rule: 'notAllZeros', error: 'invalidPhone' },
        { rule: 'phone', error: 'invalidPhone' },
      ],
    },
    date_of_birth: {
      control: 'date',
      label: ['form', 'dateOfBirth'],
      hint: ['form', 'dateOfBirthHint'],
      autocomplete: 'bday',
      inputmode: 'numeric',
      enterkeyhint: 'done',
      mask: '99/99/9999',
      rules: [
        { rule: 'required', error: 'RequiredDateOfBirth' },
        { rule: 'date', since: 1900, error: 'InvalidDate', timeZone: 'Europe/Zagreb' },
        { rule: 'age', years: 18, error: 'InvalidAge', timeZone: 'Europe/Zagreb' },
      ],
    },
    password: {
      control: 'password',
      label: ['form', 'password'],
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
      enterkeyhint: 'next',
      rules: [
        { rule: 'required', error: 'RequiredConfirmPassword' },
        { rule: 'sameAs', field: 'password', error: 'InvalidPassword' },
      ],
    },
    terms: {
      control: 'checkbox',
      label: ['form', 'terms'],
      rules: [
        { rule: 'ticked', error: 'RequiredTerms' },
      ],
    },
  },
};

/** By operation: the property of its body that takes the value of a field. */
export const registrationSent = {
  registerLoyaltyUser: {
    email_address: 'email',
    password: 'password',
    terms: 'termsAccepted',
  },
  updateContact: {
    title: 'titula_kontakta',
    first_name: 'firstname',
    last_name: 'lastname',
    phone_number: 'phone',
    date_of_birth: 'birth_date',
  },
} as const;

/** The error of each field that has one. Values may be anything; nothing throws. */
export function validateRegistration(values: unknown, context: RegistrationContext): Partial<Record<RegistrationField, ErrorKey>> {
  return findErrors(registrationForm.fields, values, context);
}

/** The filtered values, as the rules see them and as they should be stored; empty where there is none. */
export function readRegistration(values: unknown): RegistrationValues {
  return {
    email_address: readText(values, 'email_address', registrationForm.fields.email_address),
    title: readText(values, 'title', registrationForm.fields.title),
    first_name: readText(values, 'first_name', registrationForm.fields.first_name),
    last_name: readText(values, 'last_name', registrationForm.fields.last_name),
    phone_number: readText(values, 'phone_number', registrationForm.fields.phone_number),
    date_of_birth: readText(values, 'date_of_birth', registrationForm.fields.date_of_birth),
    password: readText(values, 'password', registrationForm.fields.password),
    confirm_password: readText(values, 'confirm_password', registrationForm.fields.confirm_password),
    terms: readTick(values, 'terms'),
  };
}
