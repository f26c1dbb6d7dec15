import { hash } from 'node:crypto';
import { type Finding, isError } from '../../diagnostics/diagnostic.ts';
import type { Cache } from '../../run/cache.ts';
import type { FileKind } from '../schema/kinds.ts';

/** A valid YAML file as data, or the findings of another. */
export interface CheckedYaml {
  /** Undefined where it has errors. */
  readonly value: unknown;
  /** Errors in its YAML, against the schema of its kind, and characters that no text can hold. */
  readonly findings: readonly Finding[];
}

/** The cached part of a file without errors. */
interface CachedYaml {
  /** Digest of its text. */
  readonly digest: string;
  readonly value: unknown;
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
  const cached = cache?.find(key) as CachedYaml | undefined;
  if (cached?.digest === digest) return { value: cached.value, findings: [] };
  const { parseYaml } = await import('./parse-yaml.ts');
  const { value, findings: faults } = parseYaml(file, text);
  if (value === undefined) return { value, findings: faults };
  const { checkShape } = await import('./check-shape.ts');
  const { checkCharacters } = await import('./check-characters.ts');
  const findings = [
    ...faults,
    ...checkShape(file, value, kind.schema, () => text),
    ...checkCharacters(file, value),
  ];
  // Warnings are not in the cache, so each run reports them.
  if (findings.length > 0) return { value: findings.some(isError) ? undefined : value, findings };
  cache?.store(key, { digest, value } satisfies CachedYaml);
  return { value, findings };
}
