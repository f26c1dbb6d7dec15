import { expect, test } from 'vitest';
import { applyFilter, parseFilter, queryOfFilter } from '../../../app/components/listing/filters.ts';
import { childPages } from '../../../app/components/listing/listing-of.ts';
import { ordersOf } from '../../../app/components/listing/order.ts';
import { facts } from '../../../generated/data/facts.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import { areas, findPage, type Page } from '../../../generated/routes/index.ts';
import { site } from '../site-on.ts';

const listings = Object.values(areas).flatMap(({ listing }) => (listing && findPage(listing, 'en')) ?? []);
const cases = listings.flatMap((page) =>
  ordersOf(site, page).map(({ name }) => ({ page, name, path: page.path })),
);

/** The least number of a fact; undefined where it is not stated. */
function leastOf({ key }: Page, name: (typeof facts)[number]['name']): number | undefined {
  const value = factsOf(key).values[name];
  if (value === undefined) return undefined;
  if (typeof value === 'object' && value !== null && 'amount' in value) return Number(value.amount);
  return Math.min(...([value].flat() as number[]));
}

test('a listing is not ordered by a fact in which its entries agree', () => {
  for (const { page, name } of cases) {
    const entries = childPages(site, page.key, page.locale);
    expect(new Set(entries.map((entry) => leastOf(entry, name))).size, page.path).toBeGreaterThan(1);
  }
});

test('every fact that orders lists does so in one', () => {
  const ordering = facts.filter(({ ordersLists }) => ordersLists).map(({ name }) => name);
  expect(new Set(cases.map(({ name }) => name))).toEqual(new Set(ordering));
});

test('what orders a list is seen on its cards', () => {
  for (const { name, ordersLists, brief = [] } of facts)
    if (ordersLists) expect(brief, name).toContain('card');
});

test.each(cases)('$path by $name: least first, what is not stated last', ({ page, name }) => {
  const filter = parseFilter(site, page, new URLSearchParams({ order: name }));
  expect(queryOfFilter(page, filter)).toBe(`?order=${name}`);
  const entries = childPages(site, page.key, page.locale);
  const ordered = applyFilter(site, entries, filter);
  expect(new Set(ordered)).toEqual(new Set(entries));
  const numbers = ordered.map((entry) => leastOf(entry, name) ?? Number.POSITIVE_INFINITY);
  expect(numbers).toEqual(numbers.toSorted((one, other) => (one === other ? 0 : one - other)));
});

test('an order that the listing does not offer leaves its own', () => {
  for (const [key, order] of [
    ['hotels', 'duration'],
    ['tours', '__proto__'],
    ['blog', 'beachDistance'],
  ] as const) {
    const page = findPage(key, 'en');
    expect(page && parseFilter(site, page, new URLSearchParams({ order }))).toEqual({});
  }
});
