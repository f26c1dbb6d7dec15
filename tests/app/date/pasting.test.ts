/** A date that comes as a whole: pasted, or filled in by a browser that may say little of its edit. */
import { describe, expect, test } from 'vitest';
import { finishDate } from '../../../app/club/fields/date/parse-date.ts';
import { readTypedDate } from '../../../app/club/fields/date/read-typed-date.ts';
import { MaskedText } from './masked-text.ts';

/** Spellings of 1 February 1990 besides those of every-day.test.ts. */
const spellings = [
  ...['01021990', '1. 2. 1990.', '1990-2-1', '1990.02.01.', '1990 2 1', '1990년 2월 1일', '1990年2月1日'],
  ...[
    '1990-02-01T00:00:00Z',
    ' 1/2/1990\n',
    'born 1.2.1990, Split',
    '０１／０２／１９９０',
    '１９９０－０２－０１',
  ],
  ...['٠١/٠٢/١٩٩٠', '١\u200f/٢\u200f/١٩٩٠', '۱۹۹۰/۰۲/۰۱', '०१-०२-१९९०', '𝟎𝟏/𝟎𝟐/𝟏𝟗𝟗𝟎'],
  ...['\u200e01/02/1990\u202c', '1\u00a02\u00a01990', '1–2–1990', '1·2·1990', '1\t2\t1990'],
];

/** Content of the field before pasting. */
const fields = [
  ...['|', '1|', '|1', '12/|', '01/02/1|', '|13/04/1985', '13|/04/1985', '13/|04/1985', '13/04/19|85'],
  ...['13/04/1985|', '[13/04/1985]', '13/[04]/1985', '[13/04]/1985', '13/04/[1985]', '//|1985', '|/02/1990'],
];

test.each(spellings)('%j is the same day, whatever the field holds', (spelling) => {
  for (const field of fields) expect(new MaskedText(field).paste(spelling).shown, field).toBe('01/02/1990|');
  for (const field of ['|', '[1]', '[12/]', '[13/04/1985]', '[1/02/1990]', '[01/12/1990]'])
    expect(new MaskedText(field).put(spelling).text, `${field}, of an unknown edit`).toBe('01/02/1990');
  for (const caret of [0, 1, -1, Number.NaN])
    for (const before of ['', '13/04/1985'])
      expect(readTypedDate(before, spelling, caret).text, `caret at ${caret}`).toBe('01/02/1990');
});

test.each([
  ['99/99/9999', '99/99/9999|'],
  ['32.13.1990', '32/13/1990|'],
  ['1990-02-31', '31/02/1990|'],
  ['45131990', '45/13/1990|'],
  ['0/0/0000', '00/00/0000|'],
  ['20111112', '12/11/2011|'],
  ['12112011', '12/11/2011|'],
  ['20101990', '20/10/1990|'],
  ['19121912', '19/12/1912|'],
  // No century is guessed, and two digits between slashes are no day and month.
  ['1/2/90', '01/02/90|'],
  ['1.2.', '01/02/|'],
  ['45/13/90', '45/13/90|'],
  ['45/1', '45/1|'],
  ['010290', '01/02/90|'],
  ['45', '04/05/|'],
  ['90-02-01', '90/02/01|'],
  ['', '|'],
  ['hello', '|'],
  ['../..', '|'],
  ['½①²', '|'],
])('%j is read as %s', (text, want) => {
  expect(new MaskedText().paste(text).shown).toBe(want);
});

test.each([
  ['01/02/|', '1990', '01/02/1990|'],
  ['01/|', '2.1990', '01/02/1990|'],
  ['01/[02]/1990', '12', '01/12/|1990'],
  ['|/02/1990', '15', '15/|02/1990'],
  ['[01]/02/1990', '1', '1|/02/1990'],
  ['[01/02/1990]', '1/2', '01/02/|'],
  ['01/02/19|90', '85', '01/02/1985|'],
])('a part: %s with %s gives %s', (field, text, want) => {
  expect(new MaskedText(field).paste(text).shown).toBe(want);
  expect(new MaskedText(field).put(text).text).toBe(want.replace('|', ''));
});

test('the digits of every numbering system that Intl knows', () => {
  for (const numberingSystem of Intl.supportedValuesOf('numberingSystem')) {
    const options = { numberingSystem, useGrouping: false, minimumIntegerDigits: 2 };
    const format = new Intl.NumberFormat('en', options);
    const date = [13, 12, 1990].map((part) => format.format(part)).join('/');
    const want = /\p{Nd}/u.test(date) ? '13/12/1990' : '';
    expect([new MaskedText().paste(date).text, new MaskedText().type(date).text], date).toEqual([want, want]);
  }
});

describe('a browser that says little of an edit, or something wrong', () => {
  test.each([
    ['1', '11/2/1990', '11/02/1990'],
    ['13/04/1985', '12/02/1990', '12/02/1990'],
    ['1/02/1990', '1/2/1990', '01/02/1990'],
    ['01/02/1990', '', ''],
  ])('%s replaced as a whole by %s is %s, whatever they share', (before, given, want) => {
    for (const caret of [given.length, 0])
      expect(finishDate(readTypedDate(before, given, caret).text)).toBe(want);
  });

  test.each([
    ['13/04/1985', '01/02/1990', 10, '90', '01/02/1990', 'only the end of what is new'],
    ['01/02/1990', '03/02/1985', 2, '3', '03/02/1985', 'only the beginning of what is new'],
    ['12/', '12/11', 5, '1', '12/11/', 'less than was put in'],
    ['12/', '12/3', 4, '4', '12/03/', 'another digit'],
    ['12/0', '12/0', 4, '7', '12/0', 'what is not there'],
    ['11', '111', 0, null, '11/1', 'nothing, nor where the caret is'],
    ['13/04/1985', '13/04/19851/2/1990', 18, null, '01/02/1990', 'nothing of a date after a date'],
    // Text that the mask never shows is dropped.
    ['hello', 'hello1', 6, undefined, '1', 'nothing, of a text that is no date'],
    ['1990-02-01', '3', 1, undefined, '3', 'nothing, of a date of another form'],
  ])(
    '%s that became %s (caret %i, data %s) is %s: it tells %s',
    (before, given, caret, data, want, _tells) => {
      const event = data === undefined ? undefined : { inputType: 'insertText', data };
      expect(readTypedDate(before, given, caret, event).text).toBe(want);
    },
  );

  test('a caret that is nowhere is at the end; one before the digit that was put in does no harm', () => {
    for (const caret of [Number.NaN, 7.5])
      expect(readTypedDate('12/', '12/', caret)).toEqual({ text: '12/', caret: 3 });
    let text = '';
    for (const digit of '01021990') text = readTypedDate(text, text + digit, text.length).text;
    expect(text).toBe('01/02/1990');
  });
});
