import type { ReactNode } from 'react';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { ArticleFacts } from '../entry/article-facts.tsx';
import { OfferFacts, PropertyPrice } from '../entry/offer-facts.tsx';
import { findPlaces, hasAssumedPlaces } from '../entry/place.tsx';
import { CardFacts } from '../entry/property-facts.tsx';
import { BriefLine, briefFacts } from '../facts/brief-facts.tsx';
import type { Filter } from './filters.ts';
import { placeFacts } from './listing-facts.ts';
import { kindOf } from './listing-of.ts';

/**
 * The short facts on a page’s card.
 * @param filter the guest’s choice in the listing: its facts come first
 */
export function pageFacts(page: Page, filter?: Filter): ReactNode {
  switch (page.controller) {
    case 'offer':
      return <OfferFacts page={page} />;
    case 'blog':
      return <ArticleFacts page={page} />;
    default:
      return <ListedFacts page={page} filter={filter} />;
  }
}

/** Where an entry is or starts, and the few facts that guests see first. */
function ListedFacts({ page, filter }: { readonly page: Page; readonly filter?: Filter | undefined }) {
  const context = useRenderContext();
  const places = findPlaces(context, page).filter((place) => place.key !== page.key);
  const names = places.map(({ name }) => name).join('\u00a0· ');
  const isTrip = kindOf(page) === 'tour' && factsOf(page.key).visit === undefined;
  return (
    <>
      {page.controller === 'accommodation' ? (
        <CardFacts page={page} />
      ) : (
        places.length > 0 && (
          <p className="card-facts" data-nosnippet={hasAssumedPlaces(page) || undefined}>
            {isTrip ? messages[page.locale].listing.from({ place: names }) : names}
          </p>
        )
      )}
      <BriefLine
        facts={
          kindOf(page) === 'destination'
            ? placeFacts(context, page)
            : briefFacts(context, page, 'card', filter)
        }
      />
      {page.controller === 'accommodation' && <PropertyPrice page={page} />}
    </>
  );
}
