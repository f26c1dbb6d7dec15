import { type Locale, locales } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import { dayFormat, monthFormat, pairFormat, weekdayFormat } from './intl-formats.ts';

type Parts = readonly Intl.DateTimeFormatPart[];

/** @param day YYYY-MM-DD */
export function formatDay(day: string, locale: Locale): string {
  return join(partsOf(day, locale));
}

function partsOf(day: string, locale: Locale): Parts {
  const parts = keepTogether(dayFormat(locale).formatToParts(new Date(day)));
  const { firstOfMonth } = locales[locale];
  if (firstOfMonth === undefined || !day.endsWith('-01')) return parts;
  return parts.map(({ type, value }) => ({ type, value: type === 'day' ? firstOfMonth : value }));
}

/** A line does not end between a day and its month, in either order. */
function keepTogether(parts: Parts): Parts {
  const isDay = (index: number) => parts[index]?.type === 'day';
  return parts.map((part, index) => {
    const isBetween = isDay(index - 1) || (isDay(index + 1) && parts[index - 1]?.type === 'month');
    return isBetween ? { ...part, value: part.value.replace(' ', '\u00a0') } : part;
  });
}

function join(parts: Parts): string {
  return parts.map(({ value }) => value).join('');
}

/** A period, an end or a beginning; empty if it has neither. Two days in a row are joined by “and”. */
export function formatDays(
  { from, to }: { readonly from?: string; readonly to?: string },
  locale: Locale,
): string {
  const { facts } = messages[locale];
  if (from !== undefined && to !== undefined) {
    const isNextDay = Date.parse(to) - Date.parse(from) === 86_400_000;
    return formatPeriod(from, to, locale, isNextDay ? facts.twoDays : facts.dayRange);
  }
  if (to !== undefined) return facts.until({ value: formatDay(to, locale) });
  return from === undefined ? '' : facts.fromDate({ value: formatDay(from, locale) });
}

/** The days of arrival and departure. */
export function formatStay(arrival: string, departure: string, locale: Locale): string {
  return formatPeriod(arrival, departure, locale, messages[locale].facts.dayRange);
}

/**
 * A period that says a common month and year once. `Intl` has ranges as well, but with leading zeros in Croatian and Italian,
 * with numbers for months in Czech and Slovak, and with a dash where Portuguese has a word.
 */
function formatPeriod(
  from: string,
  to: string,
  locale: Locale,
  rangeInMonth: (range: { readonly from: string; readonly to: string }) => string,
): string {
  const { facts } = messages[locale];
  const [first, last] = [partsOf(from, locale), partsOf(to, locale)];
  const [year, month, day] = (['year', 'month', 'day'] as const).map((type) =>
    first.findIndex((part) => part.type === type),
  ) as [number, number, number];
  const isYearFirst = year < month && month < day;
  const isDayFirst = day < month && month < year;
  if (from === to) return join(first);
  if (isSame(7) && (isDayFirst || isYearFirst)) {
    const range = { from: join(first.slice(0, day + 1)), to: join(isDayFirst ? last : last.slice(day)) };
    return rangeInMonth(range);
  }
  return facts.dateRange({
    from: join(isSame(4) && isDayFirst ? first.slice(0, month + 1) : first),
    to: join(isSame(4) && isYearFirst ? last.slice(month) : last),
  });

  function isSame(length: number): boolean {
    return from.slice(0, length) === to.slice(0, length);
  }
}

/** @param month 1 to 12 */
export function formatMonth(month: number, locale: Locale, style?: 'short' | 'narrow'): string {
  return monthFormat(locale, style).format(Date.UTC(2024, month - 1, 1));
}

/** The names of a month alone and in a date, which differ in some languages. */
export function monthNames(month: number, locale: Locale): readonly string[] {
  const parts = dayFormat(locale).formatToParts(Date.UTC(2024, month - 1, 1));
  const inDate = parts.flatMap(({ type, value }) => (type === 'month' ? value : []));
  return [...new Set([formatMonth(month, locale), ...inDate])];
}

/** The months of a season. */
export function monthsOf(season: readonly [number, number]): readonly number[] {
  return Array.from({ length: 12 }, (_, index) => index + 1).filter((month) => isInSeason(month, season));
}

/** Whether a month is in a season, which may extend into the next year. */
export function isInSeason(month: number, [first, last]: readonly [number, number]): boolean {
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}

/** @param season the first and the last month, 1 to 12 */
export function formatSeason([first, last]: readonly [number, number], locale: Locale): string {
  const { facts } = messages[locale];
  const { monthEnding } = locales[locale];
  if (first === last) return formatMonth(first, locale);
  if (first === 1 && last === 12) return facts.allYear;
  const [from, to] = [formatMonth(first, locale), formatMonth(last, locale)];
  if (monthEnding !== undefined)
    return facts.monthRange({
      from: from.endsWith(monthEnding) ? from.slice(0, -monthEnding.length) : from,
      to,
    });
  // “July and August”: nobody goes from one month to the next.
  return last === (first % 12) + 1 ? pairFormat(locale).format([from, to]) : facts.monthRange({ from, to });
}

/** @param weekday 1 for Monday */
export function formatWeekday(weekday: number, locale: Locale): string {
  // 1 January 2024 was a Monday. In Ukrainian, `Intl` has another apostrophe than texts.
  return weekdayFormat(locale)
    .format(Date.UTC(2024, 0, weekday))
    .replace('ʼ', '’');
}

const daysOfWeek = 7;

/** Fewer days in a row are listed. */
const leastInRow = 3;

/** Weekdays, in order: all, a range, or one by one. */
export function formatWeekdays(weekdays: readonly number[], locale: Locale): readonly string[] {
  const { facts } = messages[locale];
  if (weekdays.length === daysOfWeek) return [facts.daily];
  const names = weekdays.map((weekday) => formatWeekday(weekday, locale));
  const [first = 0, last = 0] = [weekdays.at(0), weekdays.at(-1)];
  if (weekdays.length < leastInRow || last - first !== weekdays.length - 1) return names;
  return [facts.weekdayRange({ from: names.at(0) ?? '', to: names.at(-1) ?? '' })];
}
