import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber, parseDay } from '../../../generator/runtime/days.ts';

test.each([
  ['2026-01-01', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2000-02-29', true],
  ['2100-02-29', false],
  ['2026-04-31', false],
  ['2026-00-10', false],
  ['2026-13-01', false],
  ['2026-01-00', false],
  ['1900-01-01', true],
  ['1899-12-31', false],
  // JavaScript takes a year below 100 for one of the 20th century.
  ['0099-01-01', false],
  ['0000-01-01', false],
  ['9999-12-31', true],
  ['275760-09-13', false],
  ['275761-01-01', false],
  ['+002026-01-01', false],
  ['-2026-01-01', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00:00Z', false],
  [' 2026-01-01', false],
  ['2026-01-01\n', false],
  ['٢٠٢٦-٠١-٠١', false],
  ['2026–01–01', false],
  ['01/01/2026', false],
  ['', false],
])('%j is a day: %s', (text, want) => {
  expect(parseDay(text) !== undefined).toBe(want);
  expect(Number.isNaN(dayNumber(text))).toBe(!want);
});

test.each([
  ['2026-12-31', '2027-01-01', 1],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-02-28', '2026-03-01', 1],
  // Clocks change in between.
  ['2026-03-28', '2026-03-30', 2],
  ['2026-10-24', '2026-10-26', 2],
  ['2026-07-02', '2026-07-01', -1],
])('from %s to %s it is %i days', (from, to, want) => {
  expect(dayNumber(to) - dayNumber(from)).toBe(want);
});

test.each([undefined, null, 20260101, true, [], ['2026-01-01'], {}, Symbol('day'), { year: Symbol('year') }])(
  'a value of another type is no day',
  (value) => {
    expect(dayNumber(value)).toBeNaN();
  },
);

test('consecutive days have consecutive numbers', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('9999-12-30'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (moment) => {
      const [today, tomorrow] = [0, 86_400_000].map((more) =>
        new Date(moment.getTime() + more).toISOString().slice(0, 10),
      );
      expect(dayNumber(tomorrow) - dayNumber(today)).toBe(1);
    }),
  );
});
