// Generated from spec/data/facts.yaml and spec/terms by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import type { PictureName } from '../media/pictures.ts';
import type { PageKind } from '../routes/keys.ts';
import type { CountingMessagePath, PhraseMessagePath } from '../site.ts';
import factTable from './facts.json' with { type: 'json' };
import type { FactDefinition, FactUnit } from './stated-facts.ts';
import termTable from './terms.json' with { type: 'json' };
/** The name of a fact. */
export type FactName = 'stay' | 'nights' | 'beachDistance' | 'season' | 'checkIn' | 'checkOut' | 'board' | 'amenities' | 'roomAmenities' | 'mobileHomeAmenities' | 'beachAmenities' | 'pets' | 'petFee' | 'parking' | 'stepFree' | 'distances' | 'rooms' | 'address' | 'position' | 'booking' | 'discount' | 'included' | 'conditions' | 'basis' | 'reference' | 'forWhom' | 'houses' | 'priceFrom' | 'duration' | 'tourMonths' | 'weekdays' | 'leastAge' | 'passengerAge' | 'difficulty' | 'group' | 'guideLanguages' | 'tourIncluded' | 'bring' | 'departures' | 'start' | 'weather' | 'hours' | 'cuisine' | 'meals' | 'seating' | 'dietary' | 'reservation' | 'house' | 'town' | 'spaParts' | 'treatments' | 'spaArea' | 'openTo' | 'halls' | 'equipment' | 'roomsNearby' | 'provided' | 'sports' | 'guided' | 'arrivals' | 'beaches' | 'airTemperature' | 'seaTemperature' | 'sunHours' | 'nearby' | 'bestTime' | 'benefits' | 'mealPlan';

/** Choices of a filter. */
export interface NumberChoices {
  /** The number is at most this. */
  readonly upTo?: readonly number[];
  /** The number is at least this. */
  readonly from?: readonly number[];
  /** The column with the number, of facts with rows. */
  readonly column?: string;
  /** The unit of the choices, where it is not that of the fact. */
  readonly unit?: FactUnit;
}

/** A fact that entries of some kinds may have. */
export interface Fact extends FactDefinition {
  readonly name: FactName;
  /** The kinds of pages that may have it. */
  readonly kinds: readonly PageKind[];
  /** The days on which an entry can be booked, those of arrival and departure, the months of a property, the terms that its page shows first, or what a price in a title is for. */
  readonly role?: 'booking' | 'stay' | 'open' | 'highlights' | 'basis';
  /** Facts, and terms as vocabulary.term, beside which an entry cannot have it. */
  readonly without?: readonly string[];
  /** Where it is among the few facts that guests see first. */
  readonly brief?: readonly ('card' | 'head')[];
  /** The message for the number of its rows. */
  readonly counted?: CountingMessagePath;
  /** Terms: heads show the rows that have one of them, in place of their number. */
  readonly briefRows?: readonly string[];
  /** The message with {value} that says it where its name does not stand. */
  readonly phrase?: PhraseMessagePath;
  /** Whether guests can order lists by it, least first. */
  readonly ordersLists?: boolean;
  /** Of their listings: each of its terms, months or days; with “any”, of several terms one is enough; or choices of numbers. */
  readonly filter?: true | 'any' | NumberChoices;
  /** Its property in the vocabulary of schema.org. */
  readonly schema?: string;
}

/** A term of a vocabulary. */
export interface Term {
  readonly names: Readonly<Record<Locale, string>>;
  /** Rows that begin with it stand as cards with this picture. */
  readonly picture?: PictureName;
  /** False where the search does not find pages by it. */
  readonly searched?: boolean;
  /** Terms, as vocabulary.term, beside which it says nothing more. */
  readonly impliedBy?: readonly string[];
  /** Further search words. */
  readonly words?: Readonly<Partial<Record<Locale, readonly string[]>>>;
}


/** In the order in which pages show them. */
export const facts: readonly Fact[] = factTable as Fact[];

/** By vocabulary, in the order of the guests’ choices. */
export const terms: Readonly<Record<string, Readonly<Record<string, Term>>>> = termTable as Record<string, Record<string, Term>>;
