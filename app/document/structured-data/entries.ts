import type {
  BlogPosting,
  FoodEstablishment,
  HealthAndBeautyBusiness,
  Offer,
  PriceSpecification,
  TouristTrip,
} from 'schema-dts';
import { destinations } from '../../../generated/data/destinations.ts';
import { facts } from '../../../generated/data/facts.ts';
import { locales } from '../../../generated/locales.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { bookingDays } from '../../declarations/offer-life.ts';
import { describePage } from '../describe-page.ts';
import type { RenderContext } from '../render-context.ts';
import { absoluteUrl } from '../urls.ts';
import { type Identified, idOn, organizationOf, pageImage } from './identifiers.ts';
import { lodgingReferences } from './lodging.ts';
import { addressIn, destinationReference } from './place.ts';

/** An offer, with its booking period if known, and its lowest price if stated. */
export function describeOffer(context: RenderContext, page: Page): Identified<Offer> {
  const { headline, hotels, assumed } = factsOf(page.key);
  const { from, to } = bookingDays(page.key);
  const isKnown = !facts.some(({ name, type, role }) => type === 'dates' && role && assumed.includes(name));
  const places = lodgingReferences(context, hotels, page.locale);
  return {
    '@type': 'Offer',
    '@id': idOn(context, page, 'offer'),
    name: page.title,
    description: describePage(page),
    url: absoluteUrl(context, page.path),
    image: pageImage(context, page),
    offeredBy: organizationOf(context),
    ...(places.length > 0 && { availableAtOrFrom: places }),
    ...(isKnown && from && { validFrom: from }),
    ...(isKnown && to && { validThrough: to }),
    ...(headline?.kind === 'from' && { priceSpecification: priceFrom(headline.value) }),
  };
}

/** @param euros the lowest price */
function priceFrom(euros: number): PriceSpecification {
  return { '@type': 'PriceSpecification', minPrice: euros, priceCurrency: 'EUR' };
}

/** An excursion. The provider is unknown. */
export function describeTrip(context: RenderContext, page: Page): Identified<TouristTrip> {
  const origin = destinationReference(context, page.place, page.locale);
  return {
    '@type': 'TouristTrip',
    '@id': idOn(context, page, 'trip'),
    name: page.title,
    description: describePage(page),
    url: absoluteUrl(context, page.path),
    image: pageImage(context, page),
    ...(origin && { tripOrigin: origin }),
  };
}

export function describeArticle(context: RenderContext, page: Page): Identified<BlogPosting> {
  const about = destinationReference(context, page.place, page.locale);
  return {
    '@type': 'BlogPosting',
    '@id': idOn(context, page, 'article'),
    headline: page.title,
    description: describePage(page),
    url: absoluteUrl(context, page.path),
    image: pageImage(context, page),
    datePublished: page.published,
    dateModified: page.updated,
    inLanguage: locales[page.titleLocale ?? page.locale].bcp47,
    ...(about && { about }),
    author: organizationOf(context),
    publisher: organizationOf(context),
  };
}

/** A restaurant or a bar. The spec does not distinguish them, so the type covers both. */
export function describeFoodEstablishment(context: RenderContext, page: Page): Identified<FoodEstablishment> {
  return { '@type': 'FoodEstablishment', ...describeVenue(context, page) };
}

/** A spa. Not a `DaySpa`, because it is unknown whether it admits day visitors. */
export function describeWellness(context: RenderContext, page: Page): Identified<HealthAndBeautyBusiness> {
  return { '@type': 'HealthAndBeautyBusiness', ...describeVenue(context, page) };
}

function describeVenue(context: RenderContext, page: Page) {
  const { key, locale, place, path, title } = page;
  const destination = destinations.find((candidate) => candidate.key === place);
  const [property] = lodgingReferences(context, factsOf(key).hotels, locale);
  const within = property ?? destinationReference(context, place, locale);
  return {
    '@id': idOn(context, page, 'venue'),
    name: title,
    description: describePage(page),
    url: absoluteUrl(context, path),
    image: pageImage(context, page),
    ...(destination && { address: addressIn(destination) }),
    ...(within && { containedInPlace: within }),
    parentOrganization: organizationOf(context),
  };
}
