import { areas, encodePath, type Page, type PageKind } from '../../../generated/routes/index.ts';
import { childPages } from './child-pages.ts';
import { type FilterName, filterTerms } from './filter-terms.ts';

/** The guest's choice: at most one value of each filter. */
export type Filter = { readonly [N in FilterName]?: string };

/** The options of one filter. */
export interface FilterGroup {
  readonly name: FilterName;
  readonly label: string;
  readonly options: readonly FilterOption[];
}

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Number of entries with this value, given the choices in the other filters. */
  readonly count: number;
  /** Root-relative, with the list's anchor; for a selected option, the address that clears it. */
  readonly href: string;
  readonly selected: boolean;
}

/** The kinds whose listings have filters, and the order of the filters on the page and in addresses. */
const namesOfKind: Readonly<Partial<Record<PageKind, readonly FilterName[]>>> = {
  property: ['destination', 'stars', 'kind'],
  offer: ['theme', 'destination'],
  article: ['topic'],
  tour: ['topic', 'destination'],
};

/**
 * Reads a choice from the query of a listing’s address. Unknown names, and values that no entry has, are ignored; the
 * first of several values counts. A page without filters has no choice.
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

/** The entries that match a choice, in their order. */
export function applyFilter(entries: readonly Page[], filter: Filter = {}): readonly Page[] {
  const chosen = Object.entries(filter) as [FilterName, string][];
  return entries.filter((entry) =>
    chosen.every(([name, value]) => filterTerms[name].valuesOf(entry).includes(value)),
  );
}

/** The canonical query of a choice, with its names in a fixed order; '' if nothing is chosen. */
export function queryOfFilter(page: Page, filter: Filter): string {
  const pairs = namesOf(page).flatMap((name) => (filter[name] === undefined ? [] : [[name, filter[name]]]));
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

/** The anchor of a listing's entries. */
export const listAnchor = 'results';

/** The address of a choice, with the anchor of the list: the guest has already seen the page's head. */
export function listAddress(page: Page, filter: Filter): string {
  return `${encodePath(page.path)}${queryOfFilter(page, filter)}#${listAnchor}`;
}

/** The labels of the chosen values, in the order of the filters. */
export function labelsOfFilter(page: Page, filter: Filter): readonly string[] {
  return namesOf(page).flatMap((name) => {
    const value = filter[name];
    return value === undefined ? [] : [labelOf(name, value, page)];
  });
}

/** The filters of a listing for the current choice, without options that would leave no entries. */
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

function namesOf({ key, area }: Page): readonly FilterName[] {
  const { kind, listing } = areas[area];
  return (key === listing && namesOfKind[kind]) || [];
}

function labelOf(name: FilterName, value: string, { locale }: Page): string {
  return filterTerms[name].labelOf(value, locale) ?? value;
}
