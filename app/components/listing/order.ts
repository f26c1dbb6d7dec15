import { type Fact, facts } from '../../../generated/data/facts.ts';
import { statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { listedArea } from './listing-of.ts';

/** The query parameter with the fact by which a list is ordered; in a choice of a listing, too. */
export const orderName = 'order';

/** The facts by which entries of a listing can be ordered. */
export function ordersOf(page: Page): readonly Fact[] {
  const kind = listedArea(page)?.kind;
  return facts.filter(({ ordersLists, kinds }) => ordersLists && kind !== undefined && kinds.includes(kind));
}

/** The fact that a query orders a listing by, as a choice. */
export function readOrder(page: Page, params: URLSearchParams): readonly string[] {
  const wanted = params.get(orderName);
  return ordersOf(page).flatMap(({ name }) => (name === wanted ? [name] : []));
}

/** Entries by the number of a fact, least first; those that do not state it last. */
export function orderBy(name: string, entries: readonly Page[]): readonly Page[] {
  const numbers = new Map(entries.map((entry) => [entry, leastOf(entry, name)]));
  const numberOf = (entry: Page) => numbers.get(entry) ?? Number.POSITIVE_INFINITY;
  // The sort is stable.
  return entries.toSorted((one, other) => {
    const [first, second] = [numberOf(one), numberOf(other)];
    return first === second ? 0 : first - second;
  });
}

function leastOf({ key }: Page, name: string): number | undefined {
  const fact = statedFactsOf(key).find((stated) => stated.name === name);
  if (fact?.type === 'number') return Math.min(...[fact.value].flat());
  return fact?.type === 'money' ? fact.value.amount : undefined;
}
