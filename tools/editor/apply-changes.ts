import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isMap, isScalar, isSeq, type Node, Pair, visit } from 'yaml';
import { CommandError, openDocument, textNode } from '../../generator/commands/edits/edit.ts';
import { editedText } from '../../generator/commands/edits/edited-text.ts';

/** A value at a path of keys and indexes of an entry's file. Without a value, the key is removed. */
export interface FieldChange {
  readonly path: readonly (string | number)[];
  readonly value?: unknown;
}

/** The usual order of the keys of the map at a path. */
export type OrderOfKeys = (path: FieldChange['path']) => readonly string[];

/**
 * The text of an entry's file with changed values. New keys stand in the usual order, all else stays byte for byte.
 * Throws CommandError where a path leads nowhere, or the layout of the file prevents a change.
 */
export function applyChanges(
  file: string,
  text: string,
  changes: readonly FieldChange[],
  orderOf: OrderOfKeys,
): string {
  let edited = text;
  // Each change is printed by itself, because new keys may belong to several places of a map.
  const step = (change: (document: Document) => void) => {
    const texts = new Map([[file, edited]]);
    const document = openDocument(texts, file);
    change(document);
    edited = editedText(texts, file, document);
  };
  for (const { path, value } of changes) {
    const lists = [openDocument(new Map([[file, edited]]), file).getIn(path, true), value];
    if (isSeq(lists[0]) && Array.isArray(value) && value.length > 0) {
      for (const items of listSteps(lists[0].toJSON(), value))
        step((document) => setItems(document, path, items));
    } else step((document) => setValue(document, path, value, orderOf));
  }
  return edited;
}

function setValue(document: Document, path: FieldChange['path'], value: unknown, orderOf: OrderOfKeys): void {
  const [parentPath, key] = [path.slice(0, -1), path.at(-1)];
  const parent = document.getIn(parentPath, true);
  if (!isMap(parent) || typeof key !== 'string')
    throw new CommandError(`The file has no place for ${path.join(' → ')}.`);
  if (value === undefined) {
    parent.delete(key);
    const isLocale = parentPath[0] === 'locales';
    if (parent.items.length === 0 && parentPath.length > 0 && !isLocale) document.deleteIn(parentPath);
    return;
  }
  const node = toNode(document, value, path);
  const old = parent.get(key, true);
  if (old === undefined)
    parent.items.splice(
      placeOf(parent, key, orderOf(parentPath)),
      0,
      new Pair(document.createNode(key), node),
    );
  else if (isScalar(old) && isScalar(node)) old.value = node.value;
  else parent.set(key, node);
}

/** Behind the last of the keys that usually stand before it, else at the beginning. */
function placeOf(map: { readonly items: readonly Pair[] }, key: string, order: readonly string[]): number {
  const keys = map.items.map((pair) => String(isScalar(pair.key) ? pair.key.value : pair.key));
  if (!order.includes(key)) return keys.length;
  const before = order.slice(0, order.indexOf(key)).filter((other) => keys.includes(other));
  return keys.indexOf(before.at(-1) ?? '') + 1;
}

const day = /^\d{4}-\d\d-\d\d$/;

/** A value in the layout of the spec: texts and maps of an entry in lines, other maps and lists in brackets, rows a line each. */
function toNode(document: Document, value: unknown, path: FieldChange['path']): Node {
  const node = document.createNode(value);
  visit(node, {
    Scalar(_, scalar) {
      if (typeof scalar.value !== 'string' || day.test(scalar.value)) return;
      const { type } = textNode(document, scalar.value);
      if (type !== undefined) scalar.type = type;
    },
  });
  const isLines = path.length === 1 && ['facts', 'assumed'].includes(String(path[0]));
  const isLocale = path.length === 2 && path[0] === 'locales';
  if (isLines && isMap(node)) {
    node.flow = false;
    for (const { value: fact } of node.items) setFlow(fact);
  }
  if (!isLines && !isLocale) setFlow(node);
  return node as Node;
}

function setFlow(node: unknown): void {
  if (!isCollection(node)) return;
  const isRows = isSeq(node) && node.items.length > 0 && node.items.every(isMap);
  node.flow = !isRows;
  for (const row of isRows ? node.items : []) setFlow(row);
}

/** The states of a list on the way to another one: each has one more item, the last one lacks those to be removed. */
function listSteps(before: readonly unknown[], after: readonly unknown[]): readonly (readonly unknown[])[] {
  const steps: unknown[][] = [];
  let current = [...before];
  let next = 0;
  for (const item of after) {
    const at = current.findIndex((other, index) => index >= next && isDeepStrictEqual(other, item));
    if (at < 0) {
      current = current.toSpliced(next, 0, item);
      steps.push(current);
      next += 1;
    } else next = at + 1;
  }
  return [...steps, [...after]];
}

/** Sets the items of a list. Those that it already has in this order remain the same nodes. */
function setItems(document: Document, path: FieldChange['path'], wanted: readonly unknown[]): void {
  const list = document.getIn(path, true);
  if (!isSeq<Node>(list)) return;
  const rest = [...list.items];
  list.items = wanted.map((item) => {
    const at = rest.findIndex((node) => isDeepStrictEqual(node.toJS(document), item));
    return at < 0 ? toNode(document, item, path) : (rest.splice(0, at + 1).at(-1) as Node);
  });
}
