import { dayOfParisMidnight, parisMidnightOf, toDay, utcMidnightOf } from '../paris-days.ts';

/**
 * How a birth date is written: `utc-midnight`, the same calendar day at midnight UTC, which is all that a property
 * of type `date` accepts; `as-is`, the time unchanged, for a property of type number, text or date and time.
 */
export type DateEncoding = 'utc-midnight' | 'as-is';

/** @param time milliseconds since 1970 of midnight Europe/Paris; '' stays '' */
export function encodeBirthDate(time: string, encoding: DateEncoding): string {
  if (time === '' || encoding === 'as-is') return time;
  return String(utcMidnightOf(dayOfParisMidnight(Number(time))));
}

/**
 * Reads a birth date back. HubSpot answers YYYY-MM-DD for a date, ISO 8601 for date and time, else what was sent.
 * @returns milliseconds since 1970 of midnight Europe/Paris, or undefined for a text that somebody typed
 */
export function decodeBirthDate(text: string, encoding: DateEncoding): string | undefined {
  const midnight = parisMidnightOf(text);
  if (midnight !== undefined) return String(midnight);
  const time = /^-?\d{1,14}$/.test(text) ? Number(text) : Date.parse(text);
  if (Number.isNaN(time)) return undefined;
  if (encoding === 'as-is') return String(time);
  const day = parisMidnightOf(toDay(time));
  return day === undefined ? undefined : String(day);
}
