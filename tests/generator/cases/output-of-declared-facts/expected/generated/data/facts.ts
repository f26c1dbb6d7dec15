// Generated from spec/data/facts.yaml and spec/terms by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import type { PageKind } from '../routes/keys.ts';
import type { FactDefinition } from './stated-facts.ts';
/** The name of a fact. */
export type FactName = 'bestBoard' | 'board' | 'age' | 'duration' | 'price' | 'checkIn' | 'hours' | 'season' | 'days' | 'booking' | 'stay' | 'houses' | 'guide' | 'address' | 'position' | 'sea' | 'halls';

/** Choices of a filter. */
export interface NumberChoices {
  /** The number is at most this. */
  readonly upTo?: readonly number[];
  /** The number is at least this. */
  readonly from?: readonly number[];
  /** The column with the number, of facts with rows. */
  readonly column?: string;
}

/** A fact that entries of some kinds may have. */
export interface Fact extends FactDefinition {
  readonly name: FactName;
  /** The kinds of pages that may have it. */
  readonly kinds: readonly PageKind[];
  /** The days on which an entry can be booked, or those of arrival and departure. */
  readonly role?: 'booking' | 'stay';
  /** Whether guests can order lists by it, least first. */
  readonly ordersLists?: boolean;
  /** Of their listings: each of its terms, months or days, or choices of numbers. */
  readonly filter?: true | NumberChoices;
  /** Its property in the vocabulary of schema.org. */
  readonly schema?: string;
}

/** A term of a vocabulary. */
export interface Term {
  readonly names: Readonly<Record<Locale, string>>;
  /** False where the search does not find pages by it. */
  readonly searched?: boolean;
  /** Further search words. */
  readonly words?: Readonly<Partial<Record<Locale, readonly string[]>>>;
}


/** In the order in which pages show them. */
export const facts: readonly Fact[] = [
  { name: 'bestBoard', type: 'terms', names: { hr: 'Preporuka', en: 'Recommended', de: 'Empfehlung', se: 'Rekommenderas' }, of: 'boards', kinds: ['offer'] },
  { name: 'board', type: 'terms', names: { hr: 'Prehrana', en: 'Board', de: 'Verpflegung', se: 'Måltider' }, of: 'boards', kinds: ['offer', 'destination'], filter: true, schema: 'amenityFeature' },
  { name: 'age', type: 'number', names: { hr: 'Dob', en: 'Age', de: 'Alter', se: 'Ålder' }, unit: 'year', bound: 'from', kinds: ['offer'], filter: { upTo: [3, 10] } },
  { name: 'duration', type: 'number', names: { hr: 'Trajanje', en: 'Duration', de: 'Dauer', se: 'Längd' }, unit: 'hour', kinds: ['offer'] },
  { name: 'price', type: 'money', names: { hr: 'Cijena', en: 'Price', de: 'Preis', se: 'Pris' }, of: 'priceBases', bound: 'from', kinds: ['offer'] },
  { name: 'checkIn', type: 'time', names: { hr: 'Prijava', en: 'Check-in', de: 'Anreise', se: 'Incheckning' }, bound: 'from', kinds: ['offer'] },
  { name: 'hours', type: 'hours', names: { hr: 'Radno vrijeme', en: 'Hours', de: 'Öffnungszeiten', se: 'Öppettider' }, kinds: ['offer'] },
  { name: 'season', type: 'months', names: { hr: 'Otvoreno', en: 'Open', de: 'Geöffnet', se: 'Öppet' }, kinds: ['offer'], filter: true },
  { name: 'days', type: 'weekdays', names: { hr: 'Dani', en: 'Days', de: 'Wochentage', se: 'Dagar' }, kinds: ['offer'] },
  { name: 'booking', type: 'dates', names: { hr: 'Rezervacija', en: 'Booking', de: 'Buchung', se: 'Bokning' }, kinds: ['offer'], role: 'booking' },
  { name: 'stay', type: 'dates', names: { hr: 'Boravak', en: 'Stay', de: 'Aufenthalt', se: 'Vistelse' }, kinds: ['offer'], role: 'stay' },
  { name: 'houses', type: 'properties', names: { hr: 'Kuće', en: 'Houses', de: 'Häuser', se: 'Hus' }, kinds: ['offer'] },
  { name: 'guide', type: 'languages', names: { hr: 'Vodič', en: 'Guide', de: 'Führung', se: 'Guide' }, kinds: ['offer'] },
  { name: 'address', type: 'text', names: { hr: 'Adresa', en: 'Address', de: 'Adresse', se: 'Adress' }, kinds: ['offer'] },
  { name: 'position', type: 'point', names: { hr: 'Položaj', en: 'Position', de: 'Lage', se: 'Läge' }, kinds: ['offer'], schema: 'geo' },
  { name: 'sea', type: 'monthly', names: { hr: 'More', en: 'Sea', de: 'Meer', se: 'Hav' }, unit: 'celsius', kinds: ['destination'] },
  { name: 'halls', type: 'rows', names: { hr: 'Dvorane', en: 'Halls', de: 'Säle', se: 'Salar' }, columns: [{ name: 'name', type: 'text', names: { hr: 'Dvorana', en: 'Hall', de: 'Saal', se: 'Sal' } }, { name: 'area', type: 'number', names: { hr: 'Površina', en: 'Size', de: 'Größe', se: 'Yta' }, unit: 'm2' }, { name: 'seats', type: 'number', names: { hr: 'Mjesta', en: 'Seats', de: 'Plätze', se: 'Platser' } }, { name: 'board', type: 'terms', names: { hr: 'Prehrana', en: 'Board', de: 'Verpflegung', se: 'Måltider' }, of: 'boards' }], kinds: ['offer'], filter: { column: 'seats', from: [50, 100] } },
];

/** By vocabulary, in the order of the guests’ choices. */
export const terms: Readonly<Record<string, Readonly<Record<string, Term>>>> = {
  boards: {
    breakfast: { names: { hr: 'Doručak', en: 'Breakfast', de: 'Frühstück', se: 'Frukost' } },
    halfBoard: { names: { hr: 'Polupansion', en: 'Half board', de: 'Halbpension', se: 'Halvpension' }, words: { en: ['dinner', 'evening meal'] } },
  },
  priceBases: {
    person: { names: { hr: 'po osobi', en: 'per person', de: 'pro Person', se: 'per person' } },
    room: { names: { hr: 'po sobi', en: 'per room', de: 'pro Zimmer', se: 'per rum' } },
  },
};
