import { type Static, Type } from '@sinclair/typebox';
import type { Rule } from '../../../runtime/rules.ts';
import { byName, matching, message, oneOf, record, someOf } from '../fields.ts';
import { nameOf, uses } from '../names.ts';
import { pageKinds } from '../routes/areas.ts';

/** The parameters of each rule in the spec; generator/runtime/rules.ts lists and implements the rules. */
export const ruleParameters = {
  required: [],
  ticked: [],
  text: [],
  notBlank: [],
  shortest: ['length'],
  longest: ['length'],
  option: [],
  sameAs: ['field'],
  hardToGuess: ['field'],
  pattern: ['pattern'],
  email: [],
  knownDomain: [],
  otherDomain: ['domains'],
  digits: ['least', 'most'],
  notAllZeros: [],
  phone: [],
  date: ['since'],
  age: ['years'],
  oneLine: [],
  links: ['most'],
  whole: ['least', 'most'],
  items: ['most'],
  day: [],
  fromToday: [],
  untilToday: [],
  withinDays: ['days'],
  daysAfter: ['field', 'least', 'most'],
} as const satisfies Record<Rule['rule'], readonly string[]>;

/** The names of fields, keys of a map. */
export const fieldNames = {
  pattern: '^[a-z][a-z0-9]*(_[a-z0-9]+)*$',
  description: 'a field name of lower-case words joined by _, such as email_address',
};
const errorKeys = {
  pattern: '^[A-Za-z][A-Za-z0-9]*$',
  description: 'the key of an error',
  ...uses('message', 'errors.'),
};
const errorKey = (description: string) =>
  Type.String({ ...errorKeys, description: `${description}; its text is the message errors.<key>` });
const count = (description: string) => Type.Optional(Type.Integer({ minimum: 0, description }));

const rule = record(
  {
    rule: oneOf(Object.keys(ruleParameters) as Rule['rule'][], 'the condition that the value must meet'),
    error: errorKey('the key of the error of a value that breaks the rule'),
    length: count('for shortest and longest: number of characters (code points)'),
    field: Type.Optional(
      Type.String({
        description:
          'for sameAs and daysAfter: the field that the value is compared with; for hardToGuess: the one with the guest’s e-mail address',
      }),
    ),
    pattern: Type.Optional(
      Type.String({
        description: 'for pattern: a regular expression, with ^ and $ to match the whole value',
      }),
    ),
    domains: Type.Optional(
      someOf(
        matching('^[a-z]+$', 'a top-level domain in lower case'),
        'for otherDomain: rejected top-level domains, nearly always typing errors',
      ),
    ),
    least: count('for digits, whole and daysAfter: the least number'),
    most: count('for digits, whole, daysAfter, items and links: the greatest number'),
    since: count('for date: the first valid year; the last valid day is today'),
    years: count('for age: the least number of years since the date'),
    days: count('for withinDays: the greatest number of days from today'),
  },
  'a rule; the first broken one gives the error, and a missing value breaks only required and ticked',
);

const example = {
  value: Type.Optional(
    Type.Unknown({ description: 'the value of the field, of any type; default: no value' }),
  ),
  times: Type.Optional(
    Type.Integer({ minimum: 2, maximum: 10_000, description: 'how often the text of “value” is repeated' }),
  ),
  with: Type.Optional(
    byName(
      Type.Unknown({ description: 'a value' }),
      'values of other fields that the rules compare',
      fieldNames,
    ),
  ),
  now: Type.Optional(
    matching(
      '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$',
      'the time of the check, in UTC, such as 2026-03-01T11:00:00Z; default: noon of 1 January 2026',
    ),
  ),
};

const option = record(
  {
    value: Type.String({ minLength: 1, description: 'the value' }),
    label: message('its message, as group.name'),
    locales: Type.Optional(
      someOf(
        nameOf('locale', 'a locale'),
        'the locales that offer it; every locale accepts it; default: all',
      ),
    ),
  },
  'a choice',
);

/** A condition on another field of the form. */
export const condition = record(
  {
    field: Type.String({ description: 'a field of the form' }),
    is: someOf(Type.String(), 'the values that it may have'),
  },
  'applies only where another field has one of these values',
);

/** The controls of forms on pages besides those of the dialog. */
export const pageOnlyControls = [
  'longText',
  'number',
  'day',
  'time',
  'month',
  'choice',
  'choices',
  'ages',
] as const;

/** The controls of forms on pages. */
export const pageControls: readonly string[] = [
  'text',
  'email',
  'phone',
  'select',
  'checkbox',
  ...pageOnlyControls,
];
/** The keyboards on phones. */
export const inputmodes = ['none', 'text', 'decimal', 'numeric', 'tel', 'search', 'email', 'url'] as const;
/** Details of a member that may fill in a field. */
export const memberDetails = ['email', 'name', 'phone'] as const;

/** A field of a form. */
export const field = record(
  {
    control: oneOf(
      ['text', 'email', 'password', 'phone', 'date', 'code', 'select', 'checkbox', ...pageOnlyControls],
      'its form control; on pages also longText, number, day (a date), time, month, choice (one of a few), choices (several), ages (of children)',
    ),
    label: message('the message of its label, as group.name'),
    hint: Type.Optional(message('the message of its hint, as group.name')),
    sent: Type.Optional(
      matching(
        '^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9_]*$',
        'where its value goes: an operation of spec/api and a property of its body, such as updateContact.firstname; only a field that repeats another one (sameAs) goes nowhere',
      ),
    ),
    hidden: Type.Optional(
      Type.Literal(true, { description: 'the field is not shown, because an earlier step has its value' }),
    ),
    autocomplete: Type.Optional(
      matching('^[a-z]+(-[a-z]+)*( [a-z]+(-[a-z]+)*)*$', 'HTML’s autocomplete tokens, such as given-name'),
    ),
    inputmode: Type.Optional(oneOf(inputmodes, 'the keyboard on phones')),
    enterkeyhint: Type.Optional(
      oneOf(['enter', 'done', 'go', 'next', 'previous', 'search', 'send'], 'the enter key on phones'),
    ),
    mask: Type.Optional(
      matching(
        '^[^A-Za-z]*9[^A-Za-z]*$',
        'the input mask, in quotes, 9 for a digit, such as 99/99/9999; it helps typing and is no rule',
      ),
    ),
    errorTexts: Type.Optional(
      byName(
        message('the message that it shows for this error, as group.name'),
        'for errors whose text is another than errors.<key> here: its own message by the error’s key',
        errorKeys,
      ),
    ),
    filter: Type.Optional(
      oneOf(
        ['letters', 'phone'],
        'the characters kept, when typed and when checked: letters and spaces, or digits and a leading +',
      ),
    ),
    options: Type.Optional(someOf(option, 'the choices of a select, a choice or choices')),
    entries: Type.Optional(
      someOf(
        oneOf(pageKinds, 'a kind of pages'),
        'on pages, in place of options: the pages of these kinds, by their keys',
      ),
    ),
    terms: Type.Optional(
      Type.String({
        description:
          'on pages, in place of options: the terms of this vocabulary, the name of a file in terms; of an entry that states some of them, only these are offered',
      }),
    ),
    when: Type.Optional(condition),
    start: Type.Optional(
      Type.String({ description: 'on pages: the value that it has at first, and where none is sent' }),
    ),
    member: Type.Optional(oneOf(memberDetails, 'on pages: what of a member’s details fills it in')),
    rules: Type.Array(rule, { description: 'the rules, in order; [] for a box that may stay empty' }),
    valid: someOf(record(example, 'a value without an error'), 'values that break no rule'),
    invalid: Type.Array(
      record({ ...example, error: errorKey('the key of the error that it gives') }, 'a value with an error'),
      { description: 'values that break a rule, instructive ones for each; [] where there is no rule' },
    ),
  },
  'a field',
);

/** The value of an example. */
export function exampleValue({
  value,
  times = 1,
}: {
  readonly value?: unknown;
  readonly times?: number | undefined;
}): unknown {
  return typeof value === 'string' ? value.repeat(times) : value;
}

export type FormFieldSource = Static<typeof field>;
export type FormRuleSource = Static<typeof rule>;
