import { facts } from '../../generated/data/facts.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import type { Page, RouteKey } from '../../generated/routes/index.ts';

/** Whether an offer can be booked later, now or no longer. */
export type OfferLife = 'coming' | 'running' | 'ended';

/** Days as YYYY-MM-DD. */
interface Days {
  readonly from?: string;
  readonly to?: string;
}

export interface OnDay {
  readonly day: string;
}

const factsOfDays = {
  booking: facts.find(({ role }) => role === 'booking'),
  stay: facts.find(({ role }) => role === 'stay'),
};

function daysOf(key: RouteKey, role: 'booking' | 'stay'): Days {
  const fact = factsOfDays[role];
  return ((fact && factsOf(key).values[fact.name]) ?? {}) as Days;
}

/** The booking period. Without a last day, it ends with the last stay. */
export function bookingDays(key: RouteKey): Days {
  const { from, to } = daysOf(key, 'booking');
  const last = to ?? daysOf(key, 'stay').to;
  return { ...(from !== undefined && { from }), ...(last !== undefined && { to: last }) };
}

/** The period of stays. */
export function stayDays(key: RouteKey): Days {
  return daysOf(key, 'stay');
}

/** The first day of an offer’s stays, if it is in the future. */
export function firstDayToCome({ day }: OnDay, key: RouteKey): string | undefined {
  const { from } = stayDays(key);
  return from !== undefined && from > day ? from : undefined;
}

/** The state of an offer on a day; other entries are always `running`. */
export function lifeOf({ day }: OnDay, key: RouteKey): OfferLife {
  const { from, to } = bookingDays(key);
  if (to !== undefined && day > to) return 'ended';
  return from !== undefined && day < from ? 'coming' : 'running';
}

/** Sorts offers: first those that can be booked, by first day of stay; then those to come, by first day of booking. */
export function inOrderOfDate(on: OnDay, offers: readonly Page[]): readonly Page[] {
  const ranked = offers.map((page) => {
    const { key } = page;
    const isComing = lifeOf(on, key) === 'coming';
    return { page, rank: isComing ? `1 ${bookingDays(key).from}` : `0 ${stayDays(key).from ?? ''}` };
  });
  ranked.sort((one, other) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0));
  return ranked.map(({ page }) => page);
}
