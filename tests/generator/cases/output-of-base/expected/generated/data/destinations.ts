// Generated from spec/data/destinations.yaml and spec/routes by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import type { PictureName } from '../media/pictures.ts';
import type { Controller, RouteKey } from '../routes/keys.ts';

/** A destination’s page in one language. */
export interface DestinationPage {
  /** Decoded. */
  readonly path: string;
  readonly title: string;
  readonly slug: readonly string[] | '';
  readonly controller: Controller;
}

/** A place where the group has properties. */
export interface Destination {
  readonly id: number;
  /** The key of its page. */
  readonly key: RouteKey;
  readonly image: PictureName;
  /** WGS 84, decimal degrees. */
  readonly latitude: number;
  /** WGS 84, decimal degrees. */
  readonly longitude: number;
  /** The place’s short name in each language. */
  readonly names: Readonly<Record<Locale, string>>;
  /** Its page in each language that has one. */
  readonly locales: Readonly<Partial<Record<Locale, DestinationPage>>>;
}


/** The destinations, in the order of the spec. */
export const destinations: readonly Destination[] = [
  { id: 1, key: 'bol', image: 'destinations/bol', latitude: 43.262, longitude: 16.655, names: { hr: 'Bol', en: 'Bol', de: 'Bol auf Brač', se: 'Bol' }, locales: { hr: { path: '/destinacija/bol', title: 'Bol na Braču', slug: ['destinacija', 'bol'], controller: 'destination' }, en: { path: '/en/destination/bol', title: 'Bol on Brač', slug: ['destination', 'bol'], controller: 'destination' }, de: { path: '/de/reiseziel/bol', title: 'Bol auf Brač', slug: ['reiseziel', 'bol'], controller: 'destination' }, se: { path: '/se/destination/bol', title: 'Bol på Brač', slug: ['destination', 'bol'], controller: 'destination' } } },
];
