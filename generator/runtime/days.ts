import type { CalendarDate } from './birth-date.ts';

const milliseconds = 24 * 60 * 60 * 1000;

/** Parses a day as date fields send it, `yyyy-mm-dd`; undefined for another form or a day that does not exist. */
export function parseDay(text: string): CalendarDate | undefined {
  const [, yyyy, mm, dd] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const date = { year: Number(yyyy), month: Number(mm), day: Number(dd) };
  const utc = new Date(Date.UTC(date.year, date.month - 1, date.day));
  const exists = utc.getUTCMonth() + 1 === date.month && utc.getUTCDate() === date.day;
  return exists && date.year >= 1900 ? date : undefined;
}

/** Consecutive numbers for consecutive days; not a number if the value is no day as date fields send it. */
export function dayNumber(value: unknown): number {
  const date = typeof value === 'string' ? parseDay(value) : undefined;
  return date === undefined ? Number.NaN : Date.UTC(date.year, date.month - 1, date.day) / milliseconds;
}
