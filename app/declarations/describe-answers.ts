import type { Answers } from '../../generated/forms/answers.ts';
import { parseDay } from '../../generated/forms/days.ts';
import type { PageField, PageForm } from '../../generated/forms/page-forms.ts';
import { type Locale, localeCodes } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import { type Area, areas, findPage, type RouteKey, versions } from '../../generated/routes/index.ts';
import { formatDay } from './calendar.ts';
import { formattingTag } from './formatting-tag.ts';
import { monthFormat } from './intl-formats.ts';
import { termName } from './terms.ts';
import { messageAt } from './texts.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export function optionsOf(field: PageField, locale: Locale): readonly Option[] {
  if (field.control === 'month') return months(locale);
  if (field.entries !== undefined) return pageOptions(optionValues(field), locale);
  const { terms } = field;
  if (terms !== undefined)
    return optionValues(field).map((value) => ({ value, label: termName(terms, value, locale) }));
  return (field.options ?? [])
    .filter(({ locales }) => locales === undefined || locales.includes(locale))
    .map(({ value, label }) => ({ value, label: messageAt(label, locale) }));
}

/** The entries that exist in a locale, with their titles. */
function pageOptions(keys: readonly string[], locale: Locale): readonly Option[] {
  return keys.flatMap((key) => {
    const page = findPage(key as RouteKey, locale);
    return page === undefined ? [] : [{ value: key, label: page.title }];
  });
}

/** Groups entries by the titles of their listings. */
export function groupOptions(
  keys: readonly RouteKey[],
  locale: Locale,
): readonly (readonly [title: string, options: readonly Option[]])[] {
  return (Object.keys(areas) as Area[]).flatMap((area) => {
    const { listing } = areas[area];
    const own = keys.filter((key) => findPage(key, locale)?.area === area);
    const options = sortLong(pageOptions(own, locale), locale);
    const title = (listing && findPage(listing, locale)?.title) ?? '';
    return options.length === 0 ? [] : [[title, options] as const];
  });
}

/** A list with more options is alphabetical: nobody finds anything in it otherwise. */
const mostUnsorted = 20;

function sortLong(options: readonly Option[], locale: Locale): readonly Option[] {
  if (options.length <= mostUnsorted) return options;
  const { compare } = new Intl.Collator(formattingTag(locale));
  return options.toSorted((one, other) => compare(one.label, other.label));
}

function optionValues({ rules }: PageField): readonly string[] {
  return rules.flatMap((rule) => (rule.rule === 'option' ? rule.options : []));
}

function months(locale: Locale): readonly Option[] {
  const format = monthFormat(locale, 'long');
  return Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1).padStart(2, '0'),
    label: format.format(new Date(Date.UTC(2026, month, 1))),
  }));
}

export type DescribedAnswer = readonly [label: string, value: string];

/** The given answers to a form as texts in a language, in the order of the fields. */
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

/**
 * The answers without free text: choices, days and numbers. Free text could be spam that the site would mail to a third
 * person.
 */
export function answersInOwnWords(form: PageForm, answers: Answers): Answers {
  const own = Object.entries(answers).filter(([name, value]) => {
    const field = form.fields[name];
    return field !== undefined && [value].flat().every((item) => isOwnWord(field, item));
  });
  return Object.fromEntries(own);
}

const numeric: readonly PageField['control'][] = ['number', 'ages', 'day', 'time', 'month'];

function isOwnWord(field: PageField, item: string | boolean): boolean {
  const { control, options, entries, terms } = field;
  if (typeof item === 'boolean') return control === 'checkbox';
  if (entries !== undefined) return versions(item as RouteKey).length > 0;
  if (options !== undefined) return options.some(({ value }) => value === item);
  if (terms !== undefined) return optionValues(field).includes(item);
  return numeric.includes(control) && /^[\d:-]{1,10}$/.test(item);
}

/** The title of a request's subject, in the locale if it exists there, else in another. */
export function titleOfEntry(key: RouteKey, locale: Locale): string {
  const page = [locale, ...localeCodes]
    .map((code) => findPage(key, code))
    .find((found) => found !== undefined);
  return page?.title ?? key;
}

/** Formats an answer. */
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
  return formatDay(value, locale);
}
