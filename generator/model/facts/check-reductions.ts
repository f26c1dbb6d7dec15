import type { Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import { entryFile } from '../../spec/schema/routes/areas.ts';
import type { RoutesEntry } from '../../spec/schema/routes/routes.ts';
import type { AreaModel } from '../model.ts';
import type { FactsContext } from './check-facts.ts';

/** The roles of the facts by which guests can judge a reduction. */
const neededRoles = ['reference', 'basis', 'booking', 'stay'] as const;

const blocks = ['facts', 'assumed'] as const;

/** Reports an offer with a reduction that does not state the price it is taken from, its basis and its period. */
export function checkReduction(
  area: AreaModel,
  key: string,
  entry: RoutesEntry,
  { declared }: Pick<FactsContext, 'declared'>,
  report: Report,
): void {
  const reduction = findReduction(entry, declared);
  if (reduction === undefined) return;
  const stated = Object.keys({ ...entry.facts, ...entry.assumed });
  const missing = neededRoles.filter((role) => stated.every((name) => declared[name]?.role !== role));
  if (missing.length === 0) return;
  const names = missing.map((role) => {
    const name = Object.keys(declared).find((fact) => declared[fact]?.role === role);
    return name === undefined ? `a fact with the role ${role}, which data/facts.yaml lacks` : `“${name}”`;
  });
  report({
    code: 'REDUCTION_UNEXPLAINED',
    message: `“${key}” promises a reduction without its ${missing.join(', ')}.`,
    help: `State ${names.join(', ')} under “facts”, or under “assumed” until somebody confirms them; or remove the reduction.`,
    at: [{ file: entryFile(area.name, key), path: reduction }],
  });
}

/** The place of a figure of reduction: the headline or a fact with the role `discount`. */
function findReduction(entry: RoutesEntry, declared: FactsContext['declared']): YamlPath | undefined {
  const { upTo, percent } = entry.headline ?? {};
  if (upTo !== undefined || percent !== undefined) return ['headline'];
  for (const block of blocks)
    for (const name of Object.keys(entry[block] ?? {}))
      if (declared[name]?.role === 'discount') return [block, name];
  return undefined;
}
