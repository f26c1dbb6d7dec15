import type { SourceCollection, SourceItem } from './source-items.ts';
import { addLines, type Neighbours, removeLines } from './splice-block.ts';
import { lineEnd, lineStart, type Splice } from './splices.ts';

/** Adds texts behind the last item of a collection in brackets, on lines of their own where it has one. */
export function addInBrackets(
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
export function removeInBrackets(text: string, item: SourceItem, neighbours: Neighbours): Splice {
  if (isAlone(text, item)) return removeLines(text, item, neighbours);
  const line = lineStart(text, item.start);
  const before = text.slice(line, item.start).trimEnd();
  const end = (commaBehind(text, item) ?? item.end - 1) + 1;
  if (before !== '') return { start: line + before.length, end, text: '' };
  return { start: item.start, end: end + (/^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0), text: '' };
}

/** The offset of the comma behind an item; undefined where there is none. */
export function commaBehind(text: string, { end }: SourceItem): number | undefined {
  const comma = /(?:\s|(?<=\s)#.*)*,/y;
  comma.lastIndex = end;
  return comma.test(text) ? comma.lastIndex - 1 : undefined;
}

/** Whether an item has its lines for itself. */
function isAlone(text: string, { start, end }: SourceItem): boolean {
  const before = text.slice(lineStart(text, start), start);
  return before.trim() === '' && /^[ \t]*,?[ \t]*(#.*)?$/.test(text.slice(end, lineEnd(text, end)));
}
