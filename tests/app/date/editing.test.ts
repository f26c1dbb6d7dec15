/** A date that is typed and corrected key by key; every-day.test.ts has the usual spellings of each day. */
import { describe, expect, test } from 'vitest';
import { finishDate } from '../../../app/club/fields/date/parse-date.ts';
import { MaskedText } from './masked-text.ts';

describe('typed into an empty field', () => {
  test.each([
    ['1,2,1990', '01/02/1990|'],
    ['1／2／1990', '01/02/1990|'],
    ['1–2–1990', '01/02/1990|'],
    ['1//2//1990', '01/02/1990|'],
    ['/1/2/1990', '01/02/1990|'],
    ['451990', '04/05/1990|'],
    ['9122000', '09/12/2000|'],
    ['１１１２１９９０', '11/12/1990|'],
    ['٠١٠٢١٩٩٠', '01/02/1990|'],
    ['۱۵/۱۱/۱۹۹۰', '15/11/1990|'],
    ['1st 2nd 1990', '01/02/1990|'],
    ['010219905', '01/02/1990|'],
    ['01021990/', '01/02/1990|'],
    ['0', '0|'],
    ['01', '01/|'],
    ['3', '3|'],
    ['4', '04/|'],
    ['012', '01/02/|'],
    ['011', '01/1|'],
    ['0/', '0|'],
    ['0/5', '05/|'],
    ['. ', '|'],
    ['abc', '|'],
    ['-1', '1|'],
    // Incomplete, and no day: shown as it was typed.
    ['1/2/90', '01/02/90|'],
    ['1/2/', '01/02/|'],
    ['1/2/199', '01/02/199|'],
    ['31021990', '31/02/1990|'],
    ['32131990', '32/13/1990|'],
    ['35/', '35/|'],
    ['00001990', '00/00/1990|'],
  ])('%s gives %s', (keys, want) => {
    expect(new MaskedText().type(keys).shown).toBe(want);
  });
});

describe('typed into a date', () => {
  test.each([
    ['|01/02/1990', '3', '3|1/02/1990', 'over a digit of a full day'],
    ['0|1/02/1990', '5', '05/|02/1990', 'over the last digit of the day'],
    ['01|/02/1990', '1', '01/1|2/1990', 'at a slash: into the next part'],
    ['01/|02/1990', '3', '01/03/|1990', 'a month with one digit, over a full one'],
    ['|01/02/1990', '4', '04/|02/1990', 'a day with one digit, over a full one'],
    ['01/02/|1990', '2005', '01/02/2005|', 'a year over a year'],
    ['01/02/1|990', '8', '01/02/18|90', 'over a digit of the year'],
    ['01/02/1990|', '5', '01/02/1990|', 'after the end'],
    ['|01/02/1990', '13041985', '13/04/1985|', 'a date over a date'],
    ['|01/02/1990', '3.4.1985', '03/04/1985|', 'a date with dots over a date'],
    ['01/02/1|90', '9', '01/02/19|90', 'into a year that lacks a digit'],
    ['|1/02/1990', '2', '2|1/02/1990', 'into a day that lacks a digit'],
    ['1|/02/1990', '2', '12/|02/1990', 'the second digit of the day'],
    ['|2/03/1990', '4', '4|2/03/1990', 'no digit is lost where there is room'],
    ['|/02/1990', '31', '31/|02/1990', 'both digits of an empty day'],
    ['01/|/1990', '12', '01/12/|1990', 'into an empty month'],
    ['|//1990', '4/5', '04/05/|1990', 'day and month before a year'],
    ['1|/02/1990', '/', '01/|02/1990', 'a slash ends a day'],
    ['3|1/02/1990', '/', '03/|02/1990', 'a slash in a full day ends it there'],
    ['0|1/02/1990', '/', '0|1/02/1990', 'but not after its 0'],
    ['01|/02/1990', '/', '01/|02/1990', 'a slash at a slash goes over it'],
    ['01/|02/1990', '/', '01/|02/1990', 'a slash after a slash is the same slash'],
    ['12/|', 'x', '12/|', 'a letter after a slash'],
    ['|12/', 'x', '|12/', 'a letter before a day'],
    ['[01/02]/1990', '3112', '31/12/|1990', 'over day and month'],
    ['01/[02]/1990', '4', '01/04/|1990', 'over the month, by one digit'],
    ['0[1/0]2/1990', '5', '05/|2/1990', 'across a slash'],
    ['01[/]02/1990', '1', '01/1|2/1990', 'over a slash'],
    ['01/02/19[90]', '85', '01/02/1985|', 'over the end'],
    ['01/[02/1990]', '3', '01/03/|', 'over all after the day'],
    ['[1]4/02/1990', '5', '5|4/02/1990', 'over a digit: the other is not lost'],
    ['01/[02]/1990', 'x', '01/|/1990', 'a letter over the month'],
    ['01/02/1990|', '⌫⌫⌫⌫', '01/02/|', 'deleting the year'],
    ['01/02/|', '⌫', '01/02|', 'a slash at the end'],
    ['04/|', '⌫⌫⌫', '|', 'a corrected day'],
    ['01/02/|1990', '⌫', '01/02|/1990', 'a slash before a year stays'],
    ['01/02/|1990', '⌫⌫⌫⌫⌫⌫', '|//1990', 'month and day'],
    ['|/02/1990', '⌫', '|/02/1990', 'before the first'],
    ['|01/02/1990', '⌦⌦⌦', '/|02/1990', 'over a slash to the right'],
    ['|01/02/1990', '⌦⌦⌦⌦⌦⌦⌦⌦⌦⌦', '|', 'all to the right'],
    ['01/[02/19]90', '⌫', '01/|/90', 'month and century'],
    ['[01/]02/1990', '⌫', '|/02/1990', 'the day with its slash'],
    ['01/02/|1990', '⌫⌫3', '01/03/|1990', 'and typing again'],
    ['01|/02/1990', '⌫⌫31', '31/|02/1990', 'the day again'],
    ['12|', '3', '12/03/|', 'after a slash that was deleted'],
    ['01/02/19|90', '⌫⌫20', '01/02/20|90', 'the century again'],
  ])('%s with %s gives %s: %s', (before, keys, want) => {
    expect(new MaskedText(before).type(keys).shown).toBe(want);
  });
});

test.each([
  ['4/11/1990', '04/11/1990'],
  ['14/1/1990', '14/01/1990'],
  ['0/01/1990', '0/01/1990'],
  ['/01/1990', '/01/1990'],
  ['4//1990', '4//1990'],
  ['4/1/199', '4/1/199'],
  ['4/1', '4/1'],
])('%s is finished as %s when the guest leaves', (text, want) => {
  expect(finishDate(text)).toBe(want);
});
