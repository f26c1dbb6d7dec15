/** The calendar files of offers and tours, as RFC 5545 wants them. */
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { bookingDays, lifeOf } from '../../../app/declarations/offer-life.ts';
import { calendarPath, renderCalendar } from '../../../app/document/calendar-file.ts';
import { renderPage } from '../../../app/document/render-page.tsx';
import { siteFiles } from '../../../app/document/site-files.ts';
import { pageOf, site, siteOn } from '../site-on.ts';

const offer = 'black-friday-hotel-deals-croatia';
const tour = 'hvar';

/** The values of the only event of a calendar, by name. */
function read(text: string): Readonly<Record<string, string>> {
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  const properties = event?.getAllProperties() ?? [];
  return Object.fromEntries(properties.map((each) => [each.name, String(each.getFirstValue())]));
}

test('an offer is on its last day of booking, all day', () => {
  const event = read(renderCalendar(site, pageOf(offer)));
  expect(event.dtstart).toBe(bookingDays(offer).to);
  expect(event.rrule).toBeUndefined();
  expect(event.status).toBeUndefined();
  expect(event.url).toMatch(/^https:\/\/hotels\.example\/en\/offer\//);
  expect(event.dtstamp).toMatch(/T00:00:00Z$/);
});

test('a tour is on its weekdays, from the first day of its season to the last', () => {
  const event = read(renderCalendar(site, pageOf(tour)));
  // Mondays, Wednesdays and Saturdays from May to October; 1 May 2027 is a Saturday.
  expect(event.dtstart).toBe('2027-05-01');
  expect(event.rrule).toBe('FREQ=WEEKLY;BYDAY=MO,WE,SA;UNTIL=20271031');
  const inSeason = read(renderCalendar(siteOn('2027-07-06'), pageOf(tour)));
  expect(inSeason.dtstart).toBe('2027-07-07');
});

test.each(['en', 'uk', 'fr'] as const)('lines have 75 octets at most and end with CRLF, in %s', (locale) => {
  for (const key of [offer, tour] as const) {
    const text = renderCalendar(site, pageOf(key, locale));
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(read(text).description).toBe(pageOf(key, locale).summary);
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
