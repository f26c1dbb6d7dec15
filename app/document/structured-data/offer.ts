import type { Offer, PriceSpecification } from 'schema-dts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { describePage } from '../describe-page.ts';
import { type Identified, idOn, organizationId } from './identifiers.ts';
import { lodgingReferences } from './lodging.ts';
import { pageImage } from './page-image.ts';

/** An offer as far as it is known: neither dates nor conditions are, and a price only where the offer names its lowest. */
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

/** @param euros what the offer costs at least */
function priceFrom(euros: number): PriceSpecification {
  return { '@type': 'PriceSpecification', minPrice: euros, priceCurrency: 'EUR' };
}
