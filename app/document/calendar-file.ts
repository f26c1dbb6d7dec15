import { messages } from '../../generated/messages/index.ts';
import { statedFactsOf } from '../../generated/routes/facts.ts';
import type { Page } from '../../generated/routes/index.ts';
import { kindOf } from '../components/listing/listing-of.ts';
import { bookingDays, lifeOf } from '../declarations/offer-life.ts';
import { type CalendarEvent, writeCalendar } from './calendar-event.ts';
import type { RenderContext } from './render-context.ts';
import { absoluteUrl } from './urls.ts';

type PageEvent = Pick<CalendarEvent, 'day' | 'title' | 'repeated'>;

/** The path of the calendar file of an offer's last day of booking, or of a tour's days; undefined if it has none. */
export function calendarPath(context: RenderContext, page: Page): string | undefined {
  return findEvent(context, page) && `/calendar/${page.locale}/${page.key}.ics`;
}

/** The calendar file (RFC 5545) of a page that has one. */
export function renderCalendar(context: RenderContext, page: Page): string {
  const event = findEvent(context, page);
  if (event === undefined) throw new Error(`${page.key} has no days for a calendar`);
  const url = absoluteUrl(context, page.path);
  const { host } = new URL(url);
  return writeCalendar(`${host}//${page.locale.toUpperCase()}`, {
    ...event,
    uid: `${page.key}-${page.locale}@${host}`,
    changedAt: Date.parse(page.updated),
    description: page.summary ?? '',
    url,
  });
}

function findEvent(context: RenderContext, page: Page): PageEvent | undefined {
  if (!page.indexable) return undefined;
  if (kindOf(page) === 'tour') return findTourDays(context, page);
  const { to } = bookingDays(page.key);
  if (kindOf(page) !== 'offer' || to === undefined || lifeOf(context, page.key) === 'ended') return undefined;
  return { day: to, title: `${page.title} · ${messages[page.locale].calendar.lastDay}` };
}

/** The days of a tour in its season: this year's, or the next one's. */
function findTourDays({ day }: RenderContext, { key, title }: Page): PageEvent | undefined {
  const stated = statedFactsOf(key);
  const weekdays = stated.find(({ type }) => type === 'weekdays');
  const months = stated.find(({ type }) => type === 'months');
  if (weekdays?.type !== 'weekdays' || months?.type !== 'months') return undefined;
  const [first, last] = months.value;
  if (weekdays.value.length === 0) return undefined;
  const year = Number(day.slice(0, 4));
  const seasonOf = (from: number) => ({
    from: utcDay(from, first, 1),
    until: utcDay(first <= last ? from : from + 1, last + 1, 0),
  });
  const season = [year - 1, year, year + 1].map(seasonOf).find(({ until }) => until >= day);
  if (season === undefined) return undefined;
  const start = new Date(season.from > day ? season.from : day);
  while (!weekdays.value.includes(start.getUTCDay() || 7)) start.setUTCDate(start.getUTCDate() + 1);
  const found = start.toISOString().slice(0, 10);
  if (found > season.until) return undefined;
  return { day: found, title, repeated: { weekdays: weekdays.value, until: season.until } };
}

/** A day as YYYY-MM-DD; day 0 is the last of the month before. */
function utcDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
