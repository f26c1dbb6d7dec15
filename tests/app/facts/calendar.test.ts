import { describe, expect, test } from 'vitest';
import {
  formatDay,
  formatDays,
  formatSeason,
  formatStay,
  formatWeekday,
  formatWeekdays,
  isInSeason,
} from '../../../app/declarations/calendar.ts';
import { type Locale, localeCodes } from '../../../generated/locales.ts';

/** No-break spaces as plain ones, so that they can be read here. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

describe('a period says a common month and year once', () => {
  test.each<[from: string, to: string, locale: Locale, text: string]>([
    ['2027-03-25', '2027-03-30', 'hr', '25. – 30. ožujka 2027.'],
    ['2027-03-25', '2027-03-30', 'de', '25.–30. März 2027'],
    ['2027-03-25', '2027-03-30', 'cz', '25.–30. března 2027'],
    ['2027-03-25', '2027-03-30', 'hu', '2027. március 25–30.'],
    ['2027-03-25', '2027-03-30', 'ko', '2027년 3월 25일~30일'],
    ['2027-03-25', '2027-03-30', 'pt', '25 a 30 de março de 2027'],
    ['2027-06-01', '2027-06-09', 'fr', 'du 1er au 9 juin 2027'],
    ['2027-04-03', '2027-10-16', 'it', '3 aprile – 16 ottobre 2027'],
    ['2027-04-03', '2027-10-16', 'hu', '2027. április 3. – október 16.'],
    ['2027-04-03', '2027-10-16', 'uk', '3 квітня — 16 жовтня 2027 р.'],
    ['2026-12-30', '2027-01-02', 'hu', '2026. december 30. – 2027. január 2.'],
    ['2026-12-30', '2027-01-02', 'ru', '30 декабря 2026 г. — 2 января 2027 г.'],
    ['2027-03-25', '2027-03-25', 'en', '25 March 2027'],
    // Nobody goes from one day to the next.
    ['2027-07-10', '2027-07-11', 'en', '10 and 11 July 2027'],
    ['2027-07-10', '2027-07-11', 'hr', '10. i 11. srpnja 2027.'],
    ['2027-07-10', '2027-07-11', 'fr', 'les 10 et 11 juillet 2027'],
    ['2027-07-10', '2027-07-11', 'hu', '2027. július 10. és 11.'],
    ['2027-07-10', '2027-07-11', 'ko', '2027년 7월 10일과 11일'],
    ['2027-07-31', '2027-08-01', 'en', '31 July – 1 August 2027'],
  ])('%s to %s in %s: %s', (from, to, locale, text) => {
    expect(plain(formatDays({ from, to }, locale))).toBe(text);
  });

  test.each(localeCodes)('in %s', (locale) => {
    const timesOf = (text: string, word: string) => text.split(word).length - 1;
    const short = plain(formatDays({ from: '2027-03-05', to: '2027-03-30' }, locale));
    const long = plain(formatDays({ from: '2027-04-03', to: '2027-10-16' }, locale));
    expect(short).not.toMatch(/\b0/);
    expect([timesOf(short, '2027'), timesOf(long, '2027')]).toEqual([1, 1]);
    expect(long.match(/\d+/g)).toHaveLength(locale === 'ko' ? 5 : 3);
  });
});

test('a stay is from a day to a day, also for one night', () => {
  expect(plain(formatStay('2027-07-10', '2027-07-11', 'en'))).toBe('10–11 July 2027');
  expect(plain(formatStay('2027-07-31', '2027-08-01', 'en'))).toBe('31 July – 1 August 2027');
});

test.each<[locale: Locale, text: string]>([
  ['hr', '2.\u00a0listopada 2027.'],
  ['pt', '2\u00a0de outubro de 2027'],
  ['ko', '2027년 10월\u00a02일'],
])('a day and its month are on one line in %s', (locale, text) => {
  expect(formatDay('2027-10-02', locale)).toBe(text);
});

test.each<[season: readonly [number, number], locale: Locale, text: string]>([
  [[1, 12], 'en', 'All year'],
  [[11, 3], 'hr', 'studeni – ožujak'],
  [[4, 10], 'fi', 'huhti–lokakuu'],
  [[4, 10], 'ko', '4~10월'],
  [[4, 4], 'fi', 'huhtikuu'],
  [[7, 8], 'fr', 'juillet et août'],
  [[7, 8], 'ko', '7~8월'],
  [[12, 1], 'en', 'December and January'],
  [[4, 10], 'ru', 'апрель — октябрь'],
])('the season %o in %s: %s', (season, locale, text) => {
  expect(plain(formatSeason(season, locale))).toBe(text);
});

test.each<[weekdays: readonly number[], locale: Locale, text: string]>([
  [[1, 2, 3, 4, 5, 6, 7], 'en', 'Every day'],
  [[1, 2, 3, 4, 5, 6], 'en', 'Monday to Saturday'],
  [[1, 2, 3, 4, 5, 6], 'nl', 'maandag t/m zaterdag'],
  [[1, 3, 5], 'de', 'Montag, Mittwoch, Freitag'],
  [[5, 6], 'uk', 'п’ятниця, субота'],
])('the weekdays %o in %s: %s', (weekdays, locale, text) => {
  expect(formatWeekdays(weekdays, locale).join(', ')).toBe(text);
});

test('one weekday and one day have the forms of texts', () => {
  expect(formatWeekday(5, 'uk')).toBe('п’ятниця');
  expect(plain(formatDay('2027-06-01', 'fr'))).toBe('1er juin 2027');
  expect(plain(formatDay('2027-06-11', 'fr'))).toBe('11 juin 2027');
});

test.each([
  [
    [5, 9],
    [5, 6, 7, 8, 9],
  ],
  [
    [11, 2],
    [1, 2, 11, 12],
  ],
] as const)('the season of the months %o has the months %o', (season, months) => {
  const all = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(all.filter((month) => isInSeason(month, season))).toEqual(months);
});
