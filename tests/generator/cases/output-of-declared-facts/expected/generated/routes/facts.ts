// Generated from spec/routes and spec/data by “npm run generate”. Do not edit.

import { facts } from '../data/facts.ts';
import type { FactName } from '../data/facts.ts';
import { stateFacts } from '../data/stated-facts.ts';
import type { StatedFact } from '../data/stated-facts.ts';
import type { Theme, Topic } from '../data/vocabularies.ts';
import type { DescribedPicture } from '../media/alt-texts.ts';
import type { PictureName } from '../media/pictures.ts';
import type { RouteKey } from './keys.ts';
/** The purpose of a content page. */
export type Purpose = 'contact' | 'faq' | 'legal' | 'thanks' | 'text';

/** The figure in an offer’s titles. */
export interface Headline {
  readonly kind: 'upTo' | 'percent' | 'from';
  /** Percent, or euros for from. */
  readonly value: number;
}

/** The facts of an entry: true in every language. Its place is not among them. */
export interface EntryFacts {
  /** Names of the properties it belongs to. */
  readonly hotels: readonly string[];
  readonly themes: readonly Theme[];
  readonly topics: readonly Topic[];
  readonly headline?: Headline;
  readonly purpose: Purpose;
  readonly picture: PictureName;
  /** Its gallery. */
  readonly pictures: readonly DescribedPicture[];
  /** Values of declared facts. */
  readonly values: Readonly<Partial<Record<FactName, unknown>>>;
  /** Names of declared facts that are assumed. */
  readonly assumed: readonly FactName[];
}


const defaults: Omit<EntryFacts, 'picture'> = { hotels: [], themes: [], topics: [], purpose: 'text', pictures: [], values: {}, assumed: [] };

const rows: Readonly<Record<RouteKey, Partial<EntryFacts> & Pick<EntryFacts, 'picture'>>> = {
  contact: { purpose: 'contact', picture: 'destinations/bol' },
  home: { picture: 'hotels/elaphusa' },
  bol: { picture: 'destinations/bol', values: { sea: [13, 12.5, 13, 15, 18, 22, 24, 25, 23, 20, 17, 15] } },
  destinations: { picture: 'hotels/elaphusa' },
  'free-dinner': { picture: 'destinations/bol' },
  offers: { picture: 'sea/1' },
  summer: { picture: 'sea/2', values: { stay: { from: '2026-06-01', to: '2026-08-31' }, booking: { to: '2026-07-15' }, bestBoard: ['halfBoard'], board: ['breakfast', 'halfBoard'], age: 6, duration: [2, 3.5], price: { amount: 45, per: 'person' }, checkIn: '14:00', hours: [{ months: [6, 8], from: '08:00', to: '23:00' }, { from: '10:00', to: '20:00' }], season: [4, 10], days: [1, 6, 7], guide: ['hr', 'en'], houses: ['elaphusa'], address: 'Put Zlatnog rata 46', position: { latitude: 43.26, longitude: 16.65 }, halls: [{ name: 'Bretanide', area: 120, seats: 100, board: ['breakfast'] }, { name: 'Neptun' }] }, assumed: ['season', 'days', 'houses', 'guide', 'address', 'position', 'halls'] },
};

const byKey = new Map(Object.entries(rows).map(([key, row]): [string, EntryFacts] => [key, { ...defaults, ...row }]));

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
