import type { LodgingBusiness } from 'schema-dts';
import { destinations } from '../../../generated/data/destinations.ts';
import { type Hotel, hotels } from '../../../generated/data/hotels.ts';
import { propertyKinds } from '../../../generated/data/vocabularies.ts';
import type { Locale } from '../../../generated/locales.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { hotelsOfPage } from '../../components/accommodation/hotels-of-page.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { describePage } from '../describe-page.ts';
import type { RenderContext } from '../render-context.ts';
import { type Identified, idIn, idOn, organizationOf } from './identifiers.ts';
import { describeKnownFacts } from './known-facts.ts';
import { photographsOf } from './page-image.ts';
import { addressIn, destinationReference } from './place.ts';

type Lodging = Identified<LodgingBusiness>;

/** The properties that a page describes, without unconfirmed facts. */
export function describeLodgings(context: RenderContext, page: Page): readonly Lodging[] {
  const lodgings = hotelsOfPage(page).map((hotel) => describeLodging(context, hotel, page));
  const [only] = lodgings;
  if (only === undefined || lodgings.length > 1) return lodgings;
  return [{ ...only, ...describeKnownFacts(page), description: describePage(page) }];
}

/** References to properties by their records' names, on their pages in a locale. */
export function lodgingReferences(context: RenderContext, names: readonly string[], locale: Locale) {
  return hotels.flatMap((hotel) => {
    const id = names.includes(hotel.name) ? idIn(context, hotel.page, locale, fragmentOf(hotel)) : undefined;
    return id === undefined ? [] : [{ '@type': typeOf(hotel), '@id': id, name: hotel.locales[locale] }];
  });
}

/** The kind of a property, if somebody has confirmed it. */
function typeOf({ kind, assumed }: Hotel) {
  return assumed.includes('kind') ? 'LodgingBusiness' : propertyKinds[kind].type;
}

function describeLodging(context: RenderContext, hotel: Hotel, page: Page): Lodging {
  const isKnown = (field: Hotel['assumed'][number]) => !hotel.assumed.includes(field);
  const destination = destinations.find(({ id }) => id === hotel.destId);
  const place = isKnown('destId') ? destination : undefined;
  const within = destinationReference(context, place?.key, page.locale);
  return {
    '@type': typeOf(hotel),
    '@id': idOn(context, page, fragmentOf(hotel)),
    name: hotel.locales[page.locale],
    url: absoluteUrl(context, page.path),
    ...photographsOf(context, page),
    ...(place && { address: addressIn(place) }),
    ...(within && { containedInPlace: within }),
    ...(isKnown('stars') && { starRating: { '@type': 'Rating', ratingValue: hotel.stars } }),
    parentOrganization: organizationOf(context),
  };
}

function fragmentOf(hotel: Hotel): string {
  return `property-${hotel.name}`;
}
