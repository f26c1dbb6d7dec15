import { filters, trimText } from './filters.ts';
import { foldText, isAsked, type RuledField } from './rules.ts';

/** How long the link in a mail proves an e-mail address, in days. */
export const proofDays = 7;

/** Answers to a form by field: text, texts of a list, or whether a box is ticked; nothing for what was not answered. */
export type Answers = Readonly<Record<string, string | readonly string[] | boolean>>;

type Fields = Readonly<Record<string, RuledField>>;

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
    if (trimText(text) === '') continue;
    const earlier = answers[name];
    if (field.list) answers[name] = Array.isArray(earlier) ? [...earlier, text] : [text];
    else if (field.control === 'checkbox') answers[name] = text === 'true';
    // The first of two, as the markup has one control of each name.
    else if (earlier === undefined) answers[name] = text;
  }
  return answers;
}

/** The answers to what was asked as they are stored: as the rules see them, and of one line where the field is. */
export function finishAnswers(fields: Fields, answers: Answers): Answers {
  const finished = Object.entries(answers)
    .filter(([name, value]) => value !== false && isAsked(fields, name, answers))
    .map(([name, value]) => {
      const field = fields[name] ?? { control: 'text' };
      // Words in place of a number reach the office as they are.
      const finish = (text: string) => {
        const kept = field.control === 'longText' ? text : filters.line(text);
        return foldText(kept, field) || trimText(kept);
      };
      if (typeof value === 'boolean') return [name, value] as const;
      return [name, typeof value === 'string' ? finish(value) : value.map(finish)] as const;
    });
  return Object.fromEntries(finished);
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
