// Generated from spec/forms by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import type { ErrorKey } from './error-keys.ts';
import type { RuledField } from './rules.ts';
import type { MessagePath } from '../site.ts';
/** Group and name of a message. */
export type FormText = MessagePath;

/** A field: its control, and the rules for its value. */
export interface FormField {
  /** Its form control. */
  readonly control: 'select' | 'email' | 'password' | 'checkbox';
  readonly label: FormText;
  /** A hint shown with the label. */
  readonly hint?: FormText;
  /** The field is not shown: an earlier step has its value. */
  readonly hidden?: true;
  /** HTML’s autocomplete tokens. */
  readonly autocomplete?: string;
  /** The keyboard on phones. */
  readonly inputmode?: 'email';
  /** The enter key on phones. */
  readonly enterkeyhint?: 'send';
  /** The input mask, 9 for a digit; no rule. */
  readonly mask?: string;
  /** The texts of errors that have another than their usual one here. */
  readonly errorTexts?: Readonly<Partial<Record<ErrorKey, FormText>>>;
  /** The filter of its text. */
  readonly filter?: NonNullable<RuledField['filter']>;
  /** The choices of a list. */
  readonly options?: readonly FormOption[];
  /** In order; the first that is broken gives the error. */
  readonly rules: RuledField['rules'];
}

/** A choice. Its value is accepted in every locale. */
export interface FormOption {
  readonly value: string;
  readonly label: FormText;
  /** Those that offer it; default: all. */
  readonly locales?: readonly Locale[];
}

/** A form. */
export interface Form<Field extends string> {
  /** The button that sends it. */
  readonly submit: FormText;
  /** In order. */
  readonly fields: Readonly<Record<Field, FormField>>;
}
