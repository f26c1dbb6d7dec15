import { isCollection, isMap, isNode, isPair } from 'yaml';
import { printInline, printLines } from './edit.ts';
import {
  columnOf,
  indentLines,
  lineEnd,
  lineStart,
  type SourceCollection,
  type SourceItem,
  type Splice,
} from './source-items.ts';

/** Neighbours in a map or list of a file. */
interface Neighbours {
  /** Undefined for the first item. */
  readonly previous: SourceItem | undefined;
  /** Undefined for the last item. */
  readonly next: SourceItem | undefined;
}

/** Adds lines behind an item of a block, and behind comments below it that are indented deeper. */
function addLines(text: string, after: SourceItem, lines: string): Splice {
  const at = endOfLines(text, after);
  return { start: at, end: at, text: indentLines(text, lines, columnOf(text, after.start)) };
}

/** Removes the lines of an item of a block with its comments: those directly above it, and those below it that are indented deeper. */
function removeLines(text: string, item: SourceItem, { previous, next }: Neighbours): Splice {
  const line = lineStart(text, item.start);
  const end = endOfLines(text, item);
  // The next entry moves up behind the hyphen.
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

/** The offset of the comments above a line that have its indentation. */
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

/** Adds texts behind the last item of a collection in brackets, on lines of their own where it has one. */
function addInBrackets(
  text: string,
  collection: SourceCollection,
  last: SourceItem | undefined,
  added: readonly string[],
): readonly Splice[] {
  if (last === undefined) {
    const [start = 0, end = 0] = collection.range ?? [];
    const isBlank = text.slice(start + 1, end - 1).trim() === '';
    return [{ start: isBlank ? start + 1 : end - 1, end: end - 1, text: ` ${added.join(', ')} ` }];
  }
  const comma = { start: last.end, end: last.end, text: ',' };
  if (!isAlone(text, last)) return [{ ...comma, text: added.map((item) => `, ${item}`).join('') }];
  return commaBehind(text, last) === undefined
    ? [comma, addLines(text, last, added.join(',\n'))]
    : [addLines(text, last, added.map((item) => `${item},`).join('\n'))];
}

/** Removes an item of a collection in brackets and the comma behind it; its lines with their comments where it has some of its own. */
function removeInBrackets(text: string, item: SourceItem, neighbours: Neighbours): Splice {
  if (isAlone(text, item)) return removeLines(text, item, neighbours);
  const line = lineStart(text, item.start);
  const before = text.slice(line, item.start).trimEnd();
  const end = (commaBehind(text, item) ?? item.end - 1) + 1;
  if (before !== '') return { start: line + before.length, end, text: '' };
  return { start: item.start, end: end + (/^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0), text: '' };
}

/** The offset of the comma behind an item; undefined where there is none. */
function commaBehind(text: string, { end }: SourceItem): number | undefined {
  const comma = /(?:\s|(?<=\s)#.*)*,/y;
  comma.lastIndex = end;
  return comma.test(text) ? comma.lastIndex - 1 : undefined;
}

/** Whether an item has its lines for itself. */
function isAlone(text: string, { start, end }: SourceItem): boolean {
  const before = text.slice(lineStart(text, start), start);
  return before.trim() === '' && /^[ \t]*,?[ \t]*(#.*)?$/.test(text.slice(end, lineEnd(text, end)));
}

/** A map or list in a text. */
interface Source {
  readonly text: string;
  readonly collection: SourceCollection;
  readonly items: readonly SourceItem[];
  /** Those that are not to be removed. */
  readonly kept: readonly SourceItem[];
  /** The indentation of its key. */
  readonly column: number;
  /** The offset behind the colon or hyphen before it. */
  readonly valueAt: number | undefined;
}

/** Removes the items that are not in `kept`. */
export function removeItems({ text, collection, items, kept }: Source): readonly Splice[] {
  const isInBrackets = collection.flow === true;
  const remove = isInBrackets ? removeInBrackets : removeLines;
  const splices = items.flatMap((item, index) =>
    kept.includes(item) ? [] : [remove(text, item, { previous: items[index - 1], next: items[index + 1] })],
  );
  const [last, lastKept] = [items.at(-1), kept.at(-1)];
  if (!isInBrackets || last === lastKept || lastKept === undefined) return splices;
  // Where the last item goes, so does the comma before it, unless it had its own.
  const comma = last && commaBehind(text, last) === undefined ? commaBehind(text, lastKept) : undefined;
  return comma === undefined ? splices : [...splices, { start: comma, end: comma + 1, text: '' }];
}

/**
 * Adds entries or items in the layout of the others.
 * @param behind the item that they follow; default: the last one
 * @param onLines whether items added to an empty collection get lines of their own
 */
export function addItems(
  source: Source,
  added: readonly unknown[],
  { behind, onLines }: { readonly behind: SourceItem | undefined; readonly onLines: boolean },
): readonly Splice[] {
  const { text, collection, items, kept } = source;
  const ofMap = isMap(collection);
  const last = behind ?? items.at(-1);
  if (collection.flow !== true)
    return last === undefined ? [] : [addLines(text, last, printLike(text, last, added, ofMap))];
  if (onLines && last === undefined && !text.slice(...(collection.range ?? [])).includes('#'))
    return replaceBrackets(source, printLines(added, ofMap));
  const texts = added.map((item) => printInline(item, ofMap));
  return addInBrackets(text, collection, behind ?? kept.at(-1), texts);
}

/** Adds entries or items before the first one that is kept, in the layout of the others. */
export function addBeforeFirst(source: Source, added: readonly unknown[]): readonly Splice[] {
  const { text, collection, kept } = source;
  const [first] = kept;
  if (first === undefined) return [];
  const ofMap = isMap(collection);
  const at = { start: first.start, end: first.start };
  const newLine = indentLines(text, 'x', columnOf(text, first.start)).slice(0, -1);
  if (collection.flow === true) {
    const behind = isAlone(text, first) ? `,${newLine}` : ', ';
    return [{ ...at, text: added.map((item) => printInline(item, ofMap) + behind).join('') }];
  }
  const lines = printLike(text, first, added, ofMap).split('\n');
  return [{ ...at, text: lines.map((line) => line + newLine).join('') }];
}

/** Lines below a key in place of its empty brackets. */
function replaceBrackets({ text, collection, column, valueAt }: Source, lines: string): readonly Splice[] {
  const [start = 0, end = 0] = collection.range ?? [];
  const at = lineEnd(text, end);
  return [
    { start: valueAt ?? start, end, text: '' },
    { start: at, end: at, text: indentLines(text, lines, column + 2) },
  ];
}

/** Entries or items as lines, with values in the style of the last one. */
function printLike(text: string, last: SourceItem, added: readonly unknown[], ofMap: boolean): string {
  const model = isPair(last.item) ? last.item.value : undefined;
  if (!isCollection(model)) return printLines(added, ofMap);
  for (const pair of added)
    if (isPair(pair) && isCollection(pair.value)) pair.value.flow ??= model.flow === true;
  const [first] = model.items;
  const isIndented = isPair(first) && model.flow !== true;
  const [start = 0] = (isIndented && isNode(first.key) && first.key.range) || [];
  return printLines(
    added,
    ofMap,
    isIndented ? columnOf(text, start) - columnOf(text, last.start) : undefined,
  );
}
