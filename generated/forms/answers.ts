// Generated from generator/runtime/answers.ts by “npm run generate”. Do not edit.

import { filters } from './filters.ts';
import { isAsked, type RuledField } from './rules.ts';

/** How long the link in a mail proves an e-mail address, in days. */
export const proofDays = 7;

/** Answers to a form by field: text, texts of a list, or whether a box is ticked; nothing for what was not answered. */
export type Answers = Readonly<Record<string, string | readonly string[] | boolean>>;

/** A field, as far as reading answers is concerned. */
interface AnsweredField extends RuledField {
  readonly control: string;
}

type Fields = Readonly<Record<string, AnsweredField>>;

/** Reads answers from the names and values that a browser sends. Unknown names and empty values are left out. */
export function readAnswers(
  fields: Fields,
  sent: Iterable<readonly [name: string, value: unknown]>,
): Answers {
  const answers: Record<string, string | string[] | boolean> = {};
  for (const [name, value] of sent) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined || typeof value !== 'string') continue;
    const text = filters.lines(value);
    if (text.trim() === '') continue;
    const earlier = answers[name];
    if (field.list) answers[name] = Array.isArray(earlier) ? [...earlier, text] : [text];
    else if (field.control === 'checkbox') answers[name] = text === 'true';
    // The first of two, as the markup has one control of each name.
    else if (earlier === undefined) answers[name] = text;
  }
  return answers;
}

/** The answers to what was asked, without white space around texts, and of one line where the field is: as they are stored. */
export function finishAnswers(fields: Fields, answers: Answers): Answers {
  const finished = Object.entries(answers)
    .filter(([name, value]) => value !== false && isAsked(fields, name, answers))
    .map(([name, value]) => [name, typeof value === 'string' ? finish(value, fields[name]) : value] as const);
  return Object.fromEntries(finished);
}

function finish(text: string, field: AnsweredField | undefined): string {
  return (field?.control === 'longText' ? text : filters.line(text)).trim();
}

/** The values that fields have at first. */
export function startAnswers(fields: Fields): Answers {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { start }]) => (start === undefined ? [] : [[name, start]])),
  );
}

/** The numbers of the pages of a form that a guest sees; the one after the last lets the guest check the answers. */
export function askedPages(
  pages: readonly (readonly string[])[],
  fields: Fields,
  answers: Answers,
): number[] {
  return pages.flatMap((names, index) =>
    names.some((name) => isAsked(fields, name, answers)) ? [index] : [],
  );
}
