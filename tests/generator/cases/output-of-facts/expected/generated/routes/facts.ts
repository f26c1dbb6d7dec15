// Generated from spec/routes and spec/data by “npm run generate”. Do not edit.

import { facts } from '../data/facts.ts';
import type { FactName } from '../data/facts.ts';
import { stateFacts } from '../data/stated-facts.ts';
import type { StatedFact } from '../data/stated-facts.ts';
import type { Theme, Topic } from '../data/vocabularies.ts';
import type { DescribedPicture } from '../media/alt-texts.ts';
import type { PictureName } from '../media/pictures.ts';
import rows from './facts.json' with { type: 'json' };
import type { RouteKey } from './keys.ts';
/** The purpose of a content page. */
export type Purpose = 'contact' | 'faq' | 'legal' | 'thanks' | 'text';
/** The kind of a place that guests visit on their own. */
export type Visit = 'sight' | 'beach' | 'park';

/** The figure in an offer’s titles. */
export interface Headline {
  readonly kind: 'upTo' | 'percent' | 'from';
  /** Percent, or euros for from. */
  readonly value: number;
}

/** The question that a page answers: which properties state a fact. */
export interface Answers {
  /** A fact of properties, with terms or with rows that begin with one. */
  readonly fact: FactName;
  /** The terms asked for. */
  readonly terms: readonly string[];
  /** A price of properties, of which the lowest is said. */
  readonly price?: FactName;
}

/** The facts of an entry: true in every language. Its place is not among them. */
export interface EntryFacts {
  /** Names of the properties it belongs to. */
  readonly hotels: readonly string[];
  readonly themes: readonly Theme[];
  readonly topics: readonly Topic[];
  readonly headline?: Headline;
  readonly purpose: Purpose;
  /** Left out where it is a trip, or no tour. */
  readonly visit?: Visit;
  readonly answers?: Answers;
  readonly picture: PictureName;
  /** Its gallery. */
  readonly pictures: readonly DescribedPicture[];
  /** Values of declared facts. */
  readonly values: Readonly<Partial<Record<FactName, unknown>>>;
  /** Names of declared facts that are assumed. */
  readonly assumed: readonly FactName[];
}


const defaults: Omit<EntryFacts, 'picture'> = { hotels: [], themes: [], topics: [], purpose: 'text', pictures: [], values: {}, assumed: [] };

const byKey = new Map(Object.entries(rows as Record<string, Pick<EntryFacts, 'picture'>>).map(([key, row]): [string, EntryFacts] => [key, { ...defaults, ...row }]));

/** The facts of an entry. */
export function factsOf(key: RouteKey): EntryFacts {
  const facts = byKey.get(key);
  if (facts === undefined) throw new RangeError('There is no entry ' + key + '.');
  return facts;
}

/** The declared facts of an entry with their values, in the order of the declarations. */
export function statedFactsOf(key: RouteKey): readonly StatedFact[] {
  return stateFacts(facts, factsOf(key).values);
}
