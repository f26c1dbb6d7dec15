import type { LodgingBusiness } from 'schema-dts';
import { destinations } from '../../../generated/data/destinations.ts';
import { facts } from '../../../generated/data/facts.ts';
import { type Hotel, hotels } from '../../../generated/data/hotels.ts';
import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import { propertyKinds } from '../../../generated/data/vocabularies.ts';
import type { Locale } from '../../../generated/locales.ts';
import { factsOf, statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { hotelsOfPage } from '../../components/entry/hotels.ts';
import { factText, factTexts } from '../../components/facts/fact-texts.ts';
import { describePage } from '../describe-page.ts';
import type { RenderContext } from '../render-context.ts';
import { absoluteUrl } from '../urls.ts';
import { type Identified, idIn, idOn, organizationOf, photographsOf } from './identifiers.ts';
import { addressIn, destinationReference } from './place.ts';

/** A page's facts by schema.org property, without assumed facts. */
function knownFacts(page: Page): ReadonlyMap<string, readonly StatedFact[]> {
  const { assumed } = factsOf(page.key);
  const propertyOf = (name: string) => facts.find((fact) => fact.name === name)?.schema;
  const known = statedFactsOf(page.key).filter(({ name }) => !assumed.some((other) => other === name));
  const declared = known.flatMap((fact) => {
    const property = propertyOf(fact.name);
    return property === undefined ? [] : [{ property, fact }];
  });
  return new Map(
    [...Map.groupBy(declared, ({ property }) => property)].map(([property, list]) => [
      property,
      list.map(({ fact }) => fact),
    ]),
  );
}

/** The schema.org properties from a page's known facts. */
function describeKnownFacts(page: Page) {
  const known = knownFacts(page);
  const find = <Type extends StatedFact['type']>(property: string, type: Type) => {
    const fact = known.get(property)?.find((candidate) => candidate.type === type);
    return fact as Extract<StatedFact, { readonly type: Type }> | undefined;
  };
  const features = (known.get('amenityFeature') ?? []).flatMap((fact) => factTexts(fact, page.locale));
  const position = find('geo', 'point')?.value;
  const street = find('streetAddress', 'text')?.value;
  const [checkIn, checkOut] = [find('checkinTime', 'time'), find('checkoutTime', 'time')];
  const pets = find('petsAllowed', 'terms');
  return {
    ...(checkIn && { checkinTime: checkIn.value }),
    ...(checkOut && { checkoutTime: checkOut.value }),
    ...(pets && { petsAllowed: factText(pets, page.locale) }),
    ...(position && { geo: { '@type': 'GeoCoordinates' as const, ...position } }),
    ...(street && { address: { '@type': 'PostalAddress' as const, streetAddress: street } }),
    ...(features.length > 0 && {
      amenityFeature: features.map((name) => ({
        '@type': 'LocationFeatureSpecification' as const,
        name,
        value: true,
      })),
    }),
  };
}

type Lodging = Identified<LodgingBusiness>;

/** The hotels on a page, without assumed facts. */
export function describeLodgings(context: RenderContext, page: Page): readonly Lodging[] {
  const lodgings = hotelsOfPage(page).map((hotel) => describeLodging(context, hotel, page));
  const [only] = lodgings;
  if (only === undefined || lodgings.length > 1) return lodgings;
  return [{ ...only, ...describeKnownFacts(page), description: describePage(page) }];
}

/** @param names names of hotel records */
export function lodgingReferences(context: RenderContext, names: readonly string[], locale: Locale) {
  return hotels.flatMap((hotel) => {
    const id = names.includes(hotel.name) ? idIn(context, hotel.page, locale, fragmentOf(hotel)) : undefined;
    return id === undefined ? [] : [{ '@type': typeOf(hotel), '@id': id, name: hotel.locales[locale] }];
  });
}

/** The type of a hotel; a general one if its kind is assumed. */
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
