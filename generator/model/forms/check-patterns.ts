import type { Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import type { SpecSource } from '../../spec/files/spec-source.ts';
import { apiFile } from '../api/api-references.ts';

/** A regular expression of the spec. */
interface Pattern {
  readonly pattern: string;
  readonly file: string;
  readonly path: YamlPath;
}

/** An attack on a pattern: the beginning of a value, and how its time grows; undefined if there is none. */
type Attack = { readonly value: string; readonly growth: string } | undefined;

/**
 * Reports patterns of forms and of the API that take unreasonable time for some values. Returns the spec without the
 * forms that have one, since their examples are tested next.
 */
export async function checkPatterns(source: SpecSource, report: Report): Promise<SpecSource> {
  const { forms, api } = source;
  const patterns = [...forms].flatMap(([name, form]) => patternsOf(form, formFile(name)));
  if (api !== undefined) patterns.push(...patternsOf(api, apiFile));
  const attacks = await findAttacks([...new Set(patterns.map(({ pattern }) => pattern))]);
  const slow = new Set<string>();
  for (const { pattern, file, path } of patterns) {
    const attack = attacks.get(pattern);
    if (attack === undefined) continue;
    slow.add(file);
    report({
      code: 'PATTERN_SLOW',
      message: `The time to test a value such as ${JSON.stringify(attack.value)} grows ${attack.growth} its length.`,
      help: 'Rewrite it so that each character can match in one way only: no (a+)+, no (a|a)*, no a*a*; begin it with ^.',
      at: [{ file, path }],
    });
  }
  if (slow.size === 0) return source;
  const sound = [...forms].filter(([name]) => !slow.has(formFile(name)));
  return { ...source, forms: new Map(sound), incomplete: true };
}

const formFile = (name: string) => `forms/${name}.yaml`;

/** Every value of a “pattern” within a file; examples are values, not schemas. */
function patternsOf(value: unknown, file: string, path: YamlPath = []): Pattern[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const innerPath = [...path, Array.isArray(value) ? Number(name) : name];
    if (/^examples?$/.test(name)) return [];
    if (name === 'pattern' && typeof inner === 'string') return [{ pattern: inner, file, path: innerPath }];
    return patternsOf(inner, file, innerPath);
  });
}

/** A pattern that cannot be read is reported elsewhere; one that cannot be judged in ten seconds passes. */
async function findAttacks(patterns: readonly string[]): Promise<ReadonlyMap<string, Attack>> {
  if (patterns.length === 0) return new Map();
  // The pure form: the package's own choice depends on the platform, and starts processes.
  const { default: recheck } = await import('recheck/lib/browser.js');
  return new Map(
    patterns.map((pattern): [string, Attack] => {
      const result = recheck.checkSync(pattern, 'u', { timeout: 10_000 });
      if (result.status !== 'vulnerable') return [pattern, undefined];
      const { attack, complexity } = result;
      const growth = complexity.type === 'exponential' ? 'exponentially with' : 'faster than';
      return [pattern, { value: `${attack.string.slice(0, 12)}…`, growth }];
    }),
  );
}
