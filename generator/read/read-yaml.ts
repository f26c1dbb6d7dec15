import { hash } from 'node:crypto';
import type { Cache } from '../cache/cache.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { ShapeFinding } from './check-shape.ts';
import type { Pieces } from './parse-entries.ts';
import type { FileKind } from './schema/kinds.ts';

/** A YAML file as data, with its findings. */
export interface CheckedYaml {
  /** Undefined where it could not be parsed. */
  readonly value: unknown;
  /** Errors in its YAML. */
  readonly findings: readonly Finding[];
  /** Errors in its values: against the schema of its kind, and characters that no text can hold. */
  readonly shape: readonly ShapeFinding[];
}

/** The cached part of a file without errors. */
interface KeptYaml {
  /** Digest of its text. */
  readonly digest: string;
  readonly value: unknown;
  readonly pieces: Pieces | undefined;
}

/** Parses a file and checks it against the schema of its kind, unless the cache has it. */
export async function readYaml(
  file: string,
  text: string,
  kind: FileKind,
  cache?: Cache,
): Promise<CheckedYaml> {
  const key = `yaml ${file}`;
  const digest = hash('sha256', text);
  const kept = cache?.find(key) as KeptYaml | undefined;
  if (kept?.digest === digest) return { value: kept.value, findings: [], shape: [] };
  const { parseEntries } = await import('./parse-entries.ts');
  const { value, findings, pieces } = parseEntries(file, text, kept?.pieces);
  if (value === undefined) return { value, findings, shape: [] };
  const { checkShape } = await import('./check-shape.ts');
  const { checkCharacters } = await import('./check-characters.ts');
  const shape = [...checkShape(file, value, kind, text), ...checkCharacters(file, value)];
  if (findings.length + shape.length === 0) cache?.keep(key, { digest, value, pieces } satisfies KeptYaml);
  return { value, findings, shape };
}
