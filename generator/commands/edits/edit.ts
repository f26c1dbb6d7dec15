import { Document, isMap, isScalar, Pair, parseDocument, YAMLMap, YAMLSeq } from 'yaml';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Model, PageModel } from '../../model/model.ts';

/** The spec's files by path relative to the spec folder. */
export type SpecTexts = ReadonlyMap<string, string>;

/** New texts of the files that a command changes; undefined for those that it removes. */
export type Edits = ReadonlyMap<string, string | undefined>;

/** An error of a command, explained for the person who typed it. */
export class CommandError extends Error {}

/** The document of a spec file, for `editedText`. */
export function openDocument(texts: SpecTexts, file: string): Document {
  const text = texts.get(file);
  if (text === undefined) throw new CommandError(`The spec has no file ${file}.`);
  const document = parseDocument(text);
  if (document.errors.length > 0) {
    throw new CommandError(`${file} is not valid YAML; run “npm run generate” to see where.`);
  }
  return document;
}

/** The keys of the map at a path, in order; empty where there is none. */
export function keysAt(document: Document, path: readonly string[]): string[] {
  const node = document.getIn(path, true);
  if (!isMap(node)) return [];
  return node.items.map((pair) => String(isScalar(pair.key) ? pair.key.value : pair.key));
}

/** A node that remains a text: quoted if YAML would read a number. */
export function textNode(document: Document, text: string) {
  const node = document.createNode(text);
  if (/^-?[0-9]/.test(text) || text === '') node.type = 'QUOTE_DOUBLE';
  return node;
}

/**
 * Sets the slug of a page, a new one behind its title. The default is removed unless it has a comment.
 * @param key of the entry, its default
 */
export function setSlug(document: Document, page: YAMLMap, slug: string, key: string): void {
  const own = page.get('slug', true);
  if (own === undefined) page.items.splice(1, 0, document.createPair('slug', textNode(document, slug)));
  else if (slug === key && !own.comment) page.delete('slug');
  else page.set('slug', textNode(document, slug));
}

/** A list or map in flow style. */
export function onOneLine(document: Document, value: object) {
  return document.createNode(value, { flow: true });
}

/** The codes of the spec's locales, in list order. */
export function localeCodes(texts: SpecTexts): string[] {
  return keysAt(openDocument(texts, 'locales.yaml'), ['locales']);
}

/** A spec before a command. */
export interface SpecBefore {
  readonly texts: SpecTexts;
  readonly model: Model;
}

/** A change of the spec by a command. */
export interface Change {
  readonly edits: Edits;
  /** New paths of files, by their old ones; the new texts of those that have one are edits. */
  readonly moves?: ReadonlyMap<string, string>;
  /** New names of pictures, by their old ones. */
  readonly pictures?: ReadonlyMap<string, string>;
  /** The old and the new key of an entry, the dates of which stay. */
  readonly renamed?: { readonly from: string; readonly to: string };
  /** Translations that are right for the present version of their source, by the address of their text. */
  readonly confirmed?: readonly { readonly id: string; readonly locale: string }[];
  /** Lines for the maintainer, printed before the list of files. */
  readonly notes?: readonly string[];
  /**
   * The page to which the address of a page leads that is no longer there.
   * @param after the model with the edits
   */
  readonly leadTo?: (page: PageModel, after: Model) => PageModel | undefined;
  /** A diagnostic about the changed spec in words of the command’s input; undefined if it is not about that. */
  readonly explain?: (diagnostic: Diagnostic) => Diagnostic | undefined;
  /** Throws CommandError if the change would have no effect. */
  readonly check?: (after: Model) => void;
}

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
