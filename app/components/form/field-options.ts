import type { PageField } from '../../../generated/forms/page-forms.ts';
import type { Locale } from '../../../generated/locales.ts';
import { type Area, areas, findPage, type RouteKey } from '../../../generated/routes/index.ts';
import { monthFormat } from '../facts/intl-formats.ts';
import { messageAt } from '../text/message-at.ts';

/** A choice of a list. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** The choices of a field in a locale. */
export function optionsOf(field: PageField, locale: Locale): readonly Option[] {
  if (field.control === 'month') return months(locale);
  if (field.entries !== undefined) return pageOptions(optionValues(field), locale);
  return (field.options ?? [])
    .filter(({ locales }) => locales === undefined || locales.includes(locale))
    .map(({ value, label }) => ({ value, label: messageAt(label, locale) }));
}

/** Entries that exist in a locale, by their titles. */
function pageOptions(keys: readonly string[], locale: Locale): readonly Option[] {
  return keys.flatMap((key) => {
    const page = findPage(key as RouteKey, locale);
    return page === undefined ? [] : [{ value: key, label: page.title }];
  });
}

/** Entries under the titles of the pages that list them. */
export function groupOptions(
  keys: readonly RouteKey[],
  locale: Locale,
): readonly (readonly [title: string, options: readonly Option[]])[] {
  return (Object.keys(areas) as Area[]).flatMap((area) => {
    const { listing } = areas[area];
    const own = keys.filter((key) => findPage(key, locale)?.area === area);
    const options = pageOptions(own, locale);
    const title = (listing && findPage(listing, locale)?.title) ?? '';
    return options.length === 0 ? [] : [[title, options] as const];
  });
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
