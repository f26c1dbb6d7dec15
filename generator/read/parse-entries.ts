import { hash } from 'node:crypto';
import { type ParsedYaml, parseYaml } from './parse-yaml.ts';
import { splitEntries } from './split-entries.ts';

/** The values of pieces of a file, by digest of the piece. */
export type Pieces = ReadonlyMap<string, object>;

/**
 * Parses a file of entries, reusing known pieces, so that a changed title costs one entry. If a piece has an error or
 * depends on another, the whole file is parsed.
 * @param known pieces of an earlier version of the file
 */
export function parseEntries(file: string, text: string, known?: Pieces): ParsedYaml & { pieces?: Pieces } {
  const split = splitEntries(text);
  if (split === undefined) return parseYaml(file, text);
  const pieces = new Map<string, object>();
  const values: object[] = [];
  for (const piece of [split.head, ...split.entries]) {
    const digest = hash('sha256', piece);
    const value = known?.get(digest) ?? parsePiece(file, piece);
    if (value === undefined) return parseYaml(file, text);
    pieces.set(digest, value);
    values.push(value);
  }
  const [head = {}, ...entries] = values;
  const pairs = entries.flatMap((entry) => Object.entries(entry));
  const keys = new Set(pairs.map(([key]) => key));
  if (keys.size !== entries.length || pairs.length !== entries.length || Object.hasOwn(head, 'entries'))
    return parseYaml(file, text);
  return { value: { ...head, entries: Object.fromEntries(pairs) }, findings: [], pieces };
}

/** A piece that is a valid map. */
function parsePiece(file: string, piece: string): object | undefined {
  const { value, findings } = parseYaml(file, piece);
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isMap && findings.length === 0 ? value : undefined;
}
