import type { TouristTrip } from 'schema-dts';
import type { Page } from '../../../generated/routes/index.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { describePage } from '../describe-page.ts';
import type { RenderContext } from '../render-context.ts';
import { type Identified, idOn } from './identifiers.ts';
import { pageImage } from './page-image.ts';
import { destinationReference } from './place.ts';

/** An excursion; without a provider, which is unknown. */
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
