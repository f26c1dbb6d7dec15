import { hash } from 'node:crypto';
import type { Problem } from '../diagnostics/diagnostic.ts';
import type { WorkCache } from '../work-cache.ts';
import type { ShapeProblem } from './check-shape.ts';
import type { Pieces } from './parse-entries.ts';
import type { FileKind } from './schema/kinds.ts';

/** A YAML file as data, with what is wrong with it. */
export interface CheckedYaml {
  /** Undefined where it could not be parsed. */
  readonly value: unknown;
  /** What is wrong with it as YAML. */
  readonly problems: readonly Problem[];
  /** What is wrong with it as a file of its kind. */
  readonly shape: readonly ShapeProblem[];
}

/** What is kept of a file without faults. */
interface KeptYaml {
  /** Of its text. */
  readonly digest: string;
  readonly value: unknown;
  readonly pieces: Pieces | undefined;
}

/** Parses a file and checks it against the schema of its kind, where the text is another than when it was kept. */
export async function readYaml(
  file: string,
  text: string,
  kind: FileKind,
  cache?: WorkCache,
): Promise<CheckedYaml> {
  const key = `yaml ${file}`;
  const digest = hash('sha256', text);
  const kept = cache?.find(key) as KeptYaml | undefined;
  if (kept?.digest === digest) return { value: kept.value, problems: [], shape: [] };
  const { parseEntries } = await import('./parse-entries.ts');
  const { value, problems, pieces } = parseEntries(file, text, kept?.pieces);
  if (value === undefined) return { value, problems, shape: [] };
  const { checkShape } = await import('./check-shape.ts');
  const shape = checkShape(file, value, kind, text);
  if (problems.length + shape.length === 0) cache?.keep(key, { digest, value, pieces } satisfies KeptYaml);
  return { value, problems, shape };
}
