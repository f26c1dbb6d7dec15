import { expect, test } from 'vitest';
import { readTypedDate } from '../../../app/rewards-club/date/read-typed-date.ts';
import { finishDate } from '../../../app/rewards-club/date/spelled-date.ts';

test.each([
  ['1', '11/2/1990', '11/02/1990'],
  ['13/04/1985', '12/02/1990', '12/02/1990'],
  ['13/04/1985', '12/04/1985', '12/04/1985'],
  ['1/02/1990', '1/2/1990', '01/02/1990'],
  ['01/02/1990', '', ''],
])('%s replaced as a whole by %s is %s, whatever they share', (before, given, want) => {
  for (const caret of [given.length, 0]) {
    expect(finishDate(readTypedDate(before, given, caret).text)).toBe(want);
  }
});

test.each([
  ['13/04/1985', '01/02/1990', 10, '90', '01/02/1990', 'only the end of what is new'],
  ['01/02/1990', '03/02/1985', 2, '3', '03/02/1985', 'only the beginning of what is new'],
  ['12/', '12/11', 5, '1', '12/11/', 'less than was put in'],
  ['12/', '12/3', 4, '4', '12/03/', 'another digit'],
  ['12/0', '12/0', 4, '7', '12/0', 'what is not there'],
  ['11', '111', 0, null, '11/1', 'nothing, nor where the caret is'],
  ['13/04/1985', '13/04/19851/2/1990', 18, null, '01/02/1990', 'nothing of a date after a date'],
])(
  '%s that became %s (caret %i, data %s) is %s: a browser tells %s',
  (before, given, caret, data, want, _about) => {
    const event = { inputType: 'insertText', data };
    expect(readTypedDate(before, given, caret, event).text).toBe(want);
  },
);

test.each([
  ['hello', 'hello1', '1'],
  ['1990-02-01', '3', '3'],
  ['1/2/3/4', '1/2/3/4 ', '01/02/34'],
])('%s, which the mask never shows, is forgotten when it becomes %s', (before, given, want) => {
  expect(readTypedDate(before, given, given.length).text).toBe(want);
});

test('a caret that is nowhere is at the end', () => {
  expect(readTypedDate('12/', '12/', Number.NaN)).toEqual({ text: '12/', caret: 3 });
  expect(readTypedDate('12/', '12/', 7.5)).toEqual({ text: '12/', caret: 3 });
});

test('a keyboard that leaves the caret before the digit it has put in', () => {
  let text = '';
  for (const digit of '01021990') text = readTypedDate(text, text + digit, text.length).text;
  expect(text).toBe('01/02/1990');
});
