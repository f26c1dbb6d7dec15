import type { Offer, PriceSpecification } from 'schema-dts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { describePage } from '../describe-page.ts';
import { type Identified, idOn, organizationId } from './identifiers.ts';
import { lodgingReferences } from './lodging.ts';
import { pageImage } from './page-image.ts';

/** An offer, without dates and conditions, which are unknown; with a price only if the offer names its lowest. */
export function describeOffer(page: Page): Identified<Offer> {
  const { headline, hotels } = factsOf(page.key);
  const places = lodgingReferences(hotels, page.locale);
  return {
    '@type': 'Offer',
    '@id': idOn(page, 'offer'),
    name: page.title,
    description: describePage(page),
    url: absoluteUrl(page.path),
    image: pageImage(page),
    offeredBy: { '@id': organizationId },
    ...(places.length > 0 && { availableAtOrFrom: places }),
    ...(headline?.kind === 'from' && { priceSpecification: priceFrom(headline.value) }),
  };
}

/** @param euros the lowest price */
function priceFrom(euros: number): PriceSpecification {
  return { '@type': 'PriceSpecification', minPrice: euros, priceCurrency: 'EUR' };
}
