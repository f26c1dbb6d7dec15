import { beforeAll, expect, test } from 'vitest';
import { hotels } from '../../generated/data/hotels.ts';
import { locales } from '../../generated/locales.ts';
import type { Page } from '../../generated/routes/index.ts';
import { builtSite, origin } from './fixture/built-site.ts';
import { findAll } from './fixture/find-all.ts';
import { everythingIn, type PageGraph, readGraphs, referencesIn } from './fixture/graphs.ts';
import { findFaults, type JsonObject } from './fixture/vocabulary.ts';

let graphs: readonly PageGraph[] = [];
beforeAll(() => {
  graphs = readGraphs();
});

const addressOf = (page: Page) => origin + encodeURI(page.path);
const ofType = ({ nodes }: PageGraph, type: string) => nodes.filter((node) => node['@type'] === type);
const faultsOf = (check: (graph: PageGraph) => readonly string[]) =>
  graphs.flatMap((graph) => check(graph).map((fault) => `${graph.page.path}: ${fault}`));

test('every page that search engines may show has one graph, and no other page', () => {
  expect(graphs.map(({ page }) => page.path)).toEqual(
    builtSite.pages.filter((page) => page.indexable).map((page) => page.path),
  );
});

test('every type, property and value is of the vocabulary of schema.org', () => {
  expect(faultsOf(({ nodes }) => nodes.flatMap(findFaults))).toEqual([]);
});

test.each<[string, JsonObject]>([
  ['a type that does not exist', { '@type': 'HotelRestaurant', name: 'Sol' }],
  ['a property of another type', { '@type': 'Organization', openingHours: 'Mo-Su 08:00-20:00' }],
  ['a thing of the wrong type', { '@type': 'Hotel', geo: { '@type': 'PostalAddress' } }],
  ['a fault further in', { '@type': 'Hotel', address: { '@type': 'PostalAddress', city: 'Brela' } }],
])('the vocabulary refuses %s', (_what, node) => {
  expect(findFaults(node)).toHaveLength(1);
});

test('every reference leads to a thing that some page describes', () => {
  const described = new Set(graphs.flatMap(({ nodes }) => nodes.map((node) => node['@id'])));
  const namedIn = (nodes: readonly JsonObject[]) => everythingIn(nodes).flatMap((node) => node['@id'] ?? []);
  expect(
    faultsOf(({ nodes }) =>
      [...referencesIn(nodes), ...namedIn(nodes).map(String)].filter((id) => !described.has(id)),
    ),
  ).toEqual([]);
});

test('a parser that reads one page learns type and name of all that the page refers to', () => {
  expect(
    faultsOf(({ nodes }) => {
      const own = nodes.map((node) => node['@id']);
      const known = everythingIn(nodes).filter(
        ({ '@id': id, name }) => own.includes(id) || typeof name === 'string',
      );
      const ids = new Set(known.map((node) => node['@id']));
      return referencesIn(nodes).filter((id) => !ids.has(id));
    }),
  ).toEqual([]);
});

test('a thing that several pages describe is described alike', () => {
  const texts = Map.groupBy(
    graphs.flatMap(({ nodes }) => nodes),
    (node) => node['@id'],
  );
  const differing = [...texts].filter(
    ([, nodes]) => new Set(nodes.map((node) => JSON.stringify(node))).size > 1,
  );
  expect(differing.map(([id]) => id)).toEqual([]);
  expect([...texts.values()].some((nodes) => nodes.length > 1)).toBe(true);
});

test('every address is absolute, at the site’s origin', () => {
  const names = ['@id', 'url', 'item', 'image', 'logo', 'urlTemplate'];
  const isAbsolute = (value: unknown) => String(value).startsWith(`${origin}/`);
  expect(
    faultsOf(({ nodes }) =>
      everythingIn(nodes).flatMap((node) =>
        names.filter((name) => typeof node[name] === 'string' && !isAbsolute(node[name])),
      ),
    ),
  ).toEqual([]);
});

test('the first node is the page, in its own language', () => {
  for (const { page, nodes } of graphs) {
    expect(nodes[0]).toMatchObject({ '@id': addressOf(page), inLanguage: locales[page.locale].bcp47 });
  }
});

test('every page below home has the breadcrumbs that it shows', () => {
  for (const graph of graphs.filter(({ page }) => page.key !== 'home')) {
    const [list, ...more] = ofType(graph, 'BreadcrumbList');
    expect(more).toEqual([]);
    const steps = everythingIn(list ?? null).filter((node) => node['@type'] === 'ListItem');
    const shown = /<nav class="breadcrumbs".*?<\/nav>/s.exec(graph.html)?.[0] ?? '';
    const names = findAll(shown, /<(?:a|span)[^>]*>([^<]+)</g);
    expect(steps.map((step) => step.name)).toEqual(names);
    expect(steps.at(-1)?.item).toBe(addressOf(graph.page));
  }
});

test('a list names pages that its page links to', () => {
  const listing = graphs.filter((graph) => ofType(graph, 'ItemList').length > 0);
  expect(new Set(listing.map(({ page }) => page.controller))).toEqual(
    new Set(['post', 'blogs', 'offers', 'accommodations', 'destinations']),
  );
  for (const graph of listing) {
    const links = new Set(findAll(graph.html, / href="([^"]*)"/g).map((path) => origin + path));
    const items = everythingIn(ofType(graph, 'ItemList')).filter((node) => node['@type'] === 'ListItem');
    expect(items.filter((item) => !links.has(String(item.url)))).toEqual([]);
  }
});

test('each property stands on its page, and says nothing that is only assumed', () => {
  const types = { hotel: 'Hotel', village: 'Resort', camp: 'Campground' };
  for (const hotel of hotels.filter(({ page }) => page !== null)) {
    const own = graphs.filter(({ page }) => page.key === hotel.page);
    expect(own.length).toBeGreaterThan(0);
    for (const { page, nodes } of own) {
      const id = `${addressOf(page)}#property-${hotel.name}`;
      const node = nodes.find((candidate) => candidate['@id'] === id);
      const knows = (field: (typeof hotel.assumed)[number]) => !hotel.assumed.includes(field);
      expect(node?.name).toBe(hotel.locales[page.locale]);
      expect(node?.['@type']).toBe(knows('kind') ? types[hotel.kind] : 'LodgingBusiness');
      expect(node !== undefined && 'starRating' in node).toBe(knows('stars'));
    }
  }
});

test('questions and answers stand on the page that claims them', () => {
  const asking = graphs.filter((graph) => ofType(graph, 'FAQPage').length > 0);
  expect(asking.map(({ page }) => page.path)).toContain('/en/other/faq');
  for (const { nodes, html } of asking) {
    const questions = everythingIn(nodes).filter((node) => node['@type'] === 'Question');
    const headings = findAll(html, /<h2[^>]*>(.*?)<\/h2>/g);
    expect(questions.map(({ name }) => name).filter((name) => !headings.includes(String(name)))).toEqual([]);
    for (const [answer] of questions.map((question) => everythingIn(question.acceptedAnswer ?? null))) {
      expect(html).toContain(String(answer?.text).replaceAll(`${origin}/`, '/'));
    }
  }
});
