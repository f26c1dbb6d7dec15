import { ageOn, type CalendarDate, compareDates, dateAt, parseDate } from './birth-date.ts';
import { dayNumber, parseDay } from './days.ts';
import { isEmailAddress, topLevelDomainOf } from './email-address.ts';
import type { ErrorKey } from './error-keys.ts';
import { type FilterName, filters, foldDigits, trimText } from './filters.ts';

/** A rule for a field, and the key of its error. Lengths are in code points. */
export type Rule = { readonly error: ErrorKey } & (
  | { readonly rule: 'required' | 'ticked' | 'text' | 'notBlank' | 'oneLine' | 'notAllZeros' }
  | { readonly rule: 'email' | 'knownDomain' | 'phone' | 'day' | 'fromToday' | 'untilToday' }
  | { readonly rule: 'shortest' | 'longest'; readonly length: number }
  | { readonly rule: 'otherDomain'; readonly domains: readonly string[] }
  | { readonly rule: 'option'; readonly options: readonly string[] }
  | { readonly rule: 'sameAs' | 'hardToGuess'; readonly field: string }
  | { readonly rule: 'digits' | 'whole'; readonly least: number; readonly most: number }
  | { readonly rule: 'items' | 'links'; readonly most: number }
  | { readonly rule: 'pattern'; readonly pattern: string }
  | { readonly rule: 'date'; readonly since: number; readonly timeZone: string }
  | { readonly rule: 'age'; readonly years: number; readonly timeZone: string }
  | { readonly rule: 'withinDays'; readonly days: number }
  | { readonly rule: 'daysAfter'; readonly field: string; readonly least: number; readonly most: number }
);

/** Context that the rules need. */
export interface RuleContext {
  /** Milliseconds since 1970, for dates of birth. */
  readonly now: number;
  /** The day that counts as today in fields of days, as yyyy-mm-dd. */
  readonly today: string;
  /** Whether a telephone number can exist; `+`, country code and number, digits only. */
  readonly isPhoneNumber: (number: string) => boolean;
  /** Whether a top-level domain, in lower case, is in use. */
  readonly isTopLevelDomain: (domain: string) => boolean;
  /** Whether a password is easy to guess; the guest's e-mail address, or '' if it is not known. */
  readonly isEasyPassword: (password: string, email: string) => boolean;
}

/** The rules and the filter of a field. */
export interface RuledField {
  readonly control: string;
  /** Absent for a field whose value is not text, such as a checkbox. */
  readonly filter?: FilterName;
  /** Whether its value is a list of texts, each of which the rules apply to. */
  readonly list?: true;
  /** Applies only where another field has one of these values. */
  readonly when?: { readonly field: string; readonly is: readonly string[] };
  /** Counts where there is no value. */
  readonly start?: string;
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
  const read = (name: string) => readValue(values, name, (fields as Fields)[name]);
  for (const name in fields) {
    if (!isAsked(fields, name, values)) continue;
    const value = read(name);
    const { list, rules } = fields[name];
    const keepsRule = list === true ? keepsEach : keeps;
    const broken = rules.find((rule) => !keepsRule(value, rule, read, context));
    if (broken !== undefined) errors[name] = broken.error;
  }
  return errors;
}

/** Whether the conditions of a field are met, its own and those of the fields that they depend on. */
export function isAsked(fields: Fields, name: string, values: unknown): boolean {
  const when = fields[name]?.when;
  if (when === undefined) return true;
  const value = readText(values, when.field, fields[when.field]) || fields[when.field]?.start;
  return value !== undefined && when.is.includes(value) && isAsked(fields, when.field, values);
}

/** The text of a field, as its rules see it and as it should be stored; '' where there is none. */
export function readText(values: unknown, name: string, field?: Typed): string {
  const value = readValue(values, name, field);
  return typeof value === 'string' ? value : '';
}

/**
 * A typed text as the rules of its field see it and as it should be stored: filtered, and without white space around it.
 * Digits of any script count as 0 to 9 where only digits make sense, and full-width letters of an e-mail address as others.
 * A password stays as it is, and so does a blank text, for which some rules have an error of their own.
 */
export function foldText(text: string, { control, filter }: Typed): string {
  if (control === 'password') return text;
  const kept = filter === undefined ? text : filters[filter](text);
  const folded = control === 'email' || ofDigits.has(control) ? kept.normalize('NFKC') : kept;
  return trimText(ofDigits.has(control) ? foldDigits(folded) : folded) || kept;
}

/** Controls of which a value consists of digits and signs. */
const ofDigits: ReadonlySet<string> = new Set(['number', 'ages', 'day', 'time', 'month', 'date', 'code']);

/** A field, as far as its text is concerned. */
type Typed = Pick<RuledField, 'control' | 'filter'>;

/** Whether a box is ticked. */
export function readTick(values: unknown, name: string): boolean {
  return readValue(values, name) === true;
}

type Fields = Readonly<Record<string, RuledField | undefined>>;

function readValue(values: unknown, name: string, field?: Typed): unknown {
  if (typeof values !== 'object' || values === null) return undefined;
  const value: unknown = Object.getOwnPropertyDescriptor(values, name)?.value;
  if (field === undefined) return value;
  if (Array.isArray(value))
    return value.map((item: unknown) => (typeof item === 'string' ? foldText(item, field) : item));
  return typeof value === 'string' ? foldText(value, field) : value;
}

/** Rules of a list: those of its texts, and the one for their number. */
function keepsEach(
  value: unknown,
  rule: Rule,
  read: (field: string) => unknown,
  context: Partial<RuleContext>,
): boolean {
  const items: unknown = value ?? [];
  if (!Array.isArray(items)) return false;
  if (rule.rule === 'required') return items.length > 0;
  if (rule.rule === 'items') return items.length <= rule.most;
  return items.every((item) => item !== '' && keeps(item, rule, read, context));
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
      return trimText(value) !== '';
    case 'shortest':
      return countCharacters(value) >= rule.length;
    case 'longest':
      return countCharacters(value) <= rule.length;
    case 'option':
      return rule.options.includes(value);
    case 'sameAs':
      return value === read(rule.field);
    case 'hardToGuess': {
      const email = read(rule.field);
      return !(context.isEasyPassword?.(value, typeof email === 'string' ? email : '') ?? true);
    }
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
    case 'oneLine':
      return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value);
    case 'whole':
      return /^\d{1,9}$/.test(value) && Number(value) >= rule.least && Number(value) <= rule.most;
    case 'items':
      return true;
    case 'links':
      return (value.match(/https?:\/\/|www\./gi) ?? []).length <= rule.most;
    case 'day':
      return parseDay(value) !== undefined;
    case 'fromToday':
      return daysFromToday(value, context) >= 0;
    case 'untilToday':
      return daysFromToday(value, context) <= 0;
    case 'withinDays':
      return daysFromToday(value, context) <= rule.days;
    case 'daysAfter': {
      const days = dayNumber(value) - dayNumber(read(rule.field));
      // A wrong day in the other field has an error of its own.
      return Number.isNaN(days) || (days >= rule.least && days <= rule.most);
    }
  }
}

function hasDigits(text: string, least: number, most: number): boolean {
  const { length } = text.replace(/\D/g, '');
  return /^\+?[0-9]+$/.test(text) && length >= least && length <= most;
}

/** Number of days from today to a day; not a number without either. */
function daysFromToday(value: string, { today }: Partial<RuleContext>): number {
  return dayNumber(value) - dayNumber(today);
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
