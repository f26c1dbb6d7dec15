import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { type Origin, type Position, positionOfFile, type YamlPath } from '../../diagnostics/diagnostic.ts';
import type { TextsByFile } from './read-files.ts';

interface LocatableFile {
  readonly lines: readonly string[];
  readonly counter: LineCounter;
  /** Parsed when the first key path is looked up. */
  document?: Document.Parsed;
}

/**
 * Returns a function that finds the line and column of an origin. Files are parsed again, once each and only when a
 * position is needed, so that a valid spec carries no positions around.
 */
export function createLocator(folder: string, texts: TextsByFile): (origin: Origin) => Position {
  const known = new Map<string, LocatableFile>();
  return (origin) => {
    const file = origin.file === '' ? folder : `${folder}/${origin.file}`;
    const text = texts.get(origin.file);
    if (text === undefined) return positionOfFile(file);
    const located = known.get(origin.file) ?? splitLines(text);
    known.set(origin.file, located);
    const { lines, counter } = located;
    const offset = 'offset' in origin ? origin.offset : findPath(located, text, origin);
    const { line, col } = counter.linePos(offset);
    const firstLine = Math.max(1, line - 1);
    return {
      file,
      line,
      column: col,
      excerpt: { firstLine, lines: lines.slice(firstLine - 1, line + 1) },
    };
  };
}

function findPath(file: LocatableFile, text: string, origin: Extract<Origin, { path: YamlPath }>): number {
  file.document ??= parse(text);
  return findOffset(file.document, origin.path, origin.on ?? 'value');
}

function splitLines(text: string): LocatableFile {
  const lines = text.split('\n');
  const counter = new LineCounter();
  let start = 0;
  for (const { length } of lines) {
    counter.addNewLine(start);
    start += length + 1;
  }
  return { lines, counter };
}

function parse(text: string): Document.Parsed {
  return parseDocument(text, { prettyErrors: false, uniqueKeys: false });
}

/** Finds the source of a scalar, where it differs from its value (007, -0, 1e3). */
export type FindScalarSource = (path: YamlPath) => string | undefined;

/** Returns a finder for one file, which is parsed at the first call. */
export function createScalarFinder(text: string): FindScalarSource {
  let document: Document.Parsed | undefined;
  return (path) => {
    document ??= parse(text);
    let node: unknown = document.contents;
    for (const step of path) {
      if (isMap(node))
        node = node.items.find(
          (item) => isScalar(item.key) && String(item.key.value) === String(step),
        )?.value;
      else node = isSeq(node) ? node.items[Number(step)] : undefined;
    }
    return isScalar(node) ? node.source : undefined;
  };
}

/** The offset of the node at a key path, or of the nearest ancestor that exists. */
function findOffset(document: Document.Parsed, path: YamlPath, on: 'key' | 'value'): number {
  let node: unknown = document.contents;
  let offset = rangeStart(node) ?? 0;
  for (const [index, step] of path.entries()) {
    const isLast = index === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
      if (pair === undefined) break;
      const keyOffset = rangeStart(pair.key);
      offset = (isLast && on === 'value' ? rangeStart(pair.value) : keyOffset) ?? keyOffset ?? offset;
      node = pair.value;
    } else {
      node = document.getIn(path.slice(0, index + 1), true);
      if (node === undefined) break;
      offset = rangeStart(node) ?? offset;
    }
  }
  return offset;
}

function rangeStart(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node)) return undefined;
  return Array.isArray(node.range) ? Number(node.range[0]) : undefined;
}
