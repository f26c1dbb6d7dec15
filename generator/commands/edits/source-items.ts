import {
  isCollection,
  isNode,
  isPair,
  isScalar,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** A part of a text, by its offsets, and its replacement. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with all splices; undefined where two of them overlap. */
export function applySplices(text: string, splices: readonly Splice[]): string | undefined {
  let edited = '';
  let at = 0;
  for (const splice of splices.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    if (splice.start < at) return undefined;
    edited += text.slice(at, splice.start) + splice.text;
    at = splice.end;
  }
  return edited + text.slice(at);
}

/** The offset at which the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** The offset at which the line of an offset ends, before its line end. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end === -1) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
}

/** The number of characters before an offset on its line. */
export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** Lines with an indentation, each behind a line end of the text that they are for. */
export function indentLines(text: string, lines: string, column: number): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const indented = lines.split('\n').map((line) => (line === '' ? '' : ' '.repeat(column) + line));
  return indented.map((line) => newline + line).join('');
}

/** A map or list of a file. */
export type SourceCollection = YAMLMap<Node, Node | null> | YAMLSeq<Node>;

/** An entry of a map or an item of a list, with its position in a text. */
export interface SourceItem {
  readonly item: Node | Pair<Node, Node | null>;
  /** The offset of its key, or of its hyphen. */
  readonly start: number;
  /** The offset at which its value ends, without the comment behind it. */
  readonly end: number;
  /** The offset behind the colon or hyphen before its value; undefined where there is none. */
  readonly valueAt: number | undefined;
}

/** The items of a collection that was parsed with `keepSourceTokens`. */
export function readItems(text: string, collection: SourceCollection): readonly SourceItem[] {
  const tokens =
    collection.srcToken !== undefined && 'items' in collection.srcToken ? collection.srcToken.items : [];
  return collection.items.map((item) => {
    const node = isPair(item) ? item.key : item;
    const token = isPair(item) ? item.srcToken : tokens.find(({ value }) => value === node.srcToken);
    const sign = token?.start.find(({ type }) =>
      ['seq-item-ind', 'explicit-key-ind', 'anchor', 'tag'].includes(type),
    );
    const before = isPair(item) ? token?.sep?.find(({ type }) => type === 'map-value-ind') : sign;
    return {
      item,
      start: sign?.offset ?? idOf(item) ?? 0,
      end: contentEnd(text, isPair(item) ? (item.value ?? item.key) : item),
      valueAt: before && before.offset + 1,
    };
  });
}

/** The offset of a node in its file, for an entry that of its key: it identifies nodes that were parsed, not created. */
export function idOf(item: unknown): number | undefined {
  const node = isPair(item) ? item.key : item;
  return isNode(node) ? node.range?.[0] : undefined;
}

/** The offset at which a node ends, without comments and line ends behind it. */
export function contentEnd(text: string, node: Node): number {
  if (isCollection(node) && node.flow !== true) {
    const last = node.items.at(-1);
    const inner = isPair(last) ? (last.value ?? last.key) : last;
    if (isNode(inner)) return contentEnd(text, inner);
  }
  const [start, end] = node.range ?? [0, 0];
  if (!isScalar(node) || node.type === undefined || !node.type.startsWith('BLOCK')) return end;
  // The empty lines behind a text belong to it where its head has a plus.
  const content = text.slice(start, end);
  return start + content.replace(/^[|>]\d?\+/.test(content) ? /\r?\n$/ : /\s+$/, '').length;
}
