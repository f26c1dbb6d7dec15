import { type Fact, facts } from '../../generated/data/facts.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import type { Page, RouteKey } from '../../generated/routes/index.ts';
import { isInSeason } from './calendar.ts';
import { type Life, lifeOn } from './life.ts';

/** Days as YYYY-MM-DD. */
interface Days {
  readonly from?: string;
  readonly to?: string;
}

export interface OnDay {
  readonly day: string;
}

const named = new Map(facts.flatMap(({ role, name }) => (role === undefined ? [] : [[role, name]])));

/** The value of the fact with a role. */
function factValue(key: RouteKey, role: NonNullable<Fact['role']>): unknown {
  const name = named.get(role);
  return name && factsOf(key).values[name];
}

function daysOf(key: RouteKey, role: 'booking' | 'stay'): Days {
  return (factValue(key, role) ?? {}) as Days;
}

/** The booking period. Without a last day, it ends with the last stay. */
export function bookingDays(key: RouteKey): Days {
  const { from, to } = daysOf(key, 'booking');
  const last = to ?? daysOf(key, 'stay').to;
  return { ...(from !== undefined && { from }), ...(last !== undefined && { to: last }) };
}

/**
 * The period of stays.
 * @param property the page of a property, which is open on the first and the last day of the result; the generator has
 * checked that it is open on one of the days
 */
export function stayDays(key: RouteKey, property?: RouteKey): Days {
  const { from, to } = daysOf(key, 'stay');
  const season = property && (factValue(property, 'open') as Season | undefined);
  return {
    ...(from && { from: season ? nearestOpen(from, season, 1) : from }),
    ...(to && { to: season ? nearestOpen(to, season, -1) : to }),
  };
}

type Season = readonly [first: number, last: number];

/** A day, or the first after it (`step` is 1) or before it (-1) in a season. */
function nearestOpen(day: string, season: Season, step: 1 | -1): string {
  let open = day;
  while (!isInSeason(Number(open.slice(5, 7)), season)) open = nextDay(open, step);
  return open;
}

/** The day after another, or some days later; '' for ''. */
export function nextDay(day: string, step = 1): string {
  if (day === '') return '';
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + step);
  return date.toISOString().slice(0, 10);
}

/** A day, or the first after it on which a property receives guests. */
export function firstOpenDay(property: RouteKey | undefined, day: string): string {
  const season = property && (factValue(property, 'open') as Season | undefined);
  return season ? nearestOpen(day, season, 1) : day;
}

/** The first day of an offer’s stays, if it is in the future. */
export function firstDayToCome({ day }: OnDay, key: RouteKey): string | undefined {
  const { from } = stayDays(key);
  return from !== undefined && from > day ? from : undefined;
}

/** Whether an offer can be booked later, now or no longer; other entries are always `running`. */
export function lifeOf({ day }: OnDay, key: RouteKey): Life {
  const { from, to } = bookingDays(key);
  return lifeOn(day, { ...(from !== undefined && { from }), ...(to !== undefined && { until: to }) });
}

const fewDays = 14;

/**
 * Sorts offers: first those that can be booked for a few days only, by the last; then others that can be booked, by first day
 * of stay; then those to come, by first day of booking.
 */
export function inOrderOfDate(on: OnDay, offers: readonly Page[]): readonly Page[] {
  const soon = nextDay(on.day, fewDays);
  const rankOf = ({ key }: Page) => {
    const { from, to } = bookingDays(key);
    if (lifeOf(on, key) === 'coming') return `2 ${from}`;
    return to !== undefined && to <= soon ? `0 ${to}` : `1 ${stayDays(key).from ?? ''}`;
  };
  const ranked = offers.map((page) => ({ page, rank: rankOf(page) }));
  ranked.sort((one, other) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0));
  return ranked.map(({ page }) => page);
}
