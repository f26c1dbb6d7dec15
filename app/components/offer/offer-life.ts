import { facts } from '../../../generated/data/facts.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import { type Page, pages, type RouteKey, versions } from '../../../generated/routes/index.ts';

/** An offer can be booked later, now, or no more. */
export type OfferLife = 'coming' | 'running' | 'ended';

/** Days as YYYY-MM-DD. */
interface Days {
  readonly from?: string;
  readonly to?: string;
}

/** The day on which something changes next, and the entries that change. */
interface NextChange {
  readonly day: string;
  readonly keys: readonly RouteKey[];
}

/** The life of the offer that a page is about, on the day of the site. The build follows who reads it. */
interface Life {
  readonly state: OfferLife;
  /** As the spec declares it, on any day. */
  readonly indexable: boolean;
  /** The first day of its stays, if it is still to come. */
  readonly arrival?: string;
}

/** A page after `applyDay`. */
interface DatedPage {
  readonly key: RouteKey;
  indexable: boolean;
  life?: Life;
}

const factsOfDays = {
  booking: facts.find(({ role }) => role === 'booking'),
  stay: facts.find(({ role }) => role === 'stay'),
};

/** The days of a fact with a role. */
function daysOf(key: RouteKey, role: 'booking' | 'stay'): Days {
  const fact = factsOfDays[role];
  return ((fact && factsOf(key).values[fact.name]) ?? {}) as Days;
}

/** The first and the last day of booking; without its own last day, an offer ends with its last stay. */
export function bookingDays(key: RouteKey): Days {
  const { from, to } = daysOf(key, 'booking');
  const last = to ?? daysOf(key, 'stay').to;
  return { ...(from !== undefined && { from }), ...(last !== undefined && { to: last }) };
}

/** The days of arrival and departure. */
export function stayDays(key: RouteKey): Days {
  return daysOf(key, 'stay');
}

/** The first day of an offer’s stays, if it is still to come. */
export function firstDayToCome(key: RouteKey): string | undefined {
  return readLife(key)?.arrival;
}

/** Whether an offer can be booked on the day of the site. */
export function lifeOf(key: RouteKey): OfferLife {
  return readLife(key)?.state ?? 'running';
}

function readLife(key: RouteKey): Life | undefined {
  const [page]: readonly DatedPage[] = versions(key);
  return page?.life;
}

/**
 * Sets the day of the site: pages of offers that have ended are taken from lists and search engines. Called once, before anything
 * is rendered.
 * @param day YYYY-MM-DD, at the hotels
 */
export function applyDay(day: string): void {
  for (const page of pages as readonly DatedPage[]) {
    const days = bookingDays(page.key);
    if (Object.keys(days).length === 0) continue;
    const state = lifeOn(day, days);
    const { from = '' } = stayDays(page.key);
    const { indexable } = page.life ?? page;
    page.life = { state, indexable, ...(from > day && { arrival: from }) };
    page.indexable = indexable && state !== 'ended';
  }
}

/** The next day, after that of the site, on which an offer begins or has ended. */
export function nextChange(day: string): NextChange | undefined {
  const changes = datedKeys().flatMap((key) => {
    const { from, to } = bookingDays(key);
    return [from, to && dayAfter(to)].flatMap((at) => (at !== undefined && at > day ? [{ key, at }] : []));
  });
  const next = changes.map(({ at }) => at).sort()[0];
  return next === undefined
    ? undefined
    : { day: next, keys: changes.filter(({ at }) => at === next).map(({ key }) => key) };
}

/** Offers in the order of their dates: those that can be booked, by the first day of stay; then those to come, by that of booking. */
export function inOrderOfDate(offers: readonly Page[]): readonly Page[] {
  const ranked = offers.map((page) => {
    const { key } = page;
    const isComing = lifeOf(key) === 'coming';
    return { page, rank: isComing ? `1 ${bookingDays(key).from}` : `0 ${stayDays(key).from ?? ''}` };
  });
  // The sort is stable.
  ranked.sort((one, other) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0));
  return ranked.map(({ page }) => page);
}

function datedKeys(): readonly RouteKey[] {
  const keys = new Set(pages.map(({ key }) => key));
  return [...keys].filter((key) => Object.keys(bookingDays(key)).length > 0);
}

function lifeOn(day: string, { from, to }: Days): OfferLife {
  if (to !== undefined && day > to) return 'ended';
  return from !== undefined && day < from ? 'coming' : 'running';
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
