import { terms } from '../../../generated/data/facts.ts';
import { hotels } from '../../../generated/data/hotels.ts';
import type { FactUnit, StatedFact } from '../../../generated/data/stated-facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import {
  dayFormat,
  euroFormat,
  languageNames,
  monthFormat,
  numberFormat,
  weekdayFormat,
} from '../../declarations/intl-formats.ts';
import { formatHour } from '../../declarations/texts.ts';

const minutesOfHour = 60;
const metresOfKilometre = 1000;

/** A number, or a range of two, with its unit. */
export function formatNumber(
  value: number | readonly [number, number],
  unit: FactUnit | undefined,
  locale: Locale,
): string {
  const { facts } = messages[locale];
  if (typeof value === 'number') {
    if (unit === 'night') return facts.nights({ count: value });
    if (unit === 'year') return facts.years({ count: value });
    if (unit === 'person') return facts.people({ count: value });
    if (unit === 'minute' && value >= minutesOfHour) return formatMinutes(value, locale);
    if (unit === 'm' && value >= metresOfKilometre)
      return formatNumber(value / metresOfKilometre, 'km', locale);
  }
  const format = numberFormat(locale, unit);
  const text = typeof value === 'number' ? format.format(value) : format.formatRange(...value);
  return unit === 'm2' ? `${text}\u00a0m²` : text;
}

/** The plural of a unit. */
export function unitName(unit: FactUnit, locale: Locale): string | undefined {
  return numberFormat(locale, unit)
    .formatToParts(5)
    .find(({ type }) => type === 'unit')?.value;
}

function formatMinutes(value: number, locale: Locale): string {
  const minutes = value % minutesOfHour;
  const parts = [formatNumber(Math.floor(value / minutesOfHour), 'hour', locale)];
  if (minutes > 0) parts.push(formatNumber(minutes, 'minute', locale));
  return parts.join(' ');
}

/** Joins texts with commas. `Intl.ListFormat` would put “and” or a space before the last. */
export function listTexts(texts: readonly string[]): string {
  return texts.join(', ');
}

/** @param month 1 to 12 */
export function formatMonth(month: number, locale: Locale, style?: 'short' | 'narrow'): string {
  return monthFormat(locale, style).format(Date.UTC(2024, month - 1, 1));
}

/** Whether a month is in a season, which may extend into the next year. */
export function isInSeason(month: number, [first, last]: readonly [number, number]): boolean {
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}

function formatSeason([first, last]: readonly [number, number], locale: Locale): string {
  if (first === last) return formatMonth(first, locale);
  if (first === 1 && last === 12) return messages[locale].facts.allYear;
  return `${formatMonth(first, locale)} – ${formatMonth(last, locale)}`;
}

/** @param day YYYY-MM-DD */
export function formatDay(day: string, locale: Locale): string {
  return dayFormat(locale).format(new Date(day));
}

export function formatDays(
  { from, to }: { readonly from?: string; readonly to?: string },
  locale: Locale,
): string {
  const { facts } = messages[locale];
  // `formatRange` writes days with a leading zero in some languages.
  if (from !== undefined && to !== undefined) return `${formatDay(from, locale)} – ${formatDay(to, locale)}`;
  if (to !== undefined) return facts.until({ value: formatDay(to, locale) });
  return from === undefined ? '' : facts.fromDate({ value: formatDay(from, locale) });
}

/** @param weekday 1 for Monday */
export function formatWeekday(weekday: number, locale: Locale): string {
  // 1 January 2024 was a Monday.
  return weekdayFormat(locale).format(Date.UTC(2024, 0, weekday));
}

const daysOfWeek = 7;

export function termName(vocabulary: string, term: string, locale: Locale): string {
  return terms[vocabulary]?.[term]?.names[locale] ?? term;
}

/** The texts of a fact’s values; none for tables and charts. */
export function factTexts(fact: StatedFact, locale: Locale): readonly string[] {
  const { facts } = messages[locale];
  const bounded = (value: string) => {
    if (fact.bound === undefined) return value;
    return fact.bound === 'from' ? facts.from({ value }) : facts.upTo({ value });
  };
  switch (fact.type) {
    case 'terms':
      return fact.value.map((term) => termName(fact.of, term, locale));
    case 'number':
      if (fact.unit === 'year' && fact.bound === 'from' && typeof fact.value === 'number')
        return [facts.ageFrom({ count: fact.value })];
      return [bounded(formatNumber(fact.value, fact.unit, locale))];
    case 'money': {
      const { amount, per } = fact.value;
      const price = euroFormat(locale).format(amount);
      const value = fact.bound === 'from' ? messages[locale].offer.from({ price }) : bounded(price);
      return [
        per === undefined || fact.of === undefined
          ? value
          : facts.withNote({ value, note: termName(fact.of, per, locale) }),
      ];
    }
    case 'time':
      return [formatTime(fact.value, fact.bound, locale)];
    case 'hours':
      return fact.value.map(({ months, from, to }) => {
        const value = facts.openHours({
          from: formatHour(from, locale),
          to: formatHour(to === '00:00' ? '24:00' : to, locale),
        });
        return months === undefined ? value : facts.withNote({ value, note: formatSeason(months, locale) });
      });
    case 'months':
      return [formatSeason(fact.value, locale)];
    case 'weekdays':
      if (fact.value.length === daysOfWeek) return [facts.daily];
      return fact.value.map((weekday) => formatWeekday(weekday, locale));
    case 'dates':
      return [formatDays(fact.value, locale)];
    case 'properties':
      return hotels.filter(({ name }) => fact.value.includes(name)).map(({ locales }) => locales[locale]);
    case 'languages':
      return fact.value.map((code) => languageNames(locale).of(code) ?? code);
    case 'text':
      return [fact.value];
    case 'point':
    case 'monthly':
    case 'rows':
      return [];
  }
}

function formatTime(time: string, bound: StatedFact['bound'], locale: Locale): string {
  const { facts } = messages[locale];
  const value = formatHour(time, locale);
  if (bound === undefined) return value;
  return bound === 'from' ? facts.fromTime({ value }) : facts.untilTime({ value });
}

export function factText(fact: StatedFact, locale: Locale): string {
  return listTexts(factTexts(fact, locale));
}
