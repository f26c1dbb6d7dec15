import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isMap, isPair, isScalar, type Node, parseDocument, Scalar } from 'yaml';
import { CommandError, printInline, printValue, type SpecTexts } from './edit.ts';
import {
  applySplices,
  columnOf,
  contentEnd,
  idOf,
  indentLines,
  lineEnd,
  readItems,
  type SourceCollection,
  type Splice,
} from './source-items.ts';
import { addBeforeFirst, addItems, removeItems } from './splice-items.ts';

/**
 * The text of a file with the changes of its document. Unchanged parts stay byte for byte, with their comments, quotes, folding and
 * line ends; comments of removed parts are removed. Throws CommandError if the new text would differ from the document.
 * @param document from `openDocument` with the same text, then changed
 */
export function editedText(texts: SpecTexts, file: string, document: Document): string {
  const text = texts.get(file) ?? '';
  const { contents } = parseDocument(text, { keepSourceTokens: true });
  const edited = applySplices(
    text,
    compare(text, contents, document.contents, { isInFlow: false, column: 0 }),
  );
  const again = edited === undefined ? undefined : parseDocument(edited);
  const isMeant = again?.errors.length === 0 && isDeepStrictEqual(toData(again), toData(document));
  if (edited !== undefined && isMeant) return edited;
  throw new CommandError(
    `spec/${file} is laid out in a way in which this command cannot change one value alone; change it by hand.`,
  );
}

function toData(document: Document): unknown {
  return document.toJS({ maxAliasCount: -1 });
}

/** Where a value stands. */
interface Place {
  readonly isInFlow: boolean;
  /** The indentation of its entry or item. */
  readonly column: number;
  /** The offset behind the colon or hyphen before it. */
  readonly valueAt?: number | undefined;
}

/** The splices that make one node another. Nodes that a command has not made are the same where their offsets are. */
function compare(text: string, before: Node | null, after: unknown, place: Place): readonly Splice[] {
  if (before === null) return [];
  if (isCollection(before) && isCollection(after) && isMap(before) === isMap(after))
    return compareItems(text, before as SourceCollection, after, place);
  const isKept = idOf(before) === idOf(after);
  if (isKept && (!isScalar(before) || !isScalar(after) || Object.is(before.value, after.value))) return [];
  return [replace(text, before, after, place)];
}

function compareItems(
  text: string,
  before: SourceCollection,
  after: { readonly items: readonly unknown[]; readonly flow?: boolean | undefined },
  { isInFlow, column, valueAt }: Place,
): readonly Splice[] {
  const items = readItems(text, before);
  const known = new Set(items.map(({ item }) => idOf(item)));
  const added = after.items.filter((item) => !known.has(idOf(item)));
  const remaining = new Map(after.items.map((item) => [idOf(item), item]));
  const kept = items.filter(({ item }) => remaining.has(idOf(item)));
  const changed = kept.flatMap(({ item, start, valueAt: innerAt }) => {
    const own = remaining.get(idOf(item));
    const inner = {
      isInFlow: isInFlow || before.flow === true,
      column: columnOf(text, start),
      valueAt: innerAt,
    };
    if (!isPair(item)) return compare(text, item, own, inner);
    if (!isPair(own)) return [];
    return [...compare(text, item.key, own.key, inner), ...compare(text, item.value, own.value, inner)];
  });
  const source = { text, collection: before, items, kept, column, valueAt };
  const splices = [...changed, ...removeItems(source)];
  const isBlock = before.flow !== true && valueAt !== undefined;
  if (isBlock && after.items.length === 0)
    return [...splices, { start: valueAt, end: valueAt, text: isMap(before) ? ' {}' : ' []' }];
  if (added.length === 0) return splices;
  // Before the first item or behind the item that they follow, unless they are the last ones.
  const first = after.items.findIndex((item) => added.includes(item));
  const isInside = first + added.length < after.items.length;
  if (isInside && first === 0) return [...splices, ...addBeforeFirst(source, added)];
  const behind = isInside ? kept.find(({ item }) => idOf(item) === idOf(after.items[first - 1])) : undefined;
  return [...splices, ...addItems(source, added, { behind, onLines: after.flow === false && !isInFlow })];
}

/** Another value in the quotes of the old one, with the comment behind the head of a folded or literal text. */
function replace(text: string, before: Node, after: unknown, { isInFlow, column }: Place): Splice {
  const [start = 0] = before.range ?? [];
  const end = Math.max(start, contentEnd(text, before));
  const style = (isScalar(before) && before.type) || '';
  const type = style.startsWith('QUOTE') || !isScalar(after) ? style : after.type;
  // Without the comment, which stays where it is.
  const value = isScalar(after) ? Object.assign(new Scalar(after.value), { type }) : after;
  const [first = '', ...lines] = (isInFlow ? printInline(value, false) : printValue(value)).split('\n');
  const comment = style.startsWith('BLOCK') ? / +#.*/.exec(text.slice(start, lineEnd(text, start)))?.[0] : '';
  const rest = lines.length === 0 ? '' : indentLines(text, lines.join('\n'), column);
  const [left, right] = [/[:-]/.test(text[start - 1] ?? '') ? ' ' : '', text[end] === '#' ? ' ' : ''];
  return { start, end, text: left + first + (comment ?? '') + rest + right };
}
