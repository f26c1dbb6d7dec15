import { isPair } from 'yaml';
import type { SourceItem } from './source-items.ts';
import { columnOf, indentLines, lineEnd, lineStart, type Splice } from './splices.ts';

/** Neighbours in a map or list of a file. */
export interface Neighbours {
  /** Undefined for the first item. */
  readonly previous: SourceItem | undefined;
  /** Undefined for the last item. */
  readonly next: SourceItem | undefined;
}

/** Adds lines behind an item of a block, and behind comments below it that are indented deeper. */
export function addLines(text: string, after: SourceItem, lines: string): Splice {
  const at = endOfLines(text, after);
  return { start: at, end: at, text: indentLines(text, lines, columnOf(text, after.start)) };
}

/** Removes the lines of an item of a block with its comments: those directly above it, and those below it that are indented deeper. */
export function removeLines(text: string, item: SourceItem, { previous, next }: Neighbours): Splice {
  const line = lineStart(text, item.start);
  const end = endOfLines(text, item);
  // An entry behind a hyphen leaves its place to what follows.
  const before = text.slice(line, item.start).trimEnd();
  if (before !== '')
    return next === undefined
      ? { start: line + before.length, end, text: '' }
      : { start: item.start, end: end + lengthOf(/^\s*/, text.slice(end)), text: '' };
  const isHead =
    !isPair(item.item) && next !== undefined && lineStart(text, next.start) === nextLine(text, end);
  const isOfFile = previous === undefined && line === item.start;
  // A comment above rows of a list may be about all of them, the first comment of a file about the file.
  const start = isHead || isOfFile ? line : commentsAbove(text, line, item, previous);
  // The line end before the lines goes, since the last line of a file may have none.
  return start === 0
    ? { start, end: nextLine(text, end), text: '' }
    : { start: lineEnd(text, lineStart(text, start - 1)), end, text: '' };
}

function nextLine(text: string, end: number): number {
  return end + lengthOf(/^\r?\n/, text.slice(end, end + 2));
}

function lengthOf(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].length ?? 0;
}

/** Where the last line of an item ends, or of the comments below it that are indented deeper. */
function endOfLines(text: string, { start, end }: SourceItem): number {
  let at = lineEnd(text, end);
  const deeper = new RegExp(`\\r?\\n {${columnOf(text, start) + 1},}#[^\\r\\n]*`, 'y');
  for (deeper.lastIndex = at; deeper.test(text); ) at = deeper.lastIndex;
  return at;
}

/** Where the comments begin that stand above a line with the same indentation. */
function commentsAbove(
  text: string,
  line: number,
  { start }: SourceItem,
  previous: SourceItem | undefined,
): number {
  const own = new RegExp(`^ {${columnOf(text, start)}}#`);
  const least = previous === undefined ? 0 : lineEnd(text, previous.end);
  let first = line;
  while (first > least) {
    const above = lineStart(text, first - 1);
    if (above < least || !own.test(text.slice(above, first))) break;
    first = above;
  }
  return first;
}
