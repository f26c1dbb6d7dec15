import { type MapHub, map } from '../../../generated/data/map.ts';
import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import { statedFactsOf } from '../../../generated/routes/facts.ts';
import type { RouteKey } from '../../../generated/routes/index.ts';

/** The hubs on the map that the facts of a destination name. */
export function hubsOfPlace(place: RouteKey): readonly MapHub[] {
  const named = statedFactsOf(place).flatMap(termsOf);
  return (map?.hubs ?? []).filter(({ of, term }) => named.includes(`${of}.${term}`));
}

/** The number by which the key of the map names a hub. */
export function numberOfHub(hub: MapHub): number {
  return (map?.hubs.indexOf(hub) ?? 0) + 1;
}

function termsOf(fact: StatedFact): readonly string[] {
  if (fact.type === 'rows') return fact.value.flat().flatMap(termsOf);
  return fact.type === 'terms' ? fact.value.map((term) => `${fact.of}.${term}`) : [];
}
