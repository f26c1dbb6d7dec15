import { describe, expect, test } from 'vitest';
import { readTypedDate } from '../../../app/rewards-club/date/read-typed-date.ts';
import { MaskedText } from './masked-text.ts';

/** Spellings of 1 February 1990. */
const spellings = [
  ...[
    '01/02/1990',
    '1/2/1990',
    '1.2.1990',
    '01.02.1990',
    '1. 2. 1990.',
    '01-02-1990',
    '1-2-1990',
    '1 2 1990',
  ],
  ...['01021990', '1990-02-01', '1990-2-1', '1990/02/01', '1990.02.01.', '1990 2 1', '19900201'],
  ...['1990년 2월 1일', '1990年2月1日', '1990-02-01T00:00:00Z', ' 1/2/1990\n', 'born 1.2.1990, Split'],
  ...[
    '０１／０２／１９９０',
    '１９９０－０２－０１',
    '٠١/٠٢/١٩٩٠',
    '١\u200f/٢\u200f/١٩٩٠',
    '۱۹۹۰/۰۲/۰۱',
    '०१-०२-१९९०',
  ],
  ...['\u200e01/02/1990\u202c', '1\u00a02\u00a01990', '1–2–1990', '1·2·1990', '1\t2\t1990', '𝟎𝟏/𝟎𝟐/𝟏𝟗𝟗𝟎'],
];

/** Content of the field before pasting. */
const fields = [
  ...['|', '1|', '|1', '12/|', '01/02/1|', '|13/04/1985', '13|/04/1985', '13/|04/1985', '13/04/19|85'],
  ...['13/04/1985|', '[13/04/1985]', '13/[04]/1985', '[13/04]/1985', '13/04/[1985]', '//|1985', '|/02/1990'],
];

describe.each(spellings)('%j', (spelling) => {
  test.each(fields)('pasted into %s', (field) => {
    expect(new MaskedText(field).paste(spelling).shown).toBe('01/02/1990|');
  });

  test.each(['|', '[1]', '[12/]', '[13/04/1985]', '[1/02/1990]', '[01/12/1990]'])(
    'filled in for %s by a browser that tells nothing of the edit',
    (field) => {
      expect(new MaskedText(field).put(spelling).text).toBe('01/02/1990');
    },
  );

  test.each([0, 1, -1, Number.NaN])('filled in with the caret at %d', (caret) => {
    expect(readTypedDate('', spelling, caret).text).toBe('01/02/1990');
    expect(readTypedDate('13/04/1985', spelling, caret).text).toBe('01/02/1990');
  });
});

test.each([
  ['99/99/9999', '99/99/9999|'],
  ['32.13.1990', '32/13/1990|'],
  ['31-02-1990', '31/02/1990|'],
  ['1990-02-31', '31/02/1990|'],
  ['45131990', '45/13/1990|'],
  ['0/0/0000', '00/00/0000|'],
  ['20111112', '12/11/2011|'],
  ['12112011', '12/11/2011|'],
  ['20101990', '20/10/1990|'],
  ['19121912', '19/12/1912|'],
])('%s is read as %s', (text, want) => {
  expect(new MaskedText().paste(text).shown).toBe(want);
});

test.each([
  ['1/2/90', '01/02/90|', 'no century is guessed'],
  ['1.2.', '01/02/|', 'no year'],
  ['45/13/90', '45/13/90|', 'two digits between slashes are no day and month'],
  ['45/1', '45/1|', 'nor at the beginning'],
  ['010290', '01/02/90|', 'no century in six digits'],
  ['0102', '01/02/|', 'day and month'],
  ['45', '04/05/|', 'digits alone are read as if typed'],
  ['90-02-01', '90/02/01|', 'no year of two digits before a month'],
  ['', '|', 'nothing'],
  ['hello', '|', 'letters'],
  ['../..', '|', 'dots'],
  ['½①²', '|', 'what is no decimal digit'],
])('%s is not complete: %s: %s', (text, want) => {
  expect(new MaskedText().paste(text).shown).toBe(want);
});

test.each([
  ['01/02/|', '1990', '01/02/1990|'],
  ['01/|', '02/1990', '01/02/1990|'],
  ['01/|', '2.1990', '01/02/1990|'],
  ['01/[02]/1990', '12', '01/12/|1990'],
  ['01/|/1990', '12', '01/12/|1990'],
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
    const format = new Intl.NumberFormat('en', {
      numberingSystem,
      useGrouping: false,
      minimumIntegerDigits: 2,
    });
    const date = [13, 12, 1990].map((part) => format.format(part)).join('/');
    expect(new MaskedText().paste(date).text, date).toBe(/\p{Nd}/u.test(date) ? '13/12/1990' : '');
    expect(new MaskedText().type(date).text, date).toBe(/\p{Nd}/u.test(date) ? '13/12/1990' : '');
  }
});
