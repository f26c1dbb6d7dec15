import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { type Answers, factsOf, statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { termName } from '../../declarations/terms.ts';
import { oncePerContext, type RenderContext } from '../../document/render-context.ts';
import { hotelsOfPage } from '../entry/hotels.ts';
import { factFilters } from '../listing/fact-filters.ts';
import { listAddress } from '../listing/filters.ts';
import { listedUnder, listingOf } from '../listing/listing-of.ts';
import { factText, formatNumber } from './fact-texts.ts';

/** The column of a table with the fact that its page answers with. */
export const askedColumn = 'asked';

/** The answer of a page, in a few words. */
export interface Answer {
  /** The number of properties and their lowest price; '' if they differ by numbers only. */
  readonly summary: string;
  /** Terms with the names or the number of their properties, each with the list of these, if guests can filter by it. */
  readonly parts: readonly { readonly text: string; readonly href?: string }[];
  readonly isAssumed: boolean;
}

/** The answer of a page that declares one: which properties state a fact. */
export function answerOf(context: RenderContext, { key, locale }: Page): Answer | undefined {
  const { answers } = factsOf(key);
  if (answers === undefined) return undefined;
  const properties = listedUnder(context, 'property', locale).flatMap((property) => {
    const fact = askedFact(property, answers);
    return fact === undefined ? [] : [{ property, fact }];
  });
  const [first] = properties;
  if (first === undefined) return undefined;
  const prices = properties.flatMap(({ property }) => statedFact(property, answers.price) ?? []);
  const count =
    first.fact.type === 'rows' ? [] : messages[locale].listing.properties({ count: properties.length });
  return {
    summary: [count, lowestPrice(prices, locale)].flat().join(', '),
    parts: partsOf(context, answers, properties, locale),
    isAssumed: properties.some(({ property }) =>
      factsOf(property.key).assumed.some((name) => name === answers.fact || name === answers.price),
    ),
  };
}

const answering = oncePerContext(({ pages }) =>
  pages.filter(({ key, indexable }) => indexable && factsOf(key).answers !== undefined),
);

/** The pages that answer a question about a fact of a page, if it states some of what is asked. */
export function answersTo(context: RenderContext, page: Page, fact: string): readonly Page[] {
  return answering(context).filter(({ key, locale }) => {
    const { answers } = factsOf(key);
    return locale === page.locale && answers?.fact === fact && askedFact(page, answers) !== undefined;
  });
}

/** A fact of a page by its name. */
export function statedFact({ key }: Page, name: string | undefined): StatedFact | undefined {
  return statedFactsOf(key).find((stated) => stated.name === name);
}

/** The fact asked for, with the terms asked for only, rows in their order. Undefined if the page states none of them. */
export function askedFact(page: Page, { fact: name, terms: asked }: Answers): StatedFact | undefined {
  const fact = statedFact(page, name);
  if (fact?.type === 'terms')
    return withValues({ ...fact, value: fact.value.filter((term) => asked.includes(term)) });
  if (fact?.type !== 'rows') return undefined;
  const rows = asked.flatMap((term) => fact.value.filter((row) => termOf(row) === term));
  return withValues({ ...fact, value: rows });
}

function withValues<Fact extends { readonly value: readonly unknown[] }>(fact: Fact): Fact | undefined {
  return fact.value.length === 0 ? undefined : fact;
}

type Row = Extract<StatedFact, { readonly type: 'rows' }>['value'][number];

/** The term in the first column of a row. */
function termOf([first]: Row): string {
  return first?.type === 'terms' ? (first.value[0] ?? '') : '';
}

function lowestPrice(prices: readonly StatedFact[], locale: Locale): readonly string[] {
  const stated = prices.flatMap((price) => (price.type === 'money' ? price : []));
  const [lowest] = stated.toSorted((one, other) => one.value.amount - other.value.amount);
  return lowest === undefined ? [] : [factText({ ...lowest, bound: 'from' }, locale)];
}

interface Stating {
  readonly property: Page;
  readonly fact: StatedFact;
}

/** A part for each term that a property has. */
function partsOf(
  context: RenderContext,
  { fact: name, terms: asked }: Answers,
  stating: readonly Stating[],
  locale: Locale,
): Answer['parts'] {
  const vocabulary = vocabularyOf(stating[0]?.fact);
  const listing = factFilters.has(name) ? listingOf(context, 'property', locale) : undefined;
  return asked.flatMap((term) => {
    const note = noteOn(term, stating, locale);
    if (note === undefined) return [];
    const text = messages[locale].facts.withNote({ value: termName(vocabulary, term, locale), note });
    return [{ text, ...(listing && { href: listAddress(listing, { [name]: [term] }) }) }];
  });
}

function vocabularyOf(fact: StatedFact | undefined): string {
  if (fact?.type === 'terms') return fact.of;
  return fact?.type === 'rows' ? (fact.columns[0]?.of ?? '') : '';
}

/** So many properties are named; of more, only the number is said. */
const mostNamed = 6;

/** The properties that have a term, or their numbers in its rows; undefined if none has it. */
function noteOn(term: string, stating: readonly Stating[], locale: Locale): string | undefined {
  const rows = stating.flatMap(({ fact }) =>
    fact.type === 'rows' ? fact.value.filter((row) => termOf(row) === term) : [],
  );
  const numbers = rows.flat().flatMap((cell) => (cell.type === 'number' ? cell : []));
  const [first] = numbers;
  if (first !== undefined) {
    const values = numbers.flatMap(({ value }) => value);
    const [least, greatest] = [Math.min(...values), Math.max(...values)];
    return formatNumber(least === greatest ? least : [least, greatest], first.unit, locale);
  }
  const having = stating.filter(({ fact }) => fact.type === 'terms' && fact.value.includes(term));
  if (having.length === 0) return undefined;
  if (having.length > mostNamed) return formatNumber(having.length, undefined, locale);
  return having
    .map(({ property }) => hotelsOfPage(property)[0]?.locales[locale] ?? property.title)
    .join(', ');
}
