import { removeDigits, typeDigit, typeSeparator } from './date-mask.ts';
import { type Edit, findEdit } from './find-edit.ts';
import { type GuidedText, toGuide, toPlace, toShown } from './guided-text.ts';
import { readSpelledDate } from './spelled-date.ts';
import { toWesternDigits } from './western-digits.ts';

/** What the field shows, and where its caret stands. */
export interface TypedDate {
  /** `dd/mm/yyyy` or what there is of it: a part may lack digits, and the end may be missing. */
  readonly text: string;
  readonly caret: number;
}

/** What an `InputEvent` tells of an edit, where the browser sends one. */
export type EditEvent = Pick<InputEvent, 'inputType' | 'data'>;

const shownForm = /^(\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?)?$/;

/**
 * What the field shows after an edit. `previous` is what it showed before, `next` what the browser made of it, `caret`
 * where the browser left the caret. Never more digits than the mask has, and none is guessed: a year of two digits
 * stays one. Nothing is rejected for being no day; the form's rules tell of that.
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

/** The complete date that was put in at once: pasted or filled in, wherever in the field. */
function findWholeDate(next: string, { inserted, isCertain }: Edit): string | undefined {
  if (inserted.length < 2) return undefined;
  const filledIn = isCertain ? undefined : readSpelledDate(toWesternDigits(next));
  return filledIn ?? readSpelledDate(toWesternDigits(inserted));
}

function applyEdit(known: string, { start, end, inserted }: Edit, isForward: boolean): TypedDate {
  const removed = known.slice(start, end);
  const runs = toRuns(inserted);
  if (removed === '' && runs.length === 0) return { text: known, caret: start };
  const from = toPlace(known, start);
  const to = toPlace(known, end);
  // A slash stays; a key that deletes to the right goes over it.
  const caret = isForward && removed === '/' ? to : from;
  let state: GuidedText = { guide: removeDigits(toGuide(known), from, to), caret };
  for (const run of runs) {
    if (run === '/') state = typeSeparator(state);
    // Between separators, two digits are what they are.
    else for (const digit of run) state = typeDigit(state, digit, run.length !== 2 || runs.length === 1);
  }
  return toShown(state);
}

/** Runs of digits, and a slash for what stands between them; letters and marks do not count. */
function toRuns(text: string): string[] {
  return (
    toWesternDigits(text)
      .match(/\d+|[\s\p{P}\p{S}\p{Z}]+/gu)
      ?.map((run) => (/\d/.test(run) ? run : '/')) ?? []
  );
}
