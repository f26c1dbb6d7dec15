import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBirthDate, encodeBirthDate } from '../../../../server/crm/hubspot/dates.ts';
import { dayOfParisMidnight, parisMidnightOf } from '../../../../server/crm/paris-days.ts';
import { sampleOf } from '../../../runner/campaigns.ts';

const dayMilliseconds = 86_400_000;
const hour = 3_600_000;
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const days = Array.from({ length: 40_542 }, (_, index) =>
  toDay(Date.UTC(1900, 0, 1) + index * dayMilliseconds),
);

// A day, and midnight of it in Paris.
test.each([
  ['Paris mean time, 9 min 21 s ahead', '1900-01-01', '1899-12-31T23:50:39Z'],
  ['the last midnight of Paris mean time', '1911-03-10', '1911-03-09T23:50:39Z'],
  ['summer time that starts at midnight', '1916-06-15', '1916-06-14T23:00:00Z'],
  ['summer time that ends at midnight', '1916-10-02', '1916-10-02T00:00:00Z'],
  ['German time from midnight', '1940-06-15', '1940-06-14T22:00:00Z'],
  ['double summer time', '1945-07-01', '1945-06-30T22:00:00Z'],
  ['midnight twice, 1944', '1944-10-08', '1944-10-07T22:00:00Z'],
  ['midnight twice, 1976', '1976-09-26', '1976-09-25T22:00:00Z'],
  ['the day the clock went forward', '1985-03-31', '1985-03-30T23:00:00Z'],
  ['1970 itself', '1970-01-01', '1969-12-31T23:00:00Z'],
  ['a leap day', '1996-02-29', '1996-02-28T23:00:00Z'],
  ['a leap day of a century', '2000-02-29', '2000-02-28T23:00:00Z'],
])('%s, %s, is kept by both encodings, and read back as HubSpot writes it', (_, day, given) => {
  const time = String(Date.parse(given));
  const utc = String(Date.parse(`${day}T00:00:00Z`));
  expect(parisMidnightOf(day)).toBe(Number(time));
  expect(dayOfParisMidnight(Number(time))).toBe(day);
  expect(encodeBirthDate(time, 'utc-midnight')).toBe(utc);
  expect(encodeBirthDate(time, 'as-is')).toBe(time);
  for (const text of [day, utc, `${day}T00:00:00Z`]) expect(decodeBirthDate(text, 'utc-midnight')).toBe(time);
  for (const text of [time, given, given.replace('Z', '.000Z')])
    expect(decodeBirthDate(text, 'as-is')).toBe(time);
});

test('the second of two midnights is the same day', () => {
  expect(dayOfParisMidnight(Date.parse('1944-10-07T23:00:00Z'))).toBe('1944-10-08');
  expect(dayOfParisMidnight(Date.parse('1976-09-25T23:00:00Z'))).toBe('1976-09-26');
});

test('days from 1900 to 2010 have their midnights, and come back as the same days', () => {
  expect(days.at(-1)).toBe('2010-12-31');
  const wrong = sampleOf(days, 7, 4).filter((day) => {
    const time = String(parisMidnightOf(day));
    const encoded = encodeBirthDate(time, 'utc-midnight');
    const isSame = toDay(Number(encoded)) === day && Number(encoded) % dayMilliseconds === 0;
    return !isSame || decodeBirthDate(encoded, 'utc-midnight') !== time;
  });
  expect(wrong).toEqual([]);
});

test('a browser whose rules of summer time are some hours off still means its day', () => {
  const property = fc.property(
    fc.constantFrom(...days),
    fc.integer({ min: -3 * hour, max: 3 * hour }),
    (day, error) => {
      expect(dayOfParisMidnight((parisMidnightOf(day) ?? Number.NaN) + error)).toBe(day);
    },
  );
  fc.assert(property);
});

test.each([
  ...['', '1980-02-30', '1980-13-01', '80-01-01', '1980-1-1', '15.07.1980', '15/07/1980'],
  ...['1899-12-31', 'soon', 'NaN'],
])('%j is no day from 1900 on', (text) => {
  expect(parisMidnightOf(text)).toBeUndefined();
});

test.each(['soon', '5 of May', ''])('what somebody typed into HubSpot, %j, is no birth date', (text) => {
  expect(decodeBirthDate(text, 'utc-midnight')).toBeUndefined();
  expect(decodeBirthDate(text, 'as-is')).toBeUndefined();
});
