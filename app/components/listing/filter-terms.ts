import { destinations } from '../../../generated/data/destinations.ts';
import { propertyKinds, themes, topics } from '../../../generated/data/vocabularies.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { hotelsOfPage } from '../accommodation/hotels-of-page.ts';

/** A filter of a listing. */
export interface FilterTerm {
  label(locale: Locale): string;
  /** All values, in display order. */
  readonly values: readonly string[];
  /** The values that an entry has. */
  valuesOf(entry: Page): readonly string[];
  labelOf(value: string, locale: Locale): string | undefined;
  /** Whether several values can be chosen, all of which an entry must have. */
  readonly takesSeveral?: boolean;
}

/** Filters besides those of declared facts, by name; the labels of unknown values are undefined. */
export const filterTerms = {
  destination: {
    label: (locale) => messages[locale].accommodation.destination,
    values: destinations.map(({ key }) => key),
    valuesOf: ({ place }) => (place === undefined ? [] : [place]),
    labelOf: (value, locale) => destinations.find(({ key }) => key === value)?.names[locale],
  },
  stars: {
    label: (locale) => messages[locale].filter.stars,
    values: ['5', '4', '3'],
    valuesOf: (entry) => hotelsOfPage(entry).map(({ stars }) => String(stars)),
    labelOf: (value, locale) => messages[locale].accommodation.stars({ count: Number(value) }),
  },
  kind: {
    label: (locale) => messages[locale].filter.kind,
    values: Object.keys(propertyKinds),
    valuesOf: (entry) => hotelsOfPage(entry).map(({ kind }) => kind),
    labelOf: (value, locale) => termOf(value, propertyKinds)?.many[locale],
  },
  theme: {
    label: (locale) => messages[locale].filter.theme,
    values: Object.keys(themes),
    valuesOf: ({ key }) => factsOf(key).themes,
    labelOf: (value, locale) => termOf(value, themes)?.[locale],
  },
  topic: {
    label: (locale) => messages[locale].filter.topic,
    values: Object.keys(topics),
    valuesOf: ({ key }) => factsOf(key).topics,
    labelOf: (value, locale) => termOf(value, topics)?.[locale],
  },
} as const satisfies Readonly<Record<string, FilterTerm>>;

/** A term that a query names; it may be any text. */
function termOf<Term>(value: string, terms: Readonly<Record<string, Term>>): Term | undefined {
  return Object.hasOwn(terms, value) ? terms[value] : undefined;
}
