import { encodePath, type Page, type RouteKey } from '../../../generated/routes/index.ts';
import { childPages } from './child-pages.ts';
import { type FilterName, filterTerms } from './filter-terms.ts';

/** What a guest has chosen: at most one value of each name. */
export type Filter = { readonly [N in FilterName]?: string };

/** The values of one name that can be chosen. */
export interface FilterGroup {
  readonly name: FilterName;
  readonly label: string;
  readonly options: readonly FilterOption[];
}

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** How many entries there are with it, beside what is chosen of other names. */
  readonly count: number;
  /** Root-relative, with the anchor of the list; of a selected option, the address without it. */
  readonly href: string;
  readonly selected: boolean;
}

/** The listings that can be narrowed, each with its names in the order in which they are shown and stand in addresses. */
const namesOfListing: Readonly<Partial<Record<RouteKey, readonly FilterName[]>>> = {
  hotels: ['destination', 'stars', 'kind'],
  offers: ['theme', 'destination'],
  blog: ['topic'],
  tours: ['topic', 'destination'],
};

/**
 * Reads a choice from the query of a listing’s address. Names and values that no entry of the listing has are passed over,
 * as is everything on a page that cannot be narrowed; of several values of a name the first counts.
 */
export function parseFilter(page: Page, params: URLSearchParams): Filter {
  const names = namesOf(page).filter((name) => params.has(name));
  if (names.length === 0) return {};
  const entries = childPages(page.key, page.locale);
  const chosen = names.flatMap((name) => {
    const known = new Set(entries.flatMap(filterTerms[name].valuesOf));
    const value = params.getAll(name).find((candidate) => known.has(candidate));
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(chosen);
}

/** The entries that fit a choice, in their order. */
export function applyFilter(entries: readonly Page[], filter: Filter = {}): readonly Page[] {
  const chosen = Object.entries(filter) as [FilterName, string][];
  return entries.filter((entry) =>
    chosen.every(([name, value]) => filterTerms[name].valuesOf(entry).includes(value)),
  );
}

/** The query that stands for a choice, its names in one order; '' where nothing is chosen. */
export function queryOfFilter(page: Page, filter: Filter): string {
  const pairs = namesOf(page).flatMap((name) => (filter[name] === undefined ? [] : [[name, filter[name]]]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

/** The place in a listing where its entries begin. */
export const listAnchor = 'results';

/** Where a link to a choice leads: past what is above the list, which the guest has seen. */
export function listAddress(page: Page, filter: Filter): string {
  return `${encodePath(page.path)}${queryOfFilter(page, filter)}#${listAnchor}`;
}

/** The labels of what is chosen, in the order of the names. */
export function labelsOfFilter(page: Page, filter: Filter): readonly string[] {
  return namesOf(page).flatMap((name) => {
    const value = filter[name];
    return value === undefined ? [] : [labelOf(name, value, page)];
  });
}

/** What can be chosen on a listing, given what is; an option that would leave nothing is not offered. */
export function filterGroups(page: Page, filter: Filter = {}): readonly FilterGroup[] {
  const names = namesOf(page);
  const entries = names.length === 0 ? [] : childPages(page.key, page.locale);
  const groups = names.map((name): FilterGroup => {
    const { label, values } = filterTerms[name];
    const { [name]: current, ...others } = filter;
    const options = values.map((value): FilterOption => {
      const wanted = { ...others, [name]: value };
      const selected = current === value;
      return {
        value,
        label: labelOf(name, value, page),
        count: applyFilter(entries, wanted).length,
        href: listAddress(page, selected ? others : wanted),
        selected,
      };
    });
    const offered = options.filter(({ count, selected }) => count > 0 || selected);
    return { name, label: label(page.locale), options: offered };
  });
  return groups.filter(({ options }) => options.length > 0);
}

function namesOf({ key }: Page): readonly FilterName[] {
  return namesOfListing[key] ?? [];
}

function labelOf(name: FilterName, value: string, { locale }: Page): string {
  return filterTerms[name].labelOf(value, locale) ?? value;
}
