import { isCollection, isMap, isNode, isPair } from 'yaml';
import { printInline, printLines } from './print-node.ts';
import type { SourceCollection, SourceItem } from './source-items.ts';
import { addLines, removeLines } from './splice-block.ts';
import { addInBrackets, commaBehind, removeInBrackets } from './splice-flow.ts';
import { columnOf, indentLines, lineEnd, type Splice } from './splices.ts';

/** A map or list in a text. */
export interface Source {
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

/** Removes the items that are not kept. */
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
 * @param onLines whether the first ones stand on lines of their own
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
