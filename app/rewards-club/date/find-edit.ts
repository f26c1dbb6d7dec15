/** An edit of a text: `start` to `end` was replaced by `inserted`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly inserted: string;
  /** Whether the browser's data and the caret agree; else it is the smallest edit between the two texts. */
  readonly isCertain: boolean;
}

/**
 * Finds the edit between two texts. `caret` is the browser's caret afterwards, which some Android keyboards get wrong;
 * `data` is the inserted text, if the browser reports it.
 */
export function findEdit(previous: string, next: string, caret: number, data?: string | null): Edit {
  const after = next.slice(caret);
  if (data) {
    const start = caret - data.length;
    const end = previous.length - after.length;
    const isTold = start >= 0 && end >= start && next.slice(start, caret) === data;
    if (isTold && previous.startsWith(next.slice(0, start)) && previous.endsWith(after)) {
      return { start, end, inserted: data, isCertain: true };
    }
  }
  const shorter = Math.min(previous.length, next.length);
  const isCaretRight = previous.endsWith(after);
  const start = countShared(previous, next, isCaretRight ? shorter - after.length : shorter);
  const kept = isCaretRight ? after.length : countSharedAtEnd(previous, next, shorter - start);
  const inserted = next.slice(start, next.length - kept);
  return { start, end: previous.length - kept, inserted, isCertain: false };
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
