import type { FoodEstablishment, HealthAndBeautyBusiness } from 'schema-dts';
import { destinations } from '../../../generated/data/destinations.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { describePage } from '../describe-page.ts';
import { type Identified, idOn, organization } from './identifiers.ts';
import { lodgingReferences } from './lodging.ts';
import { pageImage } from './page-image.ts';
import { addressIn, destinationReference } from './place.ts';

/** A restaurant or a bar: the spec does not say which, so the type covers both. */
export function describeFoodEstablishment(page: Page): Identified<FoodEstablishment> {
  return { '@type': 'FoodEstablishment', ...describeVenue(page) };
}

/** The wellness of a property; not a `DaySpa`, since it is unknown whether it admits day visitors. */
export function describeWellness(page: Page): Identified<HealthAndBeautyBusiness> {
  return { '@type': 'HealthAndBeautyBusiness', ...describeVenue(page) };
}

/** The properties common to every business that a page describes: name, address, owner. */
function describeVenue(page: Page) {
  const { key, locale, place, path, title } = page;
  const destination = destinations.find((candidate) => candidate.key === place);
  const [property] = lodgingReferences(factsOf(key).hotels, locale);
  const within = property ?? destinationReference(place, locale);
  return {
    '@id': idOn(page, 'venue'),
    name: title,
    description: describePage(page),
    url: absoluteUrl(path),
    image: pageImage(page),
    ...(destination && { address: addressIn(destination) }),
    ...(within && { containedInPlace: within }),
    parentOrganization: organization,
  };
}
