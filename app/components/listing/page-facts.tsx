import type { ReactNode } from 'react';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { CardFacts } from '../accommodation/card-facts.tsx';
import { ArticleFacts } from '../blog/article-facts.tsx';
import { findPlace } from '../destination/place.ts';
import { OfferFacts } from '../offer/offer-facts.tsx';

/** The short facts on a page's card, by the kind of page. */
export function pageFacts(page: Page): ReactNode {
  switch (page.controller) {
    case 'accommodation':
      return <CardFacts page={page} />;
    case 'offer':
      return <OfferFacts page={page} />;
    case 'blog':
      return <ArticleFacts page={page} />;
    default:
      return <PlaceFact page={page} />;
  }
}

function PlaceFact({ page }: { readonly page: Page }) {
  const place = findPlace(useRenderContext(), page.place, page.locale);
  return place && place.page?.key !== page.key && <p className="card-facts">{place.name}</p>;
}
