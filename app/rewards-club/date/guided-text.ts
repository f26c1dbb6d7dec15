/** The character of a place that has no digit. */
export const free = '_';
/** The mask without any digit. */
export const emptyGuide = '__/__/____';

/** A part of the mask; `end` is exclusive. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

const parts: readonly Part[] = [
  { start: 0, end: 2 },
  { start: 3, end: 5 },
  { start: 6, end: 10 },
];

/**
 * A date in the mask's full length, with `_` in each free place, so that a part keeps its digits when another loses
 * some: `3//1990` is `3_/__/1990`. The digits of a part are at its start. The caret counts places of the mask.
 */
export interface GuidedText {
  readonly guide: string;
  readonly caret: number;
}

/** The part that a place is in or at the end of. */
export function partAt(place: number): Part {
  return parts.findLast(({ start }) => start <= place) ?? { start: 0, end: 2 };
}

/** The part after a part. */
export function partAfter({ end }: Part): Part | undefined {
  return parts.find(({ start }) => start > end);
}

/** The guide of a text as the field shows it. */
export function toGuide(text: string): string {
  const typed = text.split('/');
  return parts.map(({ start, end }, index) => (typed[index] ?? '').padEnd(end - start, free)).join('/');
}

/** The place in the guide of a position in the text that the field shows. */
export function toPlace(text: string, position: number): number {
  const typed = text.slice(0, position).split('/');
  return (parts[typed.length - 1]?.start ?? 0) + (typed.at(-1)?.length ?? 0);
}

/** Moves the digits of each part to its start. */
export function moveToStart(guide: string): string {
  return toGuide(guide.replaceAll(free, ''));
}

/** The text in the field: up to the last digit and the caret, so that a full part is followed by its slash. */
export function toShown({ guide, caret }: GuidedText): { text: string; caret: number } {
  const length = guide.search(/\d[^\d]*$/) + 1;
  if (length === 0) return { text: '', caret: 0 };
  const show = (end: number) => guide.slice(0, end).replaceAll(free, '');
  return { text: show(Math.max(length, caret)), caret: show(caret).length };
}
