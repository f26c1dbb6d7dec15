import { describe, expect, test } from 'vitest';
import { finishDate } from '../../../app/rewards-club/date/spelled-date.ts';
import { MaskedText } from './masked-text.ts';

test.each([
  ['01/02/1990|', '⌫', '01/02/199|', 'at the end'],
  ['01/02/1990|', '⌫⌫⌫⌫', '01/02/|', 'the year'],
  ['01/02/|', '⌫', '01/02|', 'a slash at the end'],
  ['01/02|', '⌫', '01/0|', 'after it'],
  ['04/|', '⌫⌫⌫', '|', 'a corrected day'],
  ['01/02/1990|', '⌫⌫⌫⌫⌫⌫⌫⌫⌫⌫', '|', 'all'],
  ['01/02/|1990', '⌫', '01/02|/1990', 'a slash before a year stays'],
  ['01/02/|1990', '⌫⌫⌫', '01/|/1990', 'the month'],
  ['01/02/|1990', '⌫⌫⌫⌫⌫⌫', '|//1990', 'month and day'],
  ['|/02/1990', '⌫', '|/02/1990', 'before the first'],
  ['0|1/02/1990', '⌫', '|1/02/1990', 'the day’s first digit'],
  ['|01/02/1990', '⌦', '|1/02/1990', 'to the right'],
  ['|01/02/1990', '⌦⌦', '|/02/1990', 'the day to the right'],
  ['|01/02/1990', '⌦⌦⌦', '/|02/1990', 'over a slash to the right'],
  ['|01/02/1990', '⌦⌦⌦⌦⌦⌦⌦⌦⌦⌦', '|', 'all to the right'],
  ['01/0|2/1990', '⌦', '01/0|/1990', 'the month’s second digit'],
  ['[01/02/1990]', '⌫', '|', 'all selected'],
  ['01/[02]/1990', '⌫', '01/|/1990', 'the month selected'],
  ['01/[02/19]90', '⌫', '01/|/90', 'month and century'],
  ['0[1/02/199]0', '⌦', '0|//0', 'all but the ends'],
  ['01/[02/1990]', '⌫', '01/|', 'all after the day'],
  ['[01/]02/1990', '⌫', '|/02/1990', 'the day with its slash'],
])('%s with %s gives %s: %s', (before, keys, want) => {
  expect(new MaskedText(before).type(keys).shown).toBe(want);
});

test.each([
  ['01/02/|1990', '⌫⌫3', '01/03/|1990'],
  ['01/02|/1990', '⌫⌫12', '01/12/|1990'],
  ['01|/02/1990', '⌫⌫31', '31/|02/1990'],
  ['12/|', '⌫⌫5', '15/|'],
  ['12|', '3', '12/03/|'],
  ['12|', '/', '12/|'],
  ['01/02/19|90', '⌫⌫20', '01/02/20|90'],
])('and typed again: %s with %s gives %s', (before, keys, want) => {
  expect(new MaskedText(before).type(keys).shown).toBe(want);
});

describe('finishDate', () => {
  test.each([
    ['4/11/1990', '04/11/1990'],
    ['14/1/1990', '14/01/1990'],
    ['4/1/1990', '04/01/1990'],
    ['04/01/1990', '04/01/1990'],
    ['0/01/1990', '0/01/1990'],
    ['/01/1990', '/01/1990'],
    ['4//1990', '4//1990'],
    ['4/1/199', '4/1/199'],
    ['4/1', '4/1'],
    ['', ''],
  ])('of %s is %s', (text, want) => {
    expect(finishDate(text)).toBe(want);
  });
});
