// Generated from spec/forms, spec/data/form-fields.yaml and spec/data/offices.yaml by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import type { PageKind, RouteKey } from '../routes/keys.ts';
import type { FormOption, FormText } from './field.ts';
import type { RuledField } from './rules.ts';
/** The name of a form on a page. */
export type PageFormName = 'ask';
/** An office that answers requests. */
export type OfficeName = 'reservations' | 'guests';

/** A field: its control, and the rules for its value. */
export interface PageField extends RuledField {
  /** Its form control. */
  readonly control: 'text' | 'email' | 'phone' | 'select' | 'checkbox' | 'longText' | 'number' | 'day' | 'time' | 'month' | 'choice' | 'choices' | 'ages';
  readonly label: FormText;
  /** A hint shown with the label. */
  readonly hint?: FormText;
  /** HTML’s autocomplete tokens. */
  readonly autocomplete?: string;
  /** The keyboard on phones. */
  readonly inputmode?: 'none' | 'text' | 'decimal' | 'numeric' | 'tel' | 'search' | 'email' | 'url';
  /** The choices of a list. */
  readonly options?: readonly FormOption[];
  /** In place of options: the pages of these kinds, by their keys. */
  readonly entries?: readonly PageKind[];
  /** In place of options: the terms of this vocabulary. */
  readonly terms?: string;
  /** What of a member’s details fills it in. */
  readonly member?: 'email' | 'name' | 'phone';
}

/** Who gets a request. */
export interface Office {
  readonly to: OfficeName;
  /** Where a field has one of these values. */
  readonly when?: NonNullable<RuledField['when']>;
  /** For requests about one of these entries. */
  readonly about?: readonly RouteKey[];
}

/** Fields under one heading. */
export interface FieldGroup {
  /** None: it goes on with the group before. */
  readonly title?: FormText;
  /** A new page of the form begins here. */
  readonly startsPage?: true;
  readonly fields: readonly string[];
}

/** A form on a page. */
export interface PageForm {
  /** The entry on whose page it stands; its title is the form’s. */
  readonly page: RouteKey;
  /** The button that sends it. */
  readonly submit: FormText;
  /** The text of links that lead to it. */
  readonly open: FormText;
  /** Kinds of pages that a request may be about. */
  readonly about: readonly PageKind[];
  /** The entries of these kinds. */
  readonly aboutKeys: readonly RouteKey[];
  /** Whether every request is about one of them. */
  readonly aboutNeeded: boolean;
  /** The question which of them. */
  readonly aboutLabel?: FormText;
  /** The choice of none of them. */
  readonly aboutNone?: FormText;
  /** Whether these pages link to it. */
  readonly aboutLinks: boolean;
  /** Further entries whose pages lead to it. */
  readonly from: readonly RouteKey[];
  /** The page after sending: the first that exists in the locale. */
  readonly thanks: readonly RouteKey[];
  /** The first that applies gets the request; the newsletter has none. */
  readonly offices: readonly Office[];
  /** The CRM’s properties of fields; empty: the CRM gets nothing. */
  readonly crm: Readonly<Record<string, string>>;
  /** How many days an answer takes at most, where it is not the time of the site. */
  readonly answerDays?: number;
  /** How long a request is stored, in days. */
  readonly keepDays: number;
  /** Whether the e-mail address must be proven before anything is done. */
  readonly proof: boolean;
  /** Whether it subscribes to the newsletter. */
  readonly subscribes: boolean;
  /** All fields, in order. */
  readonly groups: readonly FieldGroup[];
  /** In order. */
  readonly fields: Readonly<Record<string, PageField>>;
}


/** Who answers requests, and the language of the mails to them. */
export const offices: Readonly<Record<OfficeName, { readonly email: string; readonly locale: Locale }>> = {
  reservations: { email: 'reservations@hotels.example', locale: 'hr' },
  guests: { email: 'guests@hotels.example', locale: 'en' },
};

/** The forms of pages. */
export const pageForms: Readonly<Record<PageFormName, PageForm>> = {
  ask: {
    page: 'ask',
    submit: ['enquiry', 'send'],
    open: ['enquiry', 'open'],
    about: ['offer'],
    aboutKeys: ['free-dinner', 'summer'],
    aboutNeeded: true,
    aboutLinks: true,
    aboutLabel: ['enquiry', 'open'],
    from: ['contact'],
    thanks: ['thanks'],
    offices: [
      { to: 'guests', when: { field: 'topic', is: ['table'] } },
      { to: 'guests', about: ['summer'] },
      { to: 'reservations' },
    ],
    crm: { email_address: 'email' },
    keepDays: 90,
    proof: true,
    subscribes: false,
    groups: [
      { title: ['section', 'stay'], fields: ['topic'] },
      { fields: ['arrival'] },
      { title: ['section', 'contact'], startsPage: true, fields: ['wishes', 'email_address'] },
    ],
    fields: {
      topic: {
        control: 'select',
        label: ['field', 'topic'],
        options: [
          { value: 'stay', label: ['choice', 'stay'] },
          { value: 'table', label: ['choice', 'table'] },
        ],
        start: 'stay',
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['stay', 'table'] },
        ],
      },
      arrival: {
        control: 'day',
        label: ['field', 'arrival'],
        when: { field: 'topic', is: ['stay'] },
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'day', error: 'InvalidDay' },
        ],
      },
      wishes: {
        control: 'choices',
        label: ['field', 'wishes'],
        hint: ['field', 'topic'],
        entries: ['offer'],
        list: true,
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['free-dinner', 'summer'] },
          { rule: 'items', most: 2, error: 'ChooseFromList' },
        ],
      },
      email_address: {
        control: 'email',
        label: ['field', 'email'],
        member: 'email',
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'email', error: 'InvalidEmail' },
        ],
      },
    },
  },
};
