import { factsOf, statedFactsOf } from '../../../generated/routes/facts.ts';
import type { RouteKey } from '../../../generated/routes/index.ts';

const known = new Map<RouteKey, readonly string[]>();

/** Names of the properties that an entry belongs to: those that it names, else those of its facts, which may be assumed. */
export function hotelsOfEntry(key: RouteKey): readonly string[] {
  let names = known.get(key);
  if (names === undefined) {
    const named = factsOf(key).hotels;
    const stated = statedFactsOf(key).flatMap((fact) => (fact.type === 'properties' ? fact.value : []));
    names = named.length > 0 ? named : stated;
    known.set(key, names);
  }
  return names;
}
