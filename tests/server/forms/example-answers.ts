import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type PageFormName, pageForms } from '../../../generated/forms/page-forms.ts';
import { isAsked } from '../../../generated/forms/rules.ts';
import { exampleValue } from '../../../generator/spec/schema/forms/form-field.ts';

/** Answers to a form, by field. */
export type Entered = Readonly<Record<string, string | readonly string[] | boolean>>;

interface Example {
  readonly value?: unknown;
  readonly times?: number;
  readonly with?: Entered;
  readonly now?: string;
  readonly error?: string;
}

interface FieldSource {
  readonly valid: readonly Example[];
  readonly invalid: readonly Example[];
}

/** A value that breaks a rule, among valid ones. */
export interface WrongAnswer {
  readonly field: string;
  readonly entered: Entered;
  readonly error: string;
}

const day = 24 * 60 * 60_000;
/** The day of the examples is the first one of 2026; all days are moved to today. */
const daysToMove = () => Math.floor((Date.now() - Date.UTC(2026, 0, 1)) / day);

const read = (name: string) =>
  parse(readFileSync(new URL(`../../../spec/${name}.yaml`, import.meta.url), 'utf8'), { version: '1.2' });
const shared: Readonly<Record<string, FieldSource>> = read('data/form-fields').fields;

function fieldsOf(form: PageFormName): Readonly<Record<string, FieldSource>> {
  const source = read(`forms/${form}`);
  const names: readonly string[] = source.shared;
  return { ...Object.fromEntries(names.map((name) => [name, shared[name]])), ...source.fields };
}

/** Answers made of the valid examples of the spec: of each field another one in each round. */
export function validAnswers(form: PageFormName, round = 0): Entered {
  const { fields } = pageForms[form];
  const answers: Record<string, Entered[string]> = {};
  for (const [name, { valid }] of Object.entries(fieldsOf(form))) {
    const usable = valid.filter(({ now, with: others }) => now === undefined && hasNoWord(others));
    const { with: others = {}, ...example } = usable[round % usable.length] ?? {};
    const value = exampleValue(example);
    Object.assign(answers, moved(others));
    if (answers[name] === undefined || others[name] !== undefined)
      Object.assign(answers, moved({ [name]: value }));
  }
  return Object.fromEntries(Object.entries(answers).filter(([name]) => isAsked(fields, name, answers)));
}

/** Values that break each rule of each field, as far as a form of a page can send it: texts, and blank ones count as none. */
export function wrongAnswers(form: PageFormName): readonly WrongAnswer[] {
  const { fields } = pageForms[form];
  return Object.entries(fieldsOf(form)).flatMap(([field, { invalid }]) =>
    invalid.flatMap(({ with: others = {}, now, error = '', ...example }) => {
      const value = exampleValue(example);
      const isList = fields[field]?.list === true;
      const canBeSent = isList ? Array.isArray(value) : typeof value === 'string' && value.trim() !== '';
      if (!(canBeSent || value === undefined) || now !== undefined) return [];
      const condition = fields[field]?.when;
      const asked = condition === undefined ? {} : { [condition.field]: condition.is[0] ?? '' };
      const { [field]: _valid, ...valid } = validAnswers(form);
      const wrong = { ...moved(others), [field]: [], ...moved({ [field]: value }) };
      return [{ field, error, entered: { ...valid, ...asked, ...wrong } }];
    }),
  );
}

/** Moves days of the examples to today, and leaves out what is not answered. */
function moved(values: Readonly<Record<string, unknown>>): Entered {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, moveDay(value) as Entered[string]]));
}

function moveDay(value: unknown): unknown {
  const time =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(String(value));
  const later = new Date(time + daysToMove() * day);
  // A day at the end of all years stays there.
  return isDay && later.getUTCFullYear() <= 9999 ? later.toISOString().slice(0, 10) : value;
}

/** Whether the other values are right themselves, as far as days go. */
function hasNoWord(others: Entered = {}): boolean {
  return others.arrival === undefined || /^\d{4}-/.test(String(others.arrival));
}
