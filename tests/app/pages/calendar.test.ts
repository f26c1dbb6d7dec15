/** The calendar files of offers and tours, as RFC 5545 wants them. */
import { expect, test } from 'vitest';
import { bookingDays, lifeOf } from '../../../app/declarations/offer-life.ts';
import { calendarPath, renderCalendar } from '../../../app/document/calendar-file.ts';
import { renderPage } from '../../../app/document/render-page.tsx';
import { siteFiles } from '../../../app/document/site-files.ts';
import type { RouteKey } from '../../../generated/routes/index.ts';
import { site, siteOn } from '../site-on.ts';

const offer = 'black-friday-hotel-deals-croatia';
const tour = 'hvar';

function pageOf(key: RouteKey, locale: 'en' | 'uk' | 'fr' = 'en') {
  const page = site.findPage(key, locale);
  if (page === undefined) throw new Error(`${key} has no page`);
  return page;
}

/** The values of a calendar by name, unfolded. */
function read(text: string): Readonly<Record<string, string>> {
  const lines = text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

test('an offer is on its last day of booking, all day', () => {
  const event = read(renderCalendar(site, pageOf(offer)));
  expect(event['DTSTART;VALUE=DATE']).toBe(bookingDays(offer).to?.replaceAll('-', ''));
  expect(event.RRULE).toBeUndefined();
  expect(event.URL).toMatch(/^https:\/\/hotels\.example\/en\/offer\//);
  expect(event.DTSTAMP).toMatch(/^\d{8}T000000Z$/);
});

test('a tour is on its weekdays, from the first day of its season to the last', () => {
  const event = read(renderCalendar(site, pageOf(tour)));
  // Mondays, Wednesdays and Saturdays from May to October; 1 May 2027 is a Saturday.
  expect(event['DTSTART;VALUE=DATE']).toBe('20270501');
  expect(event.RRULE).toBe('FREQ=WEEKLY;BYDAY=MO,WE,SA;UNTIL=20271031');
  const inSeason = read(renderCalendar(siteOn('2027-07-06'), pageOf(tour)));
  expect(inSeason['DTSTART;VALUE=DATE']).toBe('20270707');
});

test.each(['en', 'uk', 'fr'] as const)('lines have 75 octets at most and end with CRLF, in %s', (locale) => {
  for (const key of [offer, tour] as const) {
    const text = renderCalendar(site, pageOf(key, locale));
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(read(text).DESCRIPTION?.replaceAll(/\\([\\;,])/g, '$1')).toBe(pageOf(key, locale).summary);
    expect(read(text).DESCRIPTION).not.toMatch(/(?<!\\)[;,]/);
  }
});

test('each page that has a calendar links to it, and an offer that has ended has none', () => {
  const paths = new Set(siteFiles(site).keys());
  for (const key of [offer, tour] as const) {
    const path = calendarPath(site, pageOf(key));
    expect(paths).toContain(path);
    expect(renderPage(site, pageOf(key))).toContain(`href="${path}"`);
  }
  const later = siteOn('2028-01-01');
  expect(lifeOf(later, offer)).toBe('ended');
  expect(calendarPath(later, pageOf(offer))).toBeUndefined();
});
