import type { ReactNode } from 'react';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { ArticleFacts } from '../entry/article-facts.tsx';
import { OfferFacts } from '../entry/offer-facts.tsx';
import { findPlaces } from '../entry/place.tsx';
import { CardFacts } from '../entry/property-facts.tsx';

/** The short facts on a page's card. */
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
  const places = findPlaces(useRenderContext(), page).filter((place) => place.key !== page.key);
  return places.length > 0 && <p className="card-facts">{places.map(({ name }) => name).join(' · ')}</p>;
}
