import { Document, Pair, YAMLMap, YAMLSeq } from 'yaml';

/** How values are printed: one line for each text, however long. */
const style = { lineWidth: 0 };

/** The text of a new file. */
export function printNew(document: Document): string {
  // The library separates the comment of a document from its content by an empty line.
  return document.toString(style).replace(/^((?:#.*\n)+)\n/, '$1');
}

/** New entries or items as lines, without indentation. */
export function printLines(items: readonly unknown[], isMap: boolean, indent = 2): string {
  return print(items, isMap, false, indent).trimEnd();
}

/** A new entry or item on one line, for a place between brackets. */
export function printInline(item: unknown, isMap: boolean): string {
  return print([item], isMap, true, 2).trim().slice(2, -2);
}

/** A new value behind a colon or hyphen, without indentation. */
export function printValue(value: unknown): string {
  return print([new Pair('x', value)], true, false, 2)
    .trimEnd()
    .slice('x: '.length);
}

function print(items: readonly unknown[], isMap: boolean, flow: boolean, indent: number): string {
  const document = new Document();
  const list = isMap ? new YAMLMap() : new YAMLSeq();
  Object.assign(list, { items, flow });
  document.contents = list;
  return document.toString({ ...style, indent });
}
