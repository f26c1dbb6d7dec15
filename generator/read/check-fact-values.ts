import { hash } from 'node:crypto';
import type { Cache } from '../cache/cache.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { FactsFile, TermsFile } from './schema/fact-declarations.ts';
import type { RoutesEntry } from './schema/routes.ts';

/** Facts and terms as declared. */
export interface FactDeclarations {
  readonly facts: FactsFile;
  /** By vocabulary. */
  readonly terms: ReadonlyMap<string, TermsFile>;
}

const blocks = ['facts', 'assumed'] as const;

/** Checks the values of entries against the declarations of their facts. Values that passed once are remembered. */
export async function checkFactValues(
  entries: ReadonlyMap<string, RoutesEntry>,
  { facts, terms }: FactDeclarations,
  texts: ReadonlyMap<string, string>,
  cache?: Cache,
): Promise<Finding[]> {
  const stated = [...entries].flatMap(([file, entry]) =>
    blocks.flatMap((block) => (entry[block] === undefined ? [] : [{ file, block, values: entry[block] }])),
  );
  if (stated.length === 0) return [];
  const known = [...terms].map(([vocabulary, list]) => [vocabulary, Object.keys(list)]);
  const key = `facts ${hash('sha256', JSON.stringify([facts, known, stated]))}`;
  if (cache?.find(key) === true) return [];
  const [{ createFactValuesSchema }, { checkShape }] = await Promise.all([
    import('./schema/fact-values.ts'),
    import('./check-shape.ts'),
  ]);
  const schema = createFactValuesSchema(facts, terms);
  const findings = stated.flatMap(({ file, block, values }) =>
    checkShape(file, values, schema, texts.get(file) ?? '', [block]),
  );
  if (findings.length === 0) cache?.keep(key, true);
  return findings;
}
