import { describe, expect, test } from 'vitest';
import {
  ageOn,
  birthDateFromEpoch,
  birthDateToEpoch,
  dateAt,
  parseDate,
} from '../../../generator/runtime/birth-date.ts';

/** Days and their beginning in Paris, from the IANA time zone database. */
const beginnings: readonly (readonly [day: string, moment: string, about: string])[] = [
  ['01/01/1900', '1899-12-31T23:50:39Z', 'Paris mean time, 9 min 21 s ahead'],
  ['11/03/1911', '1911-03-11T00:00:00Z', 'Greenwich time from here on'],
  ['15/06/1916', '1916-06-14T23:00:00Z', 'clocks went from 23:00 to midnight'],
  ['15/06/1940', '1940-06-14T22:00:00Z', 'German summer time, from 23:00 to midnight'],
  ['08/10/1944', '1944-10-07T22:00:00Z', 'midnight came twice; the first one counts'],
  ['26/09/1976', '1976-09-25T22:00:00Z', 'midnight came twice; the first one counts'],
  ['29/02/2000', '2000-02-28T23:00:00Z', 'a leap day'],
  ['29/03/2026', '2026-03-28T23:00:00Z', 'summer time begins at 2:00'],
  ['25/10/2026', '2026-10-24T22:00:00Z', 'summer time ends at 3:00'],
];

describe('birthDateToEpoch', () => {
  test.each(beginnings)('%s began at %s: %s', (day, moment) => {
    expect(birthDateToEpoch(day)).toBe(Date.parse(moment));
    expect(birthDateFromEpoch(Date.parse(moment))).toBe(day);
  });

  test('is the first moment of the day in Paris, for every month since 1900 and every day of unusual years', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Paris',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const oddYears = [1911, 1916, 1940, 1944, 1945, 1976];
    for (let day = Date.UTC(1900, 0, 1); day < Date.UTC(2040, 0, 1); day += 24 * 3600 * 1000) {
      const iso = new Date(day).toISOString().slice(0, 10);
      if (!iso.endsWith('-01') && !oddYears.includes(Number(iso.slice(0, 4)))) continue;
      const moment = birthDateToEpoch(iso.split('-').reverse().join('/')) ?? Number.NaN;
      expect(clock.format(moment)).toBe(`${iso} 00:00:00`);
      expect(clock.format(moment - 1000).slice(0, 10) < iso, iso).toBe(true);
    }
  });

  test.each([
    '',
    '1/1/1980',
    '31/02/1980',
    '1980-01-01',
    '31/12/1899',
    '01/01/0080',
    '01/01/1980 ',
    '٠١/٠١/١٩٨٠',
  ])('of “%s” is undefined', (text) => {
    expect(birthDateToEpoch(text)).toBeUndefined();
  });
});

test.each([
  346_633_200_001,
  346_633_199_000,
  Date.UTC(1980, 11, 26),
  // The second midnight of a day that had two.
  Date.parse('1976-09-25T23:00:00Z'),
  Date.parse('1899-12-30T23:50:39Z'),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  8.64e15,
  8.64e15 + 1,
  -8.64e15,
  0.5,
])('no day begins in Paris at %d', (moment) => {
  expect(birthDateFromEpoch(moment)).toBeUndefined();
});

test.each([
  ['29/02/2000', true],
  ['29/02/2100', false],
  ['30/04/1999', true],
  ['31/04/1999', false],
  ['00/12/1999', false],
  ['01/13/1999', false],
  ['01/01/0001', true],
  ['31/12/9999', true],
])('%s is a day: %s', (text, want) => {
  expect(parseDate(text) !== undefined).toBe(want);
});

test.each([
  ['15/06/2008', '15/06/2026', 18],
  ['15/06/2008', '14/06/2026', 17],
  ['29/02/2008', '28/02/2026', 17],
  ['29/02/2008', '01/03/2026', 18],
  ['29/02/2008', '29/02/2028', 20],
  ['31/12/2007', '01/01/2026', 18],
])('who was born on %s is on %s %i', (birth, today, want) => {
  const [from, to] = [parseDate(birth), parseDate(today)];
  expect(from && to && ageOn(to, from)).toBe(want);
});

test('the day differs by time zone', () => {
  const moment = Date.parse('2026-06-14T22:30:00Z');
  expect(dateAt(moment, 'Europe/Zagreb')).toEqual({ year: 2026, month: 6, day: 15 });
  expect(dateAt(moment, 'UTC')).toEqual({ year: 2026, month: 6, day: 14 });
  expect(dateAt(moment, 'America/Los_Angeles')).toEqual({ year: 2026, month: 6, day: 14 });
});
