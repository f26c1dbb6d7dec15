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

const blocks = ['facts', 'assumed'] as const;

/** Checks the values of entries against the declarations of their facts. */
export async function checkFactValues(
  entries: ReadonlyMap<string, RoutesEntry>,
  { facts, terms }: FactDeclarations,
  texts: TextsByFile,
): Promise<Finding[]> {
  const stated = [...entries].flatMap(([file, entry]) =>
    blocks.flatMap((block) => (entry[block] === undefined ? [] : [{ file, block, values: entry[block] }])),
  );
  if (stated.length === 0) return [];
  const [{ createFactValuesSchema }, { checkShape }] = await Promise.all([
    import('../schema/facts/fact-values.ts'),
    import('./check-shape.ts'),
  ]);
  const schema = createFactValuesSchema(facts, terms);
  return stated.flatMap(({ file, block, values }) => {
    const known = Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(facts, name)));
    const unknown = Object.keys(values).filter((name) => !Object.hasOwn(facts, name));
    return [
      ...unknown.map((name) => describeUnknown(file, block, name, facts)),
      ...checkShape(file, known, schema, () => texts.get(file) ?? '', [block]),
    ];
  });
}

function describeUnknown(file: string, block: string, name: string, facts: FactsFile): Finding {
  return {
    code: 'FIELD_UNKNOWN',
    message: `There is no fact “${name}”.`,
    help: `${didYouMean(name, Object.keys(facts))}Rename or remove it, or declare it in data/facts.yaml.`,
    at: [{ file, path: [block, name], on: 'key' }],
  };
}
