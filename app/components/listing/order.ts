import { type Fact, facts } from '../../../generated/data/facts.ts';
import { statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { childPages, listedArea } from './listing-of.ts';

/** The query parameter with the fact by which a list is sorted; also its name in a `Filter`. */
export const orderName = 'order';

/** The facts by which the entries of a listing can be sorted: those in which at least two of them differ. */
export function ordersOf(context: RenderContext, page: Page): readonly Fact[] {
  const kind = listedArea(page)?.kind;
  if (kind === undefined) return [];
  const entries = childPages(context, page.key, page.locale);
  return facts.filter(
    ({ name, ordersLists, kinds }) =>
      ordersLists && kinds.includes(kind) && new Set(entries.map((entry) => leastOf(entry, name))).size > 1,
  );
}

/** The name of the fact in a query, as a value of a `Filter`. */
export function readOrder(context: RenderContext, page: Page, params: URLSearchParams): readonly string[] {
  const wanted = params.get(orderName);
  if (wanted === null) return [];
  return ordersOf(context, page).flatMap(({ name }) => (name === wanted ? [name] : []));
}

/** Sorts entries by the number of a fact, ascending; entries without the fact come last. */
export function orderBy(name: string, entries: readonly Page[]): readonly Page[] {
  const numbers = new Map(entries.map((entry) => [entry, leastOf(entry, name)]));
  const numberOf = (entry: Page) => numbers.get(entry) ?? Number.POSITIVE_INFINITY;
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
