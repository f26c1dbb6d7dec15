import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finishDate } from '../../../app/club/fields/date/parse-date.ts';
import { readTypedDate } from '../../../app/club/fields/date/read-typed-date.ts';
import { parseDate } from '../../../generated/forms/birth-date.ts';
import { runsOf } from '../../runner/campaigns.ts';
import { MaskedText } from './masked-text.ts';

const shownForm = /^(\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?)?$/;

const part = (most: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: most });
/** Every form of text that the field can show. */
const shown = fc
  .tuple(part(2), part(2), part(4), fc.integer({ min: 0, max: 2 }))
  .map(([day, month, year, slashes]) => [day, month, year].slice(0, slashes + 1).join('/'));
const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789/.- 年a١２\u200f𝟏'), maxLength: 24 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const anyCaret = fc.oneof(fc.integer({ min: -2, max: 30 }), fc.double());
const anyEvent = fc.option(
  fc.record({
    inputType: fc.constantFrom('insertText', 'deleteContentForward', 'deleteContentBackward', ''),
    data: fc.option(anyText),
  }),
  { nil: undefined },
);
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).split('-').reverse().join('/'));
function select(text: string, one: number, other: number): MaskedText {
  const from = Math.min(one, other, text.length);
  const to = Math.min(Math.max(one, other), text.length);
  return new MaskedText(`${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`);
}

test('whatever was there and comes in, the field shows a date or what there is of one, with its caret in it', () => {
  fc.assert(
    fc.property(
      fc.oneof(shown, anyText),
      fc.oneof(shown, anyText),
      anyCaret,
      anyEvent,
      (previous, next, caret, event) => {
        const typed = readTypedDate(previous, next, caret, event);
        expect(typed.text).toMatch(shownForm);
        expect(Number.isInteger(typed.caret) && typed.caret >= 0 && typed.caret <= typed.text.length).toBe(
          true,
        );
        expect(readTypedDate(typed.text, typed.text, typed.caret, event)).toEqual(typed);
        expect(finishDate(finishDate(typed.text))).toBe(finishDate(typed.text));
        expect(finishDate(typed.text)).toMatch(shownForm);
      },
    ),
    { numRuns: runsOf(5000) },
  );
});

test('a digit typed is the one before the caret, and no other part changes', () => {
  fc.assert(
    fc.property(shown, fc.nat(10), fc.nat(9), (text, place, digit) => {
      const position = Math.min(place, text.length);
      const typed = select(text, position, position).type(String(digit));
      const [before] = typed.shown.split('|');
      const isAtEnd = /^\d*\/\d*\/\d{4}$/.test(text.slice(0, position));
      if (!isAtEnd) expect(before?.replace(/\/$/, '').endsWith(String(digit)), typed.shown).toBe(true);
      const partsOf = (date: string) => [0, 1, 2].map((index) => date.split('/')[index] ?? '');
      const [old, now] = [partsOf(text), partsOf(typed.text)];
      expect(old.filter((value, index) => value !== now[index]).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: runsOf(3000) },
  );
});

test('deleting a selection takes its digits, and moves no other to another part', () => {
  fc.assert(
    fc.property(shown, fc.nat(10), fc.nat(10), fc.constantFrom('⌫', '⌦'), (text, one, other, key) => {
      const from = Math.min(one, other, text.length);
      const to = Math.min(Math.max(one, other), text.length);
      fc.pre(from < to);
      // A slash without a digit after it may go.
      const [before, after] = [text.slice(0, from), text.slice(to).replace(/\/+$/, '')];
      const kept = select(text, from, to).type(key).text;
      expect(kept.replaceAll('/', '')).toBe((before + after).replaceAll('/', ''));
      if (/\d/.test(after)) {
        expect(kept.split('/').length).toBe(text.replace(/\/+$/, '').split('/').length);
        expect(kept.startsWith(before) && kept.endsWith(after)).toBe(true);
      }
    }),
    { numRuns: runsOf(3000) },
  );
});

test('a slip that is deleted at once leaves the date as it would be', () => {
  fc.assert(
    fc.property(day, fc.nat(7), fc.nat(9), (date, place, slip) => {
      const digits = date.replaceAll('/', '');
      const typed = new MaskedText().type(digits.slice(0, place));
      const before = typed.text;
      typed.type(String(slip));
      while (typed.text.length > before.length) typed.type('⌫');
      const rest = digits.slice(typed.text.replaceAll('/', '').length);
      expect(typed.type(rest).text).toBe(date);
      expect(parseDate(typed.text)).toBeDefined();
    }),
    { numRuns: runsOf(1000) },
  );
});
