import { type Fact, facts, terms } from '../../../generated/data/facts.ts';
import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { statedFactsOf } from '../../../generated/routes/facts.ts';
import { termName } from '../facts/fact-texts.ts';
import { formatMonth, formatNumber, formatWeekday, isInSeason } from '../facts/format-value.ts';
import type { FilterTerm } from './filter-terms.ts';

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
      const kept = known.get(key);
      if (kept !== undefined) return kept;
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
  if (filter !== true) return matchNumbers(fact, filter);
  switch (type) {
    case 'terms':
      return {
        values: Object.keys(terms[of] ?? {}),
        takesSeveral: true,
        labelOf: (term, locale) => termName(of, term, locale),
        matches: (stated, term) => stated?.type === 'terms' && stated.value.includes(term),
      };
    case 'months':
      return {
        values: numbersTo(12),
        labelOf: (month, locale) => formatMonth(Number(month), locale),
        matches: (stated, month) => stated?.type === 'months' && isInSeason(Number(month), stated.value),
      };
    case 'weekdays':
      return {
        values: numbersTo(7),
        labelOf: (day, locale) => formatWeekday(Number(day), locale),
        matches: (stated, day) => stated?.type === 'weekdays' && stated.value.includes(Number(day)),
      };
    default:
      return undefined;
  }
}

function matchNumbers(
  { unit, bound }: Fact,
  { upTo, from = [], column }: Exclude<Fact['filter'], true | undefined>,
): Matcher {
  const isLimit = upTo !== undefined;
  return {
    values: (upTo ?? from).map(String),
    labelOf(value, locale: Locale) {
      const text = formatNumber(Number(value), unit, locale);
      // The guest’s own number, such as the age of a child.
      if (isLimit && bound === 'from') return text;
      const { facts: texts } = messages[locale];
      return isLimit ? texts.upTo({ value: text }) : texts.from({ value: text });
    },
    matches(stated, value) {
      const numbers = numbersOf(stated, column);
      if (!isLimit) return numbers.some((number) => number >= Number(value));
      // Where the least is not stated, there is none.
      if (numbers.length === 0) return bound === 'from';
      return numbers.some((number) => number <= Number(value));
    },
  };
}

/** The number of a fact, the greatest of its range, or those of a column. */
function numbersOf(stated: StatedFact | undefined, column: string | undefined): readonly number[] {
  if (stated?.type === 'number') return [Math.max(...[stated.value].flat())];
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
