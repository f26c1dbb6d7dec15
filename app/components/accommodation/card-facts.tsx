import type { Page } from '../../../generated/routes/index.ts';
import { findPlace } from '../destination/place.ts';
import { hotelsOfPage } from './hotels-of-page.ts';
import { Stars } from './stars.tsx';

/** Stars and place of a property, for its card. A page of several properties shows the first one's stars. */
export function CardFacts({ page }: { readonly page: Page }) {
  const [hotel] = hotelsOfPage(page);
  const place = findPlace(page.place, page.locale);
  return (
    <p className="card-facts">
      {hotel && (
        <span data-nosnippet={hotel.assumed.includes('stars') || undefined}>
          <Stars count={hotel.stars} locale={page.locale} />
        </span>
      )}{' '}
      {place?.name}
    </p>
  );
}
