import { expect, test } from 'vitest';
import { facts } from '../../../generated/data/facts.ts';
import { hotels } from '../../../generated/data/hotels.ts';
import { locales } from '../../../generated/locales.ts';
import { factsOf, statedFactsOf } from '../../../generated/routes/facts.ts';
import type { BuiltDocument, Json, JsonObject } from '../fixture/built-document.ts';
import { documents } from '../fixture/built-pages.ts';
import { origin } from '../fixture/built-site.ts';
import { differ, testDocuments } from '../fixture/check.ts';
import { findAll } from '../fixture/find-all.ts';

const nodesOf = ({ nodes = [] }: BuiltDocument) => nodes;
const ofType = (document: BuiltDocument, type: string) =>
  nodesOf(document).filter((node) => node['@type'] === type);
const withType = (type: string) => documents.filter((document) => ofType(document, type).length > 0);

/** Everything that a value describes rather than refers to, at any depth. */
function everythingIn(value: Json): readonly JsonObject[] {
  if (isList(value)) return value.flatMap(everythingIn);
  if (!isObject(value) || !('@type' in value)) return [];
  return [value, ...Object.values(value).flatMap(everythingIn)];
}

/** The `@id`s that a value refers to, at any depth. */
function referencesIn(value: Json): readonly string[] {
  if (isList(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  return '@type' in value ? Object.values(value).flatMap(referencesIn) : [String(value['@id'])];
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

testDocuments('every page that search engines may show has a graph, and no other page', ({ page, nodes }) =>
  differ('has a graph', nodes !== undefined, page.indexable),
);

const described = new Map<string, Set<string>>();
for (const node of documents.flatMap(nodesOf)) {
  const id = String(node['@id']);
  described.set(id, (described.get(id) ?? new Set()).add(JSON.stringify(node)));
}

testDocuments(
  'every reference leads to a thing that some page describes, and says what it is',
  (document) => {
    const everything = nodesOf(document).flatMap(everythingIn);
    const named = everything.flatMap((node) => (node['@id'] === undefined ? [] : String(node['@id'])));
    const references = referencesIn(nodesOf(document));
    // A parser that reads one page learns type and name.
    const own = new Set(nodesOf(document).map((node) => node['@id']));
    const known = everything.filter((node) => own.has(node['@id'] ?? null) || typeof node.name === 'string');
    const ids = new Set(known.map((node) => node['@id']));
    return [
      ...[...references, ...named].filter((id) => !described.has(id)),
      ...references.filter((id) => !ids.has(id)).map((id) => `${id} without a name`),
    ];
  },
);

test('a thing that several pages describe is described alike', () => {
  expect([...described].filter(([, texts]) => texts.size > 1).map(([id]) => id)).toEqual([]);
  expect(documents.flatMap(nodesOf).length).toBeGreaterThan(described.size);
});

testDocuments('every address is absolute, at the site’s origin', (document) => {
  const names = ['@id', 'url', 'item', 'image', 'logo', 'urlTemplate'];
  const isAbsolute = (value: unknown) => String(value).startsWith(`${origin}/`);
  return everythingIn(nodesOf(document)).flatMap((node) =>
    names.filter((name) => typeof node[name] === 'string' && !isAbsolute(node[name])),
  );
});

testDocuments(
  'the first node is the page, in its own language, with the breadcrumbs that it shows',
  (document) => {
    const { page, path, nodes, html } = document;
    if (nodes === undefined) return [];
    const lists = ofType(document, 'BreadcrumbList');
    const steps = everythingIn(lists).filter((node) => node['@type'] === 'ListItem');
    const shown = /<nav class="breadcrumbs".*?<\/nav>/s.exec(html)?.[0] ?? '';
    const isHome = page.key === 'home';
    return [
      ...differ(
        'first node',
        [nodes[0]?.['@id'], nodes[0]?.inLanguage],
        [origin + path, locales[page.locale].bcp47],
      ),
      ...differ('lists', lists.length, isHome ? 0 : 1),
      ...differ(
        'steps',
        steps.map(({ name }) => name),
        findAll(shown, /<(?:a|span)[^>]*>([^<]+)</g),
      ),
      ...differ('last step', steps.at(-1)?.item, isHome ? undefined : origin + path),
    ];
  },
);

testDocuments(
  'a list names pages that its page links to',
  (document) => {
    const links = new Set(document.references.map((path) => origin + path));
    const items = everythingIn(ofType(document, 'ItemList')).filter((node) => node['@type'] === 'ListItem');
    return items.map(({ url }) => String(url)).filter((url) => !links.has(url));
  },
  withType('ItemList'),
);

test('listings have lists', () => {
  const controllers = withType('ItemList').map(({ page }) => page.controller);
  expect(new Set(controllers)).toEqual(
    new Set(['post', 'blogs', 'offers', 'accommodations', 'destinations']),
  );
});

const types = { hotel: 'Hotel', village: 'Resort', camp: 'Campground' };
const propertiesOf = (key: string) => hotels.filter(({ page }) => page === key);

testDocuments(
  'each property stands on its page, and says nothing that is only assumed',
  ({ path, page, nodes = [] }) =>
    propertiesOf(page.key).flatMap((hotel) => {
      const node = nodes.find((candidate) => candidate['@id'] === `${origin}${path}#property-${hotel.name}`);
      const knows = (field: (typeof hotel.assumed)[number]) => !hotel.assumed.includes(field);
      return [
        ...differ('name', node?.name, hotel.locales[page.locale]),
        ...differ('type', node?.['@type'], knows('kind') ? types[hotel.kind] : 'LodgingBusiness'),
        ...differ('has stars', node && 'starRating' in node, knows('stars')),
      ];
    }),
  documents.filter(({ page }) => propertiesOf(page.key).length > 0),
);

testDocuments(
  'a property says nothing by a fact that is only assumed',
  ({ path, page, nodes = [] }) => {
    const { assumed } = factsOf(page.key);
    const isAssumed = (name: string) => assumed.some((other) => other === name);
    const stated = statedFactsOf(page.key).map(({ name }) => name);
    const propertiesOfFacts = (names: readonly string[]) =>
      facts.flatMap(({ name, schema }) => (schema !== undefined && names.includes(name) ? [schema] : []));
    const known = propertiesOfFacts(stated.filter((name) => !isAssumed(name)));
    const text = JSON.stringify(
      nodes.filter((node) => String(node['@id']).startsWith(`${origin}${path}#property-`)),
    );
    return propertiesOfFacts(stated.filter(isAssumed)).filter(
      (property) => !known.includes(property) && text.includes(`"${property}":`),
    );
  },
  documents.filter(({ page }) => propertiesOf(page.key).length > 0),
);

testDocuments(
  'an offer has no days of booking that are only assumed',
  ({ page, nodes = [] }) => {
    const { assumed } = factsOf(page.key);
    if (!facts.some(({ name, role }) => role !== undefined && assumed.includes(name))) return [];
    const own = nodes.filter((node) => node['@type'] === 'Offer' && node.name === page.title);
    return own.flatMap(({ validFrom, validThrough }) =>
      differ('days', [validFrom, validThrough], [undefined, undefined]),
    );
  },
  withType('Offer'),
);

testDocuments(
  'questions and answers stand on the page that claims them',
  (document) => {
    const questions = everythingIn(nodesOf(document)).filter((node) => node['@type'] === 'Question');
    const headings = findAll(document.html, /<h[23][^>]*>(.*?)<\/h[23]>/g);
    const answers = questions.flatMap((question) => everythingIn(question.acceptedAnswer ?? null));
    const texts = answers.map(({ text }) => String(text).replaceAll(`${origin}/`, '/'));
    return [
      ...questions.map(({ name }) => String(name)).filter((name) => !headings.includes(name)),
      ...texts.filter((text) => !document.html.includes(text)),
    ];
  },
  withType('FAQPage'),
);

testDocuments('snippets of search engines have no fact of a panel that is only assumed', ({ page, html }) => {
  const shown = findAll(html, /<div data-fact="([^"]+)"(?! [^>]*data-nosnippet)[^>]*>/g);
  return shown.filter((name) => factsOf(page.key).assumed.some((other) => other === name));
});
