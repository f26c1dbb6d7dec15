import { destinations } from '../../../generated/data/destinations.ts';
import { type Fact, facts, terms } from '../../../generated/data/facts.ts';
import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import { propertyKinds, themes, topics } from '../../../generated/data/vocabularies.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf, statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page, PageKind } from '../../../generated/routes/index.ts';
import { formatMonth, formatWeekday, isInSeason } from '../../declarations/calendar.ts';
import { placesOfOffer } from '../../declarations/offer-houses.ts';
import { isOpenOn } from '../../declarations/opening.ts';
import { termName } from '../../declarations/terms.ts';
import { hotelsOfPage } from '../entry/hotels.ts';
import { placesOf } from '../entry/place.tsx';
import { formatEuros, formatNumber } from '../facts/fact-texts.ts';
import { kindOf } from './listing-of.ts';

export interface FilterTerm {
  /** @param kind of the entries that are listed */
  label(locale: Locale, kind: PageKind | undefined): string;
  /** All values, in display order. */
  readonly values: readonly string[];
  /** The values that an entry has on a day, YYYY-MM-DD. */
  valuesOf(entry: Page, day: string): readonly string[];
  labelOf(value: string, locale: Locale): string | undefined;
  /** Whether guests choose one value, or several of which entries have any or all. */
  readonly takes: 'one' | 'any' | 'all';
}

/** Filters other than those of declared facts, by name. The labels of unknown values are undefined. */
export const filterTerms = {
  destination: {
    takes: 'any',
    label: (locale, kind) =>
      kind === 'tour' ? messages[locale].listing.departure : messages[locale].accommodation.destination,
    values: destinations.map(({ key }) => key),
    valuesOf: (entry) => (kindOf(entry) === 'offer' ? placesOfOffer(entry) : placesOf(entry)),
    labelOf: (value, locale) => destinations.find(({ key }) => key === value)?.names[locale],
  },
  stars: {
    takes: 'any',
    label: (locale) => messages[locale].filter.stars,
    values: ['5', '4', '3'],
    valuesOf: (entry) => hotelsOfPage(entry).map(({ stars }) => String(stars)),
    labelOf: (value, locale) => messages[locale].accommodation.stars({ count: Number(value) }),
  },
  kind: {
    takes: 'any',
    label: (locale) => messages[locale].filter.kind,
    values: Object.keys(propertyKinds),
    valuesOf: (entry) => hotelsOfPage(entry).map(({ kind }) => kind),
    labelOf: (value, locale) => termOf(value, propertyKinds)?.many[locale],
  },
  open: {
    takes: 'one',
    label: (locale) => messages[locale].filter.openToday,
    values: ['today'],
    valuesOf: ({ key }, day) => (isOpenOn(day, statedFactsOf(key)) ? ['today'] : []),
    labelOf: (_, locale) => messages[locale].filter.openToday,
  },
  theme: {
    takes: 'any',
    label: (locale) => messages[locale].filter.theme,
    values: Object.keys(themes),
    valuesOf: ({ key }) => factsOf(key).themes,
    labelOf: (value, locale) => termOf(value, themes)?.[locale],
  },
  topic: {
    takes: 'any',
    label: (locale) => messages[locale].filter.topic,
    values: Object.keys(topics),
    valuesOf: ({ key }) => factsOf(key).topics,
    labelOf: (value, locale) => termOf(value, topics)?.[locale],
  },
} as const satisfies Readonly<Record<string, FilterTerm>>;

/** @param value any text, from a query */
function termOf<Term>(value: string, terms: Readonly<Record<string, Term>>): Term | undefined {
  return Object.hasOwn(terms, value) ? terms[value] : undefined;
}

/** Filters of declared facts, by name. */
export const factFilters: ReadonlyMap<string, FilterTerm & Pick<Fact, 'kinds'>> = new Map(
  facts.flatMap((fact) => {
    const filter = createFilter(fact);
    return filter === undefined ? [] : [[fact.name, { ...filter, kinds: fact.kinds }]];
  }),
);

type Matcher = Omit<FilterTerm, 'label' | 'valuesOf'> & {
  matches(stated: StatedFact | undefined, value: string): boolean;
};

function createFilter(fact: Fact): FilterTerm | undefined {
  const matcher = createMatcher(fact);
  if (matcher === undefined) return undefined;
  const known = new Map<string, readonly string[]>();
  return {
    ...matcher,
    label: (locale) => fact.names[locale] ?? fact.name,
    valuesOf({ key }) {
      const cached = known.get(key);
      if (cached !== undefined) return cached;
      const stated = statedFactsOf(key).find(({ name }) => name === fact.name);
      const values = matcher.values.filter((value) => matcher.matches(stated, value));
      known.set(key, values);
      return values;
    },
  };
}

function createMatcher(fact: Fact): Matcher | undefined {
  const { filter, type, of = '' } = fact;
  if (filter === undefined) return undefined;
  if (typeof filter === 'object') return matchNumbers(fact, filter);
  switch (type) {
    case 'terms':
      return {
        values: Object.keys(terms[of] ?? {}),
        takes: filter === 'any' ? 'any' : 'all',
        labelOf: (term, locale) => termName(of, term, locale),
        matches: (stated, term) => stated?.type === 'terms' && stated.value.includes(term),
      };
    case 'months':
      return {
        takes: 'one',
        values: numbersTo(12),
        labelOf: (month, locale) => formatMonth(Number(month), locale),
        matches: (stated, month) => stated?.type === 'months' && isInSeason(Number(month), stated.value),
      };
    case 'weekdays':
      return {
        takes: 'one',
        values: numbersTo(7),
        labelOf: (day, locale) => formatWeekday(Number(day), locale),
        matches: (stated, day) => stated?.type === 'weekdays' && stated.value.includes(Number(day)),
      };
    default:
      return undefined;
  }
}

function matchNumbers(
  { type, unit: ofFact, bound }: Fact,
  { upTo, from = [], column, unit = ofFact }: Extract<Fact['filter'], object>,
): Matcher {
  const isLimit = upTo !== undefined;
  // The guest’s own number, such as a child's age.
  const isOwn = isLimit && bound === 'from' && type !== 'money';
  return {
    takes: 'one',
    values: (upTo ?? from).map(String),
    labelOf(value, locale: Locale) {
      const number = Number(value);
      const text = type === 'money' ? formatEuros(number, locale) : formatNumber(number, unit, locale);
      if (isOwn) return text;
      const { facts: texts } = messages[locale];
      if (isLimit && unit === 'hour') return texts.hoursUpTo({ count: number });
      return isLimit ? texts.upTo({ value: text }) : texts.from({ value: text });
    },
    matches(stated, value) {
      const numbers = numbersOf(stated, column);
      if (!isLimit) return numbers.some((number) => number >= Number(value));
      // Without a stated minimum, every number is accepted.
      if (numbers.length === 0) return isOwn;
      return numbers.some((number) => number <= Number(value));
    },
  };
}

/** The number or the price of a fact, the maximum of its range, or the numbers of a column. */
function numbersOf(stated: StatedFact | undefined, column: string | undefined): readonly number[] {
  if (stated?.type === 'number') return [Math.max(...[stated.value].flat())];
  if (stated?.type === 'money') return [stated.value.amount];
  if (stated?.type !== 'rows') return [];
  return stated.value.flatMap((row) =>
    numbersOf(
      row.find(({ name }) => name === column),
      undefined,
    ),
  );
}

function numbersTo(last: number): readonly string[] {
  return Array.from({ length: last }, (_, index) => String(index + 1));
}
