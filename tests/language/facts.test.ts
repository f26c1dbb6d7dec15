/** Numbers in texts match the facts. */
import { expect, test } from 'vitest';
import { destinations } from '../../generated/data/destinations.ts';
import { factsOf as headlineFactsOf, statedFactsOf } from '../../generated/routes/facts.ts';
import { findPage, pages, type RouteKey } from '../../generated/routes/index.ts';
import type { MarkdownNode } from '../../generator/spec/markdown/parse-markdown.ts';
import { findForeignFigures, findLongSentences, findRepeatedParagraphs } from './checks/bodies.ts';
import { type Figures, findMissingFigures, findOtherFigures, findUnknownEntries } from './checks/figures.ts';
import {
  findOtherMeasures,
  findUnusedMeasures,
  type KnownMeasures,
  measuresOfFact,
} from './checks/measures.ts';
import { punctuation } from './rules/punctuation.ts';
import { type Exception, Exceptions } from './texts/exceptions.ts';
import { parseBody } from './texts/read-bodies.ts';
import { readData } from './texts/read-data.ts';
import { type Text, texts } from './texts/read-texts.ts';
import { rowOf } from './texts/row-of.ts';

/** The languages in which bodies are written first; the others have no figure of their own. */
const sources = ['hr', 'en', 'de'];
const bodiesOf = (locale: string) => texts.of(locale).filter(({ kind }) => kind === 'body');
const keys = new Set<string>(pages.map(({ key }) => key));
const isKey = (key: string): key is RouteKey => keys.has(key);
const entryOf = ({ key }: Pick<Text, 'key'>) => key.slice('bodies.'.length);
const measuresOf = (key: RouteKey) => statedFactsOf(key).flatMap(measuresOfFact);

const listed = readData<Figures>('figures');
const headlines = [...keys].filter(isKey).flatMap((key) => {
  const { kind, value } = headlineFactsOf(key).headline ?? {};
  return kind === undefined ? [] : [[key, kind === 'from' ? `€${value}` : `${value}%`] as const];
});
const documented = headlines.map(([key, figure]) => [key, [...(listed.documented[key] ?? []), figure]]);
const figures: Figures = {
  ...listed,
  documented: { ...listed.documented, ...Object.fromEntries(documented) },
};

test.each(texts.locales)(
  '%s has every headline and documented figure in its titles, and no other',
  (locale) => {
    const rules = rowOf(punctuation, locale, 'rules/punctuation.ts');
    expect(findMissingFigures(texts.of(locale), figures, rules)).toEqual([]);
    expect(findOtherFigures(texts.of(locale), figures)).toEqual([]);
  },
);

test('every entry that the data names exists', () => {
  expect(findUnknownEntries(texts.all, figures)).toEqual([]);
});

const allowed = ['body-figures', 'body-copies'].map((name) => new Exceptions(readData<Exception[]>(name)));
const [ofFigures = new Exceptions([]), ofCopies = new Exceptions([])] = allowed;
const repeated = texts.locales.map(
  (locale) => [locale, findRepeatedParagraphs(bodiesOf(locale), ofCopies)] as const,
);

/** Numbers of the facts of an entry, in metres and kilometres, minutes and hours. */
function figuresOfFacts(key: string): ReadonlySet<string> {
  const entry = entryOf({ key });
  const numbers = (isKey(entry) ? measuresOf(entry) : []).map(Number.parseFloat);
  return new Set(numbers.flatMap((number) => [number, number / 1000, number / 60]).map(String));
}

const foreign = findForeignFigures(texts.locales.flatMap(bodiesOf), sources, figuresOfFacts, ofFigures);

test.each(repeated)(
  '%s has no two bodies alike, and no sentence that is too long to follow',
  (locale, alike) => {
    expect(alike).toEqual([]);
    expect(findLongSentences(bodiesOf(locale))).toEqual([]);
  },
);

test('bodies have the figures of the source languages and no others; every exception is needed', () => {
  expect(foreign).toEqual([]);
  expect(allowed.flatMap((exceptions) => exceptions.unused())).toEqual([]);
});

/** The measures of the entry of a body, of its place and of the entries that it links to; those of every place for an article. */
function measuresFor(body: Text): ReadonlySet<string> {
  const entry = entryOf(body);
  const source = texts.source.content.find((one) => one.entry === entry && one.locale === 'en');
  const page = isKey(entry) ? findPage(entry, 'en') : undefined;
  const places = page?.place ? [page.place] : destinations.map((place) => place.key);
  const about = [entry, ...places, ...(source ? linksOf(parseBody(source)) : [])].filter(isKey);
  return new Set(about.flatMap(measuresOf));
}

function linksOf(node: MarkdownNode): string[] {
  return [node.url.split('#')[0] ?? '', ...node.children.flatMap(linksOf)];
}

test('bodies state the measures of the facts, and listed ones, all of them', () => {
  const known = readData<KnownMeasures[]>('body-measures');
  expect(findOtherMeasures(bodiesOf('en'), measuresFor, known)).toEqual([]);
  expect(findUnusedMeasures(bodiesOf('en'), known)).toEqual([]);
});
