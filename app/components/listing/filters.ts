import { encodePath, type Page, type PageKind } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { comparedName, readCompared } from './comparison.ts';
import { type FilterTerm, factFilters, filterTerms } from './fact-filters.ts';
import { readView, viewName } from './list-view.ts';
import { childPages, listedArea } from './listing-of.ts';
import { orderBy, orderName, readOrder } from './order.ts';

/**
 * The guest’s choice in a listing: non-empty values by name of the filter, in the order of the filters, then the sort
 * order, the entries to compare and the view.
 */
export type Filter = Readonly<Record<string, readonly string[]>>;

export interface FilterGroup {
  /** Also its query parameter. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** Whether it is a filter of a declared fact. */
  readonly isOfFact: boolean;
  /** Whether it has one value, which guests turn on and off. */
  readonly isSwitch: boolean;
}

interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Number of entries with this value, given the other choices. */
  readonly count: number;
  /** The entries without this value, if it is selected. */
  readonly left: readonly Page[];
  /** Root-relative, with the list's anchor; for a selected option, the address that clears it. */
  readonly href: string;
  readonly selected: boolean;
}

/** The filters of listings. Filters of declared facts follow them on the page and in addresses. */
const namesOfKind: Readonly<Partial<Record<PageKind, readonly (keyof typeof filterTerms)[]>>> = {
  property: ['destination', 'stars', 'kind'],
  offer: ['theme', 'destination'],
  article: ['topic'],
  tour: ['topic', 'destination'],
  restaurant: ['destination', 'open'],
  wellness: ['destination', 'open'],
  activity: ['destination', 'open'],
  venue: ['destination'],
};

/**
 * Reads a choice from the query of a listing’s address. Ignores unknown names and values that no entry has, except of
 * switches, and all but the first value of a filter that takes one.
 */
export function parseFilter(context: RenderContext, page: Page, params: URLSearchParams): Filter {
  const filters = filtersOf(page);
  const rest = [
    [orderName, readOrder(context, page, params)],
    [comparedName, readCompared(context, page, params)],
    [viewName, readView(page, params)],
  ].filter(([, values]) => values !== undefined && values.length > 0);
  const named = [...filters].filter(([name]) => params.has(name));
  if (named.length === 0 && rest.length === 0) return {};
  const entries = childPages(context, page.key, page.locale);
  const chosen = named.flatMap(([name, filter]) => {
    // On a day when nothing is open, a guest who asks for it finds nothing.
    const known = new Set(
      isSwitch(filter) ? filter.values : entries.flatMap((entry) => filter.valuesOf(entry, context.day)),
    );
    const wanted = new Set(params.getAll(name).filter((value) => known.has(value)));
    const values =
      filter.takes === 'one' ? [...wanted].slice(0, 1) : filter.values.filter((value) => wanted.has(value));
    return values.length === 0 ? [] : [[name, values]];
  });
  return Object.fromEntries([...chosen, ...rest]);
}

/** The entries that match a choice on the day of the site, sorted if the choice has an order. */
export function applyFilter(
  { day }: Pick<RenderContext, 'day'>,
  entries: readonly Page[],
  filter: Filter = {},
): readonly Page[] {
  const chosen = Object.entries(filter).flatMap(([name, values]) => {
    const term = findFilter(name);
    return term === undefined ? [] : [{ term, values }];
  });
  const matching = entries.filter((entry) =>
    chosen.every(({ term, values }) => {
      const has = (value: string) => term.valuesOf(entry, day).includes(value);
      return term.takes === 'all' ? values.every(has) : values.some(has);
    }),
  );
  const [order] = filter[orderName] ?? [];
  return order === undefined ? matching : orderBy(order, matching);
}

/** The canonical query of a choice, with names in a fixed order; '' if nothing is chosen. */
export function queryOfFilter(page: Page, filter: Filter): string {
  const pairs = [...filtersOf(page).keys(), orderName, comparedName, viewName].flatMap((name) =>
    (filter[name] ?? []).map((value) => [name, value]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

/** The choice without filters: the order and the view. */
export function withoutFilters({ [orderName]: order, [viewName]: view }: Filter): Filter {
  return { ...(order && { [orderName]: order }), ...(view && { [viewName]: view }) };
}

/** The anchor of a listing's entries. */
export const listAnchor = 'results';

/** The address of a choice, with an anchor, because the guest has already seen the page's head. */
export function listAddress(page: Page, filter: Filter, anchor = listAnchor): string {
  return `${encodePath(page.path)}${queryOfFilter(page, filter)}#${anchor}`;
}

export function labelsOfFilter(page: Page, filter: Filter): readonly string[] {
  return [...filtersOf(page)].flatMap(([name, term]) =>
    (filter[name] ?? []).map((value) => term.labelOf(value, page.locale) ?? value),
  );
}

/**
 * The filters of a listing for the current choice, without options that would leave no entries and those that all entries
 * of the list have.
 */
export function filterGroups(
  context: RenderContext,
  page: Page,
  filter: Filter = {},
): readonly FilterGroup[] {
  const filters = filtersOf(page);
  const entries = filters.size === 0 ? [] : childPages(context, page.key, page.locale);
  const groups = [...filters].map(([name, term]): FilterGroup => {
    const { [name]: current = [], ...others } = filter;
    const narrowed = applyFilter(
      context,
      entries,
      term.takes === 'all' ? { ...others, [name]: current } : others,
    );
    const counts = countValues(context, narrowed, term);
    const total = countValues(context, entries, term);
    const options = term.values.map((value): FilterOption => {
      const selected = current.includes(value);
      const remaining = term.takes === 'one' ? [] : current.filter((chosen) => chosen !== value);
      const wanted = { ...others, [name]: [...remaining, value] };
      const without = remaining.length > 0 ? { ...others, [name]: remaining } : others;
      return {
        value,
        label: term.labelOf(value, page.locale) ?? value,
        count: counts.get(value) ?? 0,
        left: selected ? applyFilter(context, entries, without) : [],
        href: listAddress(page, selected ? without : { ...wanted, [name]: inOrder(term, wanted[name]) }),
        selected,
      };
    });
    const offered = options.filter(
      ({ value, count, selected }) => selected || (count > 0 && total.get(value) !== entries.length),
    );
    return {
      name,
      label: term.label(page.locale, listedArea(page)?.kind),
      options: offered,
      isOfFact: factFilters.has(name),
      isSwitch: isSwitch(term),
    };
  });
  return groups.filter(({ options }) => options.length > 0);
}

const isSwitch = ({ values }: FilterTerm) => values.length === 1;

function countValues(
  { day }: RenderContext,
  entries: readonly Page[],
  term: FilterTerm,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of entries.flatMap((entry) => [...new Set(term.valuesOf(entry, day))])) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function inOrder({ values }: FilterTerm, chosen: readonly string[] = []): readonly string[] {
  return values.filter((value) => chosen.includes(value));
}

function findFilter(name: string): FilterTerm | undefined {
  return Object.hasOwn(filterTerms, name)
    ? filterTerms[name as keyof typeof filterTerms]
    : factFilters.get(name);
}

type Filters = ReadonlyMap<string, FilterTerm>;

const filtersByKind = new Map<PageKind, Filters>();

function filtersOf(page: Page): Filters {
  const kind = listedArea(page)?.kind;
  if (kind === undefined) return new Map();
  const filters = filtersByKind.get(kind) ?? collectFilters(kind);
  filtersByKind.set(kind, filters);
  return filters;
}

function collectFilters(kind: PageKind): Filters {
  const own = (namesOfKind[kind] ?? []).map((name): [string, FilterTerm] => [name, filterTerms[name]]);
  const ofFacts = [...factFilters].filter(([, { kinds }]) => kinds.includes(kind));
  return new Map([...own, ...ofFacts]);
}
