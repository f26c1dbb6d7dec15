import { birthDateToEpoch, dateAt } from '../../generated/forms/birth-date.ts';

/** A calendar day, YYYY-MM-DD. */
export type Day = string;

const dayMilliseconds = 86_400_000;

/**
 * The day that starts at this midnight in Europe/Paris.
 * @param time milliseconds since 1970
 */
export function dayOfParisMidnight(time: number): Day {
  // Reads noon, because midnight may be an hour off: the browser has older summer-time rules, or chose the other of
  // two midnights (1944-10-08, 1976-09-26).
  const { year, month, day } = dateAt(time + dayMilliseconds / 2, 'Europe/Paris');
  return toDay(Date.UTC(year, month - 1, day));
}

/**
 * Midnight in Europe/Paris at the start of a day; the first if there are two.
 * @returns milliseconds since 1970, or undefined if there is no such day from 1900 on
 */
export function parisMidnightOf(day: Day): number | undefined {
  if (utcMidnightOf(day) === undefined) return undefined;
  return birthDateToEpoch(day.split('-').toReversed().join('/'));
}

/** Midnight UTC of a day in milliseconds since 1970, or undefined if there is no such day. */
export function utcMidnightOf(day: Day): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || toDay(time) !== day ? undefined : time;
}

/** The UTC day of a time. */
export function toDay(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}
