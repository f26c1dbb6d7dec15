import type { StatedFact } from '../../generated/data/stated-facts.ts';
import { isInSeason } from './calendar.ts';

type Hours = Extract<StatedFact, { readonly type: 'hours' }>['value'];

/**
 * The hours on a day; undefined where it is closed on it.
 * @param day YYYY-MM-DD, at the hotels
 */
export function openingOn(day: string, hours: Hours): Hours[number] | undefined {
  const month = Number(day.slice(5, 7));
  return hours.find(({ months }) => months === undefined || isInSeason(month, months));
}

/** Whether something is open on a day: by its hours, else by its months. Undefined without either: nobody knows. */
export function isOpenOn(day: string, stated: readonly StatedFact[]): boolean | undefined {
  const hours = stated.find(({ type }) => type === 'hours');
  if (hours?.type === 'hours') return openingOn(day, hours.value) !== undefined;
  const months = stated.find(({ type }) => type === 'months');
  return months?.type === 'months' ? isInSeason(Number(day.slice(5, 7)), months.value) : undefined;
}

/** The first day of the next month in which it is open, as YYYY-MM-DD; undefined where it never opens. */
export function nextOpening(day: string, hours: Hours): string | undefined {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: 12 }, (_, ahead) => new Date(Date.UTC(year, month + ahead, 1)))
    .map((date) => date.toISOString().slice(0, 10))
    .find((first) => openingOn(first, hours) !== undefined);
}
