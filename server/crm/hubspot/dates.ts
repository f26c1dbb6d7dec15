import { controlOf } from '../../core/ports/crm.ts';
import { dayOfParisMidnight, parisMidnightOf, toDay, utcMidnightOf } from '../paris-days.ts';

/**
 * The encoding of days. `utc-midnight`: the calendar day at midnight UTC, required by properties of type `date`. `as-is`:
 * unchanged, for properties of type number, text or date and time.
 */
export type DateEncoding = 'utc-midnight' | 'as-is';

/** @param time milliseconds since 1970 of midnight Europe/Paris; '' stays '' */
export function encodeBirthDate(time: string, encoding: DateEncoding): string {
  if (time === '' || encoding === 'as-is') return time;
  return String(utcMidnightOf(dayOfParisMidnight(Number(time))));
}

/** Contact properties with their dates encoded. */
export function encodeDates(
  properties: Readonly<Record<string, string>>,
  encoding: DateEncoding,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      controlOf(name) === 'date' ? encodeBirthDate(value, encoding) : value,
    ]),
  );
}

/**
 * Decodes a birth date. HubSpot returns YYYY-MM-DD for a date, ISO 8601 for date and time, otherwise the stored text.
 * @returns midnight Europe/Paris in milliseconds since 1970, or undefined for free text
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
