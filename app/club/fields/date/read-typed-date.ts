import { foldDigits } from '../../../../generated/forms/filters.ts';
import {
  type GuidedText,
  removeDigits,
  toGuide,
  toPlace,
  toShown,
  typeDigit,
  typeSeparator,
} from './date-mask.ts';
import { parseFullDate } from './parse-date.ts';

/** An edit that replaces `start` to `end` with `inserted`. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly inserted: string;
  /** Whether the browser's data and caret agree; otherwise, this is the smallest edit between the texts. */
  readonly isCertain: boolean;
}

/**
 * Finds the edit between two texts. `caret` is the browser's caret after the edit, which some Android keyboards get
 * wrong; `data` is the inserted text, if the browser reports it.
 */
function findEdit(previous: string, next: string, caret: number, data?: string | null): Edit {
  const after = next.slice(caret);
  if (data) {
    const start = caret - data.length;
    const end = previous.length - after.length;
    const isReported = start >= 0 && end >= start && next.slice(start, caret) === data;
    if (isReported && previous.startsWith(next.slice(0, start)) && previous.endsWith(after)) {
      return { start, end, inserted: data, isCertain: true };
    }
  }
  const shorter = Math.min(previous.length, next.length);
  const isCaretRight = previous.endsWith(after);
  const start = countShared(previous, next, isCaretRight ? shorter - after.length : shorter);
  const shared = isCaretRight ? after.length : countSharedAtEnd(previous, next, shorter - start);
  const inserted = next.slice(start, next.length - shared);
  return { start, end: previous.length - shared, inserted, isCertain: false };
}

function countShared(one: string, other: string, most: number): number {
  let count = 0;
  while (count < most && one[count] === other[count]) count += 1;
  return count;
}

function countSharedAtEnd(one: string, other: string, most: number): number {
  let count = 0;
  while (count < most && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}

export interface TypedDate {
  /** `dd/mm/yyyy`, possibly incomplete. */
  readonly text: string;
  readonly caret: number;
}

export type EditEvent = Pick<InputEvent, 'inputType' | 'data'>;

const shownForm = /^(\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?)?$/;

/**
 * The masked text after an edit. `previous` is the text before the edit; `next` and `caret` are the browser's text and
 * caret after it. Digits are never added: a two-digit year stays as it is. The form's rules report invalid dates.
 */
export function readTypedDate(previous: string, next: string, caret: number, event?: EditEvent): TypedDate {
  const known = shownForm.test(previous) ? previous : '';
  const at = Number.isNaN(caret) ? next.length : Math.min(Math.max(Math.trunc(caret), 0), next.length);
  if (next === known) return { text: known, caret: at };
  const edit = findEdit(known, next, at, event?.data);
  const whole = findWholeDate(next, edit);
  if (whole !== undefined) return { text: whole, caret: whole.length };
  return applyEdit(known, edit, event?.inputType.endsWith('Forward') ?? false);
}

/** The complete date, if pasting or autofill has inserted one. */
function findWholeDate(next: string, { inserted, isCertain }: Edit): string | undefined {
  if (inserted.length < 2) return undefined;
  const filledIn = isCertain ? undefined : parseFullDate(foldDigits(next));
  return filledIn ?? parseFullDate(foldDigits(inserted));
}

function applyEdit(known: string, { start, end, inserted }: Edit, isForward: boolean): TypedDate {
  const removed = known.slice(start, end);
  const runs = toRuns(inserted);
  if (removed === '' && runs.length === 0) return { text: known, caret: start };
  const from = toPlace(known, start);
  const to = toPlace(known, end);
  // Slashes cannot be deleted; deleting forward moves the caret over them.
  const caret = isForward && removed === '/' ? to : from;
  let state: GuidedText = { guide: removeDigits(toGuide(known), from, to), caret };
  for (const run of runs) {
    if (run === '/') state = typeSeparator(state);
    // Two digits between separators are complete and need no leading 0.
    else for (const digit of run) state = typeDigit(state, digit, run.length !== 2 || runs.length === 1);
  }
  return toShown(state);
}

/** Splits a text into runs of digits and slashes; other separators become slashes, letters are ignored. */
function toRuns(text: string): string[] {
  return (
    foldDigits(text)
      .match(/\d+|[\s\p{P}\p{S}\p{Z}]+/gu)
      ?.map((run) => (/\d/.test(run) ? run : '/')) ?? []
  );
}
