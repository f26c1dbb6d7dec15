// Generated from spec/forms/news-letter.yaml by “npm run generate”. Do not edit.

import type { ErrorKey } from './error-keys.ts';
import type { Form } from './field.ts';
import { findErrors, readText, readTick } from './rules.ts';
import type { RuleContext } from './rules.ts';

/** The values of the form. */
export interface NewsLetterValues {
  readonly title: string;
  readonly email_address: string;
  readonly password: string;
  readonly newsletter: boolean;
}

/** The name of a field. */
export type NewsLetterField = keyof NewsLetterValues;
/** The context that the rules of the form need. */
export type NewsLetterContext = Pick<RuleContext, 'isTopLevelDomain' | 'isEasyPassword'>;

/** The fields of the form, and their rules. */
export const newsLetterForm: Form<NewsLetterField> = {
  submit: ['form', 'send'],
  fields: {
    title: {
      control: 'select',
      label: ['form', 'title'],
      options: [
        { value: 'Mr.', label: ['form', 'titleMr'] },
        { value: 'Ms.', label: ['form', 'titleMs'], locales: ['en', 'se'] },
      ],
      rules: [
        { rule: 'option', error: 'RequiredTitle', options: ['Mr.', 'Ms.'] },
      ],
    },
    email_address: {
      control: 'email',
      label: ['form', 'email'],
      hint: ['form', 'newsletter'],
      autocomplete: 'email',
      inputmode: 'email',
      enterkeyhint: 'send',
      rules: [
        { rule: 'required', error: 'RequiredEmailAddress' },
        { rule: 'email', error: 'InvalidEmail' },
        { rule: 'knownDomain', error: 'InvalidEmail' },
        { rule: 'pattern', pattern: '^[^\'\\\\]+$', error: 'InvalidEmail' },
      ],
    },
    password: {
      control: 'password',
      label: ['form', 'password'],
      errorTexts: {
        InvalidPassword: ['form', 'newsletter'],
        PasswordLength: ['form', 'password'],
      },
      rules: [
        { rule: 'shortest', length: 6, error: 'PasswordLength' },
        { rule: 'hardToGuess', field: 'email_address', error: 'InvalidPassword' },
      ],
    },
    newsletter: {
      control: 'checkbox',
      label: ['form', 'newsletter'],
      rules: [
        { rule: 'ticked', error: 'RequiredTerms' },
      ],
    },
  },
};

/** By operation: the property of its body that takes the value of a field. */
export const newsLetterSent = {
  addGuest: {
    title: 'name',
    email_address: 'locale',
    password: 'password',
    newsletter: 'friends',
  },
} as const;

/** The error of each field that has one. Values may be anything; nothing throws. */
export function validateNewsLetter(values: unknown, context: NewsLetterContext): Partial<Record<NewsLetterField, ErrorKey>> {
  return findErrors(newsLetterForm.fields, values, context);
}

/** The filtered values, as the rules see them and as they should be stored; empty where there is none. */
export function readNewsLetter(values: unknown): NewsLetterValues {
  return {
    title: readText(values, 'title', newsLetterForm.fields.title),
    email_address: readText(values, 'email_address', newsLetterForm.fields.email_address),
    password: readText(values, 'password', newsLetterForm.fields.password),
    newsletter: readTick(values, 'newsletter'),
  };
}
