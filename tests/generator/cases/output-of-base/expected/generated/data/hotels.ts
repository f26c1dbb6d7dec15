// Generated from spec/data/hotels and spec/media/pictures.lock.yaml by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import type { PictureName } from '../media/pictures.ts';
import type { RouteKey } from '../routes/keys.ts';
import type { PropertyKind } from './vocabularies.ts';

/** A property. */
export interface Hotel {
  readonly id: number;
  /** The id of the destination record. */
  readonly destId: number;
  /** A slug. */
  readonly name: string;
  readonly image: PictureName;
  readonly blurhash: string;
  /** Of the picture’s largest version, in pixels. */
  readonly width: number;
  /** Of the picture’s largest version, in pixels. */
  readonly height: number;
  /** The age up to which a guest counts as a child; null where there is no such limit. */
  readonly maxChildAge: number | null;
  /** The official rating, 3 to 5. */
  readonly stars: number;
  /** Its id in another system: booking system. */
  readonly hotelId: number;
  /** Its id in another system: categories of the booking system. */
  readonly catId: number;
  /** Its id in another system: booking engine. */
  readonly phobsId: string;
  /** Its id in another system: booking engine. */
  readonly phobsPropertyId: string;
  /** Its id in another system: reservations application. */
  readonly rezAppId: number;
  /** The id that the booking engine is called with. */
  readonly bookingId: string | null;
  /** The rating of the rooms or units, 3 to 5. */
  readonly accommodationStars: number;
  readonly kind: PropertyKind;
  /** Its page, where it has one. */
  readonly page: RouteKey | null;
  /** The name of the property on whose page its units are described. */
  readonly partOf?: string;
  /** Fields whose value is an assumption; not published to search engines. */
  readonly assumed: readonly ('destId' | 'maxChildAge' | 'stars' | 'accommodationStars' | 'kind')[];
  /** Its name in each language. */
  readonly locales: Readonly<Record<Locale, string>>;
}


/** The properties, in the order of the spec. */
export const hotels: readonly Hotel[] = [
  { id: 1, destId: 1, name: 'elaphusa', maxChildAge: 13, stars: 4, accommodationStars: 4, kind: 'hotel', image: 'hotels/elaphusa', width: 1600, height: 1067, blurhash: 'L-J%^eoMfQoMD2bHfQbHXRfQfQfQ', hotelId: 101, catId: 1, phobsId: '2001', phobsPropertyId: 'EX01', rezAppId: 301, bookingId: 'EX01', page: null, assumed: ['stars'], locales: { hr: 'Hotel Elaphusa', en: 'Hotel Elaphusa', de: 'Hotel Elaphusa', se: 'Hotell Elaphusa' } },
];
