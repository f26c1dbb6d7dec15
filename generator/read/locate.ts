import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Origin, Place, YamlPath } from '../diagnostics/diagnostic.ts';

interface LocatableFile {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/**
 * Returns a function that finds the line and column of an origin. Files are parsed again, once each and only
 * when a place in them is asked for, so that a spec without faults carries no positions around.
 */
export function createLocator(folder: string, texts: ReadonlyMap<string, string>): (origin: Origin) => Place {
  const parsed = new Map<string, LocatableFile>();
  const findPath = (text: string, origin: Extract<Origin, { readonly path: YamlPath }>) => {
    const known = parsed.get(origin.file) ?? parse(text);
    parsed.set(origin.file, known);
    return known.lines.linePos(findOffset(known.document, origin.path, origin.on ?? 'value'));
  };
  return (origin) => {
    const file = origin.file === '' ? folder : `${folder}/${origin.file}`;
    const text = texts.get(origin.file);
    if (text === undefined) return { file, line: 1, column: 1, excerpt: { firstLine: 1, lines: [] } };
    const { line, col } = 'offset' in origin ? linePos(text, origin.offset) : findPath(text, origin);
    const firstLine = Math.max(1, line - 1);
    return {
      file,
      line,
      column: col,
      excerpt: { firstLine, lines: text.split('\n').slice(firstLine - 1, line + 1) },
    };
  };
}

/** 1-based line and column of a character. */
function linePos(text: string, offset: number): { readonly line: number; readonly col: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, col: (before.at(-1)?.length ?? 0) + 1 };
}

function parse(text: string): LocatableFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false, lineCounter: lines });
  return { document, lines };
}

/** The text of a plain value as it stands in the file, where that differs from what it was read as (007, -0, 1e3). */
export function findScalarSource(text: string, path: YamlPath): string | undefined {
  let node: unknown = parse(text).document.contents;
  for (const step of path) {
    if (isMap(node))
      node = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step))?.value;
    else node = isSeq(node) ? node.items[Number(step)] : undefined;
  }
  return isScalar(node) ? node.source : undefined;
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
