import createAutoCorrectedDatePipe from 'text-mask-addons/dist/createAutoCorrectedDatePipe.js';
import { adjustCaretPosition, conformToMask } from 'text-mask-core';

/** The placeholder character. */
const free = '_';
const emptyGuide = '__/__/____';

/** A part of the mask; `end` is exclusive. */
interface Part {
  readonly start: number;
  readonly end: number;
}

const parts: readonly Part[] = [
  { start: 0, end: 2 },
  { start: 3, end: 5 },
  { start: 6, end: 10 },
];

/**
 * A date in the mask's full length, with `_` for missing digits: `3//1990` is `3_/__/1990`. So each part keeps its
 * digits when another loses some. The digits of a part are at its start. The caret is an index in the mask.
 */
export interface GuidedText {
  readonly guide: string;
  readonly caret: number;
}

/** The part that contains a place or ends at it. */
function partAt(place: number): Part {
  return parts.findLast(({ start }) => start <= place) ?? { start: 0, end: 2 };
}

function partAfter({ end }: Part): Part | undefined {
  return parts.find(({ start }) => start > end);
}

/** Converts the text in the field to a guide. */
export function toGuide(text: string): string {
  const typed = text.split('/');
  return parts.map(({ start, end }, index) => (typed[index] ?? '').padEnd(end - start, free)).join('/');
}

/** Converts an index in the field's text to an index in the guide. */
export function toPlace(text: string, position: number): number {
  const typed = text.slice(0, position).split('/');
  return (parts[typed.length - 1]?.start ?? 0) + (typed.at(-1)?.length ?? 0);
}

/** Moves the digits of each part to its start. */
function moveToStart(guide: string): string {
  return toGuide(guide.replaceAll(free, ''));
}

/** The text in the field: the guide up to the last digit and the caret, with the slash after a complete part. */
export function toShown({ guide, caret }: GuidedText): { text: string; caret: number } {
  const length = guide.search(/\d[^\d]*$/) + 1;
  if (length === 0) return { text: '', caret: 0 };
  const show = (end: number) => guide.slice(0, end).replaceAll(free, '');
  return { text: show(Math.max(length, caret)), caret: show(caret).length };
}

const mask = [...emptyGuide].map((place) => (place === free ? /\d/ : place));
const settings = {
  guide: true,
  keepCharPositions: true,
  placeholderChar: free,
  placeholder: emptyGuide,
  previousPlaceholder: emptyGuide,
};
const correctDate = createAutoCorrectedDatePipe('dd/mm/yyyy');

/**
 * Types a digit at the caret. It is inserted; in a full part, it replaces the digit there. With `corrects`, a digit that
 * no day or month begins with gets a leading 0. After the year, it changes nothing.
 */
export function typeDigit({ guide, caret }: GuidedText, digit: string, corrects: boolean): GuidedText {
  const at = caret === partAt(caret).end ? (partAfter(partAt(caret))?.start ?? mask.length) : caret;
  if (at === mask.length) return { guide, caret };
  const part = partAt(at);
  const opened = openPlace(guide, at, part);
  const rawValue = opened.slice(0, at) + digit + opened.slice(at);
  const state = { ...settings, rawValue, previousConformedValue: opened, currentCaretPosition: at + 1 };
  const conformed = conformToMask(rawValue, mask, state).conformedValue;

  const hasDigits = guide[part.start] !== free && guide[part.end - 1] === free;
  const isFirst = at === part.start && !hasDigits;
  const corrected = corrects && isFirst ? correctFirst(conformed, digit, part) : undefined;
  const conformedValue = corrected?.value ?? conformed;
  const indexesOfPipedChars = corrected?.indexesOfPipedChars ?? [];
  return {
    guide: conformedValue,
    caret: adjustCaretPosition({ ...state, conformedValue, indexesOfPipedChars }),
  };
}

/** Types a slash, dot, space or similar at the caret. It completes a day or month with a digit: `1/` becomes `01/`. */
export function typeSeparator({ guide, caret }: GuidedText): GuidedText {
  const part = partAt(caret);
  const next = partAfter(part);
  const digits = guide.slice(part.start, caret);
  if (next === undefined || digits === '' || digits === '0') return { guide, caret };
  return { guide: replacePart(guide, part, digits.padStart(2, '0')), caret: next.start };
}

/** Removes the digits in a range. Slashes and the other parts do not change. */
export function removeDigits(guide: string, from: number, to: number): string {
  const state = { ...settings, previousConformedValue: guide, currentCaretPosition: from };
  return moveToStart(conformToMask(guide.slice(0, from) + guide.slice(to), mask, state).conformedValue);
}

/** Makes room for a digit: the following digits of the part move on; in a full part, the digit there is removed. */
function openPlace(guide: string, at: number, part: Part): string {
  const following = guide.slice(at, part.end);
  const room = following.indexOf(free);
  const rest = room < 0 ? following.slice(1) : following.slice(0, room) + following.slice(room + 1);
  return replacePart(guide, { start: at, end: part.end }, free + rest);
}

/** Applies the pipe to this part only, because it rejects dates such as 31/02, which the form's rules report. */
function correctFirst(guide: string, digit: string, part: Part) {
  const alone = replacePart(emptyGuide, { start: part.start, end: part.start + 1 }, digit);
  const piped = correctDate(alone);
  if (piped === false || piped.indexesOfPipedChars.length === 0) return undefined;
  return { ...piped, value: replacePart(guide, part, piped.value.slice(part.start, part.end)) };
}

function replacePart(guide: string, { start, end }: Part, by: string): string {
  return guide.slice(0, start) + by + guide.slice(end);
}
