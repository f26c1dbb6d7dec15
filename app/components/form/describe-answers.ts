import type { Answers } from '../../../generated/forms/answers.ts';
import { parseDay } from '../../../generated/forms/days.ts';
import type { PageField, PageForm } from '../../../generated/forms/page-forms.ts';
import { type Locale, localeCodes } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { findPage, type RouteKey } from '../../../generated/routes/index.ts';
import { dayFormat } from '../facts/intl-formats.ts';
import { formattingTag } from '../text/formatting-tag.ts';
import { messageAt } from '../text/message-at.ts';
import { optionsOf } from './field-options.ts';

/** A question and its answer, as people read them. */
export type DescribedAnswer = readonly [label: string, value: string];

/** The answers to a form in a language, in the order of its fields, without those that were not given. */
export function describeAnswers(
  form: PageForm,
  answers: Answers,
  locale: Locale,
): readonly DescribedAnswer[] {
  return Object.entries(form.fields).flatMap(([name, field]): DescribedAnswer[] => {
    const value = answers[name];
    return value === undefined
      ? []
      : [[messageAt(field.label, locale), describeAnswer(field, value, locale)]];
  });
}

/** The title of what a request is about, in the language or in another. */
export function titleOfEntry(key: RouteKey, locale: Locale): string {
  const page = [locale, ...localeCodes]
    .map((code) => findPage(key, code))
    .find((found) => found !== undefined);
  return page?.title ?? key;
}

/** An answer as people read it. */
export function describeAnswer(field: PageField, value: Answers[string], locale: Locale): string {
  const { choice } = messages[locale];
  if (typeof value === 'boolean') return value ? choice.yes : choice.no;
  const options = optionsOf(field, locale);
  const nameOf = (item: string) =>
    options.find((option) => option.value === item)?.label ?? shortOf(field, item, locale);
  if (typeof value === 'string') return nameOf(value);
  const list = new Intl.ListFormat(formattingTag(locale), { type: 'unit', style: 'short' });
  return list.format(value.map(nameOf));
}

function shortOf(field: PageField, value: string, locale: Locale): string {
  if (field.entries !== undefined) return titleOfEntry(value as RouteKey, locale);
  if (field.control !== 'day' || parseDay(value) === undefined) return value;
  return dayFormat(locale).format(new Date(`${value}T00:00:00Z`));
}
