import { hotels } from '../../../generated/data/hotels.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import { pages } from '../../../generated/routes/index.ts';

/** The number of facts on the site that stand in until somebody confirms them. */
export function countAssumed(): number {
  const keys = [...new Set(pages.map(({ key }) => key))];
  const lists = [...keys.map((key) => factsOf(key).assumed), ...hotels.map(({ assumed }) => assumed)];
  return lists.reduce((sum, { length }) => sum + length, 0);
}
