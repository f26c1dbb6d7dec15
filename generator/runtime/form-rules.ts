import { ageOn, type CalendarDate, compareDates, dateAt, parseDate } from './birth-date.ts';
import { isEmailAddress, topLevelDomainOf } from './email-address.ts';
import type { ErrorKey } from './error-keys.ts';
import { type FilterName, filters } from './filters.ts';

/** A rule for a field, and the key of its error. Lengths are in code points. */
export type Rule = { readonly error: ErrorKey } & (
  | {
      readonly rule:
        | 'required'
        | 'ticked'
        | 'text'
        | 'notBlank'
        | 'email'
        | 'knownDomain'
        | 'notAllZeros'
        | 'phone';
    }
  | { readonly rule: 'shortest' | 'longest'; readonly length: number }
  | { readonly rule: 'otherDomain'; readonly domains: readonly string[] }
  | { readonly rule: 'option'; readonly options: readonly string[] }
  | { readonly rule: 'sameAs'; readonly field: string }
  | { readonly rule: 'digits'; readonly least: number; readonly most: number }
  | { readonly rule: 'pattern'; readonly pattern: string }
  | { readonly rule: 'date'; readonly since: number; readonly timeZone: string }
  | { readonly rule: 'age'; readonly years: number; readonly timeZone: string }
);

/** Context that the rules need. */
export interface RuleContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether a telephone number can exist; `+`, country code and number, digits only. */
  readonly isPhoneNumber: (number: string) => boolean;
  /** Whether a top-level domain, in lower case, is in use. */
  readonly isTopLevelDomain: (domain: string) => boolean;
}

/** The rules and the filter of a field. */
export interface RuledField {
  /** Absent for a field whose value is not text, such as a checkbox. */
  readonly filter?: FilterName;
  readonly rules: readonly Rule[];
}

/**
 * The error of each field's first broken rule; fields without an error are left out. Values may be anything, as they
 * come from a form or a request: nothing throws. A missing value breaks only `required` and `ticked`. If the context
 * lacks a function that a rule needs, the rule is broken.
 */
export function findErrors<Field extends string>(
  fields: Readonly<Record<Field, RuledField>>,
  values: unknown,
  context: Partial<RuleContext> = {},
): Partial<Record<Field, ErrorKey>> {
  const errors: Partial<Record<Field, ErrorKey>> = {};
  const read = (name: string) => readValue(values, name, (fields as Fields)[name]?.filter);
  for (const name in fields) {
    const value = read(name);
    const broken = fields[name].rules.find((rule) => !keeps(value, rule, read, context));
    if (broken !== undefined) errors[name] = broken.error;
  }
  return errors;
}

/** The filtered text of a field, as its rules see it and as it should be stored; '' where there is none. */
export function readText(values: unknown, name: string, filter?: FilterName): string {
  const value = readValue(values, name, filter);
  return typeof value === 'string' ? value : '';
}

/** Whether a box is ticked. */
export function readTick(values: unknown, name: string): boolean {
  return readValue(values, name) === true;
}

type Fields = Readonly<Record<string, RuledField | undefined>>;

function readValue(values: unknown, name: string, filter?: FilterName): unknown {
  if (typeof values !== 'object' || values === null) return undefined;
  const value: unknown = Object.getOwnPropertyDescriptor(values, name)?.value;
  return typeof value === 'string' && filter !== undefined ? filters[filter](value) : value;
}

function keeps(
  value: unknown,
  rule: Rule,
  read: (field: string) => unknown,
  context: Partial<RuleContext>,
): boolean {
  if (rule.rule === 'ticked') return value === true;
  const isMissing = value === undefined || value === null || value === '';
  if (isMissing) return rule.rule !== 'required';
  if (rule.rule === 'required') return true;
  // A lone surrogate has no bytes in UTF-8, so two texts with one would become equal.
  if (typeof value !== 'string' || /\p{Cs}/u.test(value)) return false;
  switch (rule.rule) {
    case 'text':
      return true;
    case 'notBlank':
      return value.trim() !== '';
    case 'shortest':
      return countCharacters(value) >= rule.length;
    case 'longest':
      return countCharacters(value) <= rule.length;
    case 'option':
      return rule.options.includes(value);
    case 'sameAs':
      return value === read(rule.field);
    case 'pattern':
      return new RegExp(rule.pattern, 'u').test(value);
    case 'email':
      return isEmailAddress(value);
    case 'knownDomain':
      return context.isTopLevelDomain?.(topLevelDomainOf(value)) ?? false;
    case 'otherDomain':
      return !rule.domains.includes(topLevelDomainOf(value));
    case 'digits':
      return hasDigits(value, rule.least, rule.most);
    case 'notAllZeros':
      return /[1-9]/.test(value);
    case 'phone':
      return context.isPhoneNumber?.(value) ?? false;
    case 'date':
      return isDateSince(parseDate(value), rule.since, todayIn(rule.timeZone, context.now));
    case 'age':
      return isOfAge(parseDate(value), rule.years, todayIn(rule.timeZone, context.now));
  }
}

function hasDigits(text: string, least: number, most: number): boolean {
  const { length } = text.replace(/\D/g, '');
  return /^\+?[0-9]+$/.test(text) && length >= least && length <= most;
}

function todayIn(timeZone: string, now: number | undefined): CalendarDate | undefined {
  return now === undefined || !Number.isFinite(now) ? undefined : dateAt(now, timeZone);
}

function isDateSince(
  date: CalendarDate | undefined,
  since: number,
  today: CalendarDate | undefined,
): boolean {
  if (date === undefined || today === undefined) return false;
  return date.year >= since && compareDates(date, today) <= 0;
}

function isOfAge(birth: CalendarDate | undefined, years: number, today: CalendarDate | undefined): boolean {
  return birth !== undefined && today !== undefined && ageOn(today, birth) >= years;
}

/** Counts code points, not UTF-16 units. */
function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}
