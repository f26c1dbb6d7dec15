import type { Finding } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { FactsFile, TermsFile } from '../schema/facts/fact-declarations.ts';
import type { RoutesEntry } from '../schema/routes/routes.ts';
import type { TextsByFile } from './read-files.ts';

/** Facts and terms as declared. */
interface FactDeclarations {
  readonly facts: FactsFile;
  /** By vocabulary. */
  readonly terms: ReadonlyMap<string, TermsFile>;
}

/** Checks the values of entries against the declarations of their facts. */
export async function checkFactShapes(
  entries: ReadonlyMap<string, RoutesEntry>,
  { facts, terms }: FactDeclarations,
  texts: TextsByFile,
): Promise<Finding[]> {
  if (![...entries.values()].some((entry) => entry.facts ?? entry.assumed)) return [];
  const [{ createFactValuesSchema }, { checkShape }] = await Promise.all([
    import('../schema/facts/fact-values.ts'),
    import('./check-shape.ts'),
  ]);
  const schema = createFactValuesSchema(facts, terms);
  const findings: Finding[] = [];
  for (const [file, entry] of entries) {
    for (const block of ['facts', 'assumed'] as const) {
      const known = { ...entry[block] };
      for (const name of Object.keys(known)) {
        if (Object.hasOwn(facts, name)) continue;
        findings.push(describeUnknown(file, block, name, facts));
        delete known[name];
      }
      findings.push(...checkShape(file, known, schema, () => texts.get(file) ?? '', [block]));
    }
  }
  return findings;
}

function describeUnknown(file: string, block: string, name: string, facts: FactsFile): Finding {
  return {
    code: 'FIELD_UNKNOWN',
    message: `There is no fact “${name}”.`,
    help: `${didYouMean(name, Object.keys(facts))}Rename or remove it, or declare it in data/facts.yaml.`,
    at: [{ file, path: [block, name], on: 'key' }],
  };
}
