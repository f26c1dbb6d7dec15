import { expect, test } from 'vitest';
import { destinations } from '../../generated/data/destinations.ts';
import { statedFactsOf } from '../../generated/routes/facts.ts';
import { findPage, pages, type RouteKey } from '../../generated/routes/index.ts';
import type { MarkdownNode } from '../../generator/spec/markdown/parse-markdown.ts';
import {
  findOtherMeasures,
  findUnusedMeasures,
  type KnownMeasures,
  measuresOfFact,
} from './checks/measures.ts';
import { parseBody } from './texts/read-bodies.ts';
import { readData } from './texts/read-data.ts';
import { type Text, texts } from './texts/read-texts.ts';

const known = readData<KnownMeasures[]>('body-measures');
const bodies = texts.of('en').filter(({ kind }) => kind === 'body');
const keys = new Set<string>(pages.map(({ key }) => key));
const isKey = (key: string): key is RouteKey => keys.has(key);

/** The measures of the entry of a body, of its place and of the entries that it links to; those of every place for an article. */
function factsOf({ key }: Text): ReadonlySet<string> {
  const entry = key.slice('bodies.'.length);
  const source = texts.source.content.find((one) => one.entry === entry && one.locale === 'en');
  const page = isKey(entry) ? findPage(entry, 'en') : undefined;
  const places = page?.place ? [page.place] : destinations.map((place) => place.key);
  const about = [entry, ...places, ...(source ? linksOf(parseBody(source)) : [])].filter(isKey);
  return new Set(about.flatMap((one) => statedFactsOf(one).flatMap(measuresOfFact)));
}

function linksOf(node: MarkdownNode): string[] {
  return [node.url.split('#')[0] ?? '', ...node.children.flatMap(linksOf)];
}

test('bodies state the measures of the facts, and listed ones', () => {
  expect(findOtherMeasures(bodies, factsOf, known)).toEqual([]);
});

test('every listed measure is still stated', () => {
  expect(findUnusedMeasures(bodies, known)).toEqual([]);
});
