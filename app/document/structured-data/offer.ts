import type { Offer, PriceSpecification } from 'schema-dts';
import { facts } from '../../../generated/data/facts.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { bookingDays } from '../../components/offer/offer-life.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { describePage } from '../describe-page.ts';
import type { RenderContext } from '../render-context.ts';
import { type Identified, idOn, organizationOf } from './identifiers.ts';
import { lodgingReferences } from './lodging.ts';
import { pageImage } from './page-image.ts';

/** An offer, with its days of booking where they are known, and with a price if it names its lowest. */
export function describeOffer(context: RenderContext, page: Page): Identified<Offer> {
  const { headline, hotels, assumed } = factsOf(page.key);
  const { from, to } = bookingDays(page.key);
  const isKnown = !facts.some(({ name, role }) => role !== undefined && assumed.includes(name));
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
