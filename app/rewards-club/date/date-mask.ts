import createAutoCorrectedDatePipe from 'text-mask-addons/dist/createAutoCorrectedDatePipe.js';
import { adjustCaretPosition, conformToMask } from 'text-mask-core';
import { emptyGuide, free, type GuidedText, moveToStart, partAfter, partAt } from './guided-text.ts';

const mask = [...emptyGuide].map((place) => (place === free ? /\d/ : place));
const settings = {
  guide: true,
  keepCharPositions: true,
  placeholderChar: free,
  placeholder: emptyGuide,
};
const correctDate = createAutoCorrectedDatePipe('dd/mm/yyyy');

/**
 * A digit typed at the caret: into the part, or over the digit there where the part is full. With `corrects`, a digit
 * that no day or month begins with becomes the second one after a 0. After the year's end it changes nothing.
 */
export function typeDigit({ guide, caret }: GuidedText, digit: string, corrects: boolean): GuidedText {
  const at = caret === partAt(caret).end ? (partAfter(partAt(caret))?.start ?? mask.length) : caret;
  if (at === mask.length) return { guide, caret };
  const { start, end } = partAt(at);
  const room = guide.slice(at, end).indexOf(free);
  const moved = room < 0 ? guide.slice(at + 1) : guide.slice(at, at + room) + guide.slice(at + room + 1);
  const opened = guide.slice(0, at) + free + moved;

  const rawValue = opened.slice(0, at) + digit + opened.slice(at);
  const state = { ...settings, previousConformedValue: opened, currentCaretPosition: at + 1 };
  const { conformedValue } = conformToMask(rawValue, mask, state);
  // A part of its own, since the pipe rejects dates such as 31/02, of which the form's rules shall tell.
  const isFirst = at === start && (room < 0 || guide[at] === free);
  const corrected =
    corrects && isFirst && correctDate(emptyGuide.slice(0, at) + digit + emptyGuide.slice(at + 1));
  const { value, indexesOfPipedChars } = corrected || { value: '', indexesOfPipedChars: [] };
  const isCorrected = indexesOfPipedChars.length > 0;
  const typed = isCorrected
    ? conformedValue.slice(0, start) + value.slice(start, end) + conformedValue.slice(end)
    : conformedValue;
  const previousPlaceholder = emptyGuide;
  return {
    guide: typed,
    caret: adjustCaretPosition({
      ...{ ...state, rawValue, conformedValue: typed, previousPlaceholder, indexesOfPipedChars },
    }),
  };
}

/** A slash, dot, space or the like typed at the caret: ends a day or month that has begun, `1/` is `01/`. */
export function typeSeparator({ guide, caret }: GuidedText): GuidedText {
  const part = partAt(caret);
  const next = partAfter(part);
  const digits = guide.slice(part.start, part.end).replaceAll(free, '');
  if (next === undefined || caret === part.start || digits === '0') return { guide, caret };
  return {
    guide: guide.slice(0, part.start) + digits.padStart(2, '0') + guide.slice(part.end),
    caret: next.start,
  };
}

/** Without the digits from one place up to another; slashes stay, and the other parts keep their digits. */
export function removeDigits(guide: string, from: number, to: number): string {
  if (from === to) return guide;
  const state = { ...settings, previousConformedValue: guide, currentCaretPosition: from };
  return moveToStart(conformToMask(guide.slice(0, from) + guide.slice(to), mask, state).conformedValue);
}
