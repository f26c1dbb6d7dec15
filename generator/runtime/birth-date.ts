/** A day of the Gregorian calendar; January is 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const second = 1000;
const day = 24 * 60 * 60 * second;
const greatestTime = 8.64e15;

/** Parses `dd/mm/yyyy`; undefined for another form or a day that does not exist. */
export function parseDate(text: string): CalendarDate | undefined {
  const [, dd, mm, yyyy] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const date = { year: Number(yyyy), month: Number(mm), day: Number(dd) };
  const utc = new Date(utcMidnight(date));
  return utc.getUTCMonth() + 1 === date.month && utc.getUTCDate() === date.day ? date : undefined;
}

/** The day in a time zone at a given time (milliseconds since 1970). */
export function dateAt(time: number, timeZone: string): CalendarDate {
  const parts = calendarOf(timeZone).formatToParts(time);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return { year: read('year'), month: read('month'), day: read('day') };
}

/** Less than, equal to or greater than 0 if the first day is before, equal to or after the second. */
export function compareDates(one: CalendarDate, other: CalendarDate): number {
  return one.year - other.year || one.month - other.month || one.day - other.day;
}

/** Age in full years; in common years, a person born on 29 February becomes a year older on 1 March. */
export function ageOn(today: CalendarDate, birth: CalendarDate): number {
  const hadBirthday = compareDates({ ...birth, year: today.year }, today) <= 0;
  return today.year - birth.year - (hadBirthday ? 0 : 1);
}

/**
 * The moment at which the day `dd/mm/yyyy` begins in Paris, in milliseconds since 1970: the form in which the CRM
 * keeps a birth date. Midnight, the first of two where clocks were put back over it, the first moment after it where
 * it was left out. Undefined where the text names no day from 1900 on.
 */
export function birthDateToEpoch(text: string): number | undefined {
  const date = parseDate(text);
  if (date === undefined || date.year < 1900) return undefined;
  // Past offsets from UTC had seconds and some changed at midnight, so the beginning is searched for.
  let before = utcMidnight(date) - day;
  let after = before + 2 * day;
  while (after - before > second) {
    const middle = Math.round((before + after) / 2 / second) * second;
    if (compareDates(dateAt(middle, 'Europe/Paris'), date) < 0) before = middle;
    else after = middle;
  }
  return after;
}

/** The day, as `dd/mm/yyyy`, that begins in Paris at the given time; undefined if none does, or before 1900. */
export function birthDateFromEpoch(time: number): string | undefined {
  if (!Number.isInteger(time) || Math.abs(time) > greatestTime) return undefined;
  const date = dateAt(time, 'Europe/Paris');
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  const text = `${pad(date.day, 2)}/${pad(date.month, 2)}/${pad(date.year, 4)}`;
  return birthDateToEpoch(text) === time ? text : undefined;
}

/** NaN if a part is not a number. `Date.UTC` would read the years 0 to 99 as 1900 to 1999. */
function utcMidnight(date: CalendarDate): number {
  return new Date(0).setUTCFullYear(date.year, date.month - 1, date.day);
}

const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known !== undefined) return known;
  const options = { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const calendar = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', options);
  calendars.set(timeZone, calendar);
  return calendar;
}
