import { describe, expect, test } from 'vitest';
import { MaskedText } from './masked-text.ts';

describe('typed key by key', () => {
  test.each([
    ['01021990', '01/02/1990|'],
    ['1/2/1990', '01/02/1990|'],
    ['01/02/1990', '01/02/1990|'],
    ['1.2.1990', '01/02/1990|'],
    ['1. 2. 1990.', '01/02/1990|'],
    ['01-02-1990', '01/02/1990|'],
    ['1 2 1990', '01/02/1990|'],
    ['1,2,1990', '01/02/1990|'],
    ['1／2／1990', '01/02/1990|'],
    ['1–2–1990', '01/02/1990|'],
    ['1//2//1990', '01/02/1990|'],
    ['/1/2/1990', '01/02/1990|'],
    ['10/11/1990', '10/11/1990|'],
    ['1/11/1990', '01/11/1990|'],
    ['11/1/1990', '11/01/1990|'],
    ['3/1/1990', '03/01/1990|'],
    ['31/12/1990', '31/12/1990|'],
    ['451990', '04/05/1990|'],
    ['4/5/1990', '04/05/1990|'],
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
    ['/', '|'],
    ['. ', '|'],
    ['abc', '|'],
    ['-1', '1|'],
  ])('%s gives %s', (keys, want) => {
    expect(new MaskedText().type(keys).shown).toBe(want);
  });

  test.each([
    ['1/2/90', '01/02/90|'],
    ['010290', '01/02/90|'],
    ['1/2/', '01/02/|'],
    ['1/2/199', '01/02/199|'],
  ])('%s stays the incomplete %s', (keys, want) => {
    expect(new MaskedText().type(keys).shown).toBe(want);
  });

  test.each([
    ['31021990', '31/02/1990|'],
    ['32131990', '32/13/1990|'],
    ['35/', '35/|'],
    ['00001990', '00/00/1990|'],
    ['29021900', '29/02/1900|'],
  ])('%s is no day, and is shown as it was typed: %s', (keys, want) => {
    expect(new MaskedText().type(keys).shown).toBe(want);
  });
});

describe('typing in the middle', () => {
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
    ['|/02/1990', '5', '05/|02/1990', 'into an empty day'],
    ['|/02/1990', '31', '31/|02/1990', 'both digits of an empty day'],
    ['01/|/1990', '12', '01/12/|1990', 'into an empty month'],
    ['|//1990', '4/5', '04/05/|1990', 'day and month before a year'],
    ['1|/02/1990', '/', '01/|02/1990', 'a slash ends a day'],
    ['3|1/02/1990', '/', '03/|02/1990', 'a slash in a full day ends it there'],
    ['0|1/02/1990', '/', '0|1/02/1990', 'but not after its 0'],
    ['01|/02/1990', '/', '01/|02/1990', 'a slash at a slash goes over it'],
    ['01/|02/1990', '/', '01/|02/1990', 'a slash after a slash is the same slash'],
    ['01/0|2/1990', 'a', '01/0|2/1990', 'a letter'],
    ['12/|', 'x', '12/|', 'a letter after a slash'],
    ['|12/', 'x', '|12/', 'a letter before a day'],
  ])('%s with %s gives %s: %s', (before, keys, want) => {
    expect(new MaskedText(before).type(keys).shown).toBe(want);
  });
});

describe('typing over a selection', () => {
  test.each([
    ['[01/02/1990]', '3', '3|', 'all'],
    ['[01/02]/1990', '3112', '31/12/|1990', 'day and month'],
    ['01/[02]/1990', '11', '01/11/|1990', 'the month'],
    ['01/[02]/1990', '4', '01/04/|1990', 'the month, by one digit'],
    ['0[1/0]2/1990', '5', '05/|2/1990', 'across a slash'],
    ['01[/]02/1990', '1', '01/1|2/1990', 'a slash'],
    ['01/02/[1990]', '85', '01/02/85|', 'the year'],
    ['01/02/19[90]', '85', '01/02/1985|', 'its end'],
    ['01/[02/1990]', '3', '01/03/|', 'all after the day'],
    ['[1]4/02/1990', '5', '5|4/02/1990', 'a digit: the other is not lost'],
    ['01/[02]/1990', 'x', '01/|/1990', 'by a letter'],
  ])('%s with %s gives %s: %s', (before, keys, want) => {
    expect(new MaskedText(before).type(keys).shown).toBe(want);
  });
});
