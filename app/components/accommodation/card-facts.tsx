import { propertyKinds } from '../../../generated/data/vocabularies.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { findPlace } from '../destination/place.ts';
import { hotelsOfPage } from './hotels-of-page.ts';
import { Stars } from './stars.tsx';

/** Stars, kind and place of a property, for its card. A page of several properties shows those of the first. */
export function CardFacts({ page }: { readonly page: Page }) {
  const context = useRenderContext();
  const [hotel] = hotelsOfPage(page);
  const place = findPlace(context, page.place, page.locale);
  return (
    <p className="card-facts">
      {hotel && (
        <span data-nosnippet={hotel.assumed.includes('stars') || undefined}>
          <Stars count={hotel.stars} locale={page.locale} />
        </span>
      )}
      {hotel && <span>{propertyKinds[hotel.kind].one[page.locale]}</span>}
      {place && <span>{place.name}</span>}
    </p>
  );
}
