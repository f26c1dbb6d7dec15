import type { FoodEstablishment, HealthAndBeautyBusiness } from 'schema-dts';
import { destinations } from '../../../generated/data/destinations.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { describePage } from '../describe-page.ts';
import type { RenderContext } from '../render-context.ts';
import { type Identified, idOn, organizationOf } from './identifiers.ts';
import { lodgingReferences } from './lodging.ts';
import { pageImage } from './page-image.ts';
import { addressIn, destinationReference } from './place.ts';

/** A restaurant or a bar: the spec does not say which, so the type covers both. */
export function describeFoodEstablishment(context: RenderContext, page: Page): Identified<FoodEstablishment> {
  return { '@type': 'FoodEstablishment', ...describeVenue(context, page) };
}

/** The wellness of a property; not a `DaySpa`, since it is unknown whether it admits day visitors. */
export function describeWellness(context: RenderContext, page: Page): Identified<HealthAndBeautyBusiness> {
  return { '@type': 'HealthAndBeautyBusiness', ...describeVenue(context, page) };
}

/** The properties common to every business that a page describes: name, address, owner. */
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
