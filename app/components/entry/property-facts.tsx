import type { Hotel } from '../../../generated/data/hotels.ts';
import { propertyKinds } from '../../../generated/data/vocabularies.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { BookLink } from '../form/book-link.tsx';
import { hotelsOfPage } from './hotels.ts';
import { findPlace } from './place.tsx';

export interface StarsProps {
  readonly hotel: Hotel;
  readonly locale: Locale;
}

/** A star rating, with a text for screen readers. */
export function Stars({ hotel: { stars, assumed }, locale }: StarsProps) {
  return (
    <span data-nosnippet={assumed.includes('stars') || undefined}>
      <span className="stars" aria-hidden="true">
        {'★'.repeat(stars)}
      </span>
      <span className="visually-hidden">{messages[locale].accommodation.stars({ count: stars })}</span>
    </span>
  );
}

/** Stars, kind and place on a property's card. The card of several properties shows the first one's. */
export function CardFacts({ page }: { readonly page: Page }) {
  const context = useRenderContext();
  const [hotel] = hotelsOfPage(page);
  const place = findPlace(context, page.place, page.locale);
  return (
    <p className="card-facts">
      {hotel && <Stars hotel={hotel} locale={page.locale} />}
      {hotel && <span>{propertyKinds[hotel.kind].one[page.locale]}</span>}
      {place && <span>{place.name}</span>}
    </p>
  );
}

export interface PropertyFactsProps {
  readonly hotels: readonly Hotel[];
  readonly locale: Locale;
}

/** The properties of a page below its head: their names if there are several, children, booking. */
export function PropertyFacts({ hotels, locale }: PropertyFactsProps) {
  const { accommodation } = messages[locale];
  return (
    <div className="properties">
      {hotels.map((hotel) => (
        <div key={hotel.id}>
          {hotels.length > 1 && (
            <h3>
              {hotel.locales[locale]} <Stars hotel={hotel} locale={locale} />
            </h3>
          )}
          {hotel.maxChildAge !== null && (
            <p data-nosnippet={hotel.assumed.includes('maxChildAge') || undefined}>
              {accommodation.childAge({ age: String(hotel.maxChildAge) })}
            </p>
          )}
          {hotel.bookingId !== null && <BookLink property={hotel.bookingId} locale={locale} />}
        </div>
      ))}
    </div>
  );
}
