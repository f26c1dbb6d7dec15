import type { ReactNode } from 'react';
import { facts } from '../../../generated/data/facts.ts';
import { factsOf, statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { ArticleFacts } from '../entry/article-facts.tsx';
import { OfferFacts } from '../entry/offer-facts.tsx';
import { findPlaces, hasAssumedPlaces } from '../entry/place.tsx';
import { CardFacts } from '../entry/property-facts.tsx';
import { factText } from '../facts/fact-texts.ts';

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
      return <ListedFacts page={page} />;
  }
}

const ordering: ReadonlySet<string> = new Set(
  facts.filter(({ ordersLists }) => ordersLists).map(({ name }) => name),
);

/** The places of an entry, and the facts by which guests can order its list. */
function ListedFacts({ page }: { readonly page: Page }) {
  const places = findPlaces(useRenderContext(), page).filter((place) => place.key !== page.key);
  const { assumed } = factsOf(page.key);
  const stated = statedFactsOf(page.key).filter(({ name }) => ordering.has(name));
  if (places.length + stated.length === 0) return null;
  return (
    <p className="card-facts">
      {places.length > 0 && (
        <span data-nosnippet={hasAssumedPlaces(page) || undefined}>
          {places.map(({ name }) => name).join(' · ')}
        </span>
      )}
      {stated.map((fact) => (
        <span key={fact.name} data-nosnippet={assumed.some((name) => name === fact.name) || undefined}>
          {factText(fact, page.locale)}
        </span>
      ))}
    </p>
  );
}
