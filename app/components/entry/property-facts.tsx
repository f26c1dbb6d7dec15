import type { Hotel } from '../../../generated/data/hotels.ts';
import { propertyKinds } from '../../../generated/data/vocabularies.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { BookLink } from '../form/book-link.tsx';
import { pageWithRole } from '../listing/listing-of.ts';
import { Named, PageLink } from '../text/page-link.tsx';
import { hotelsOfPage, placeOfHotel } from './hotels.ts';
import { findPlace, PlaceLink } from './place.tsx';

/** A star rating, with a text for screen readers. */
function Stars({ count, locale }: { readonly count: number; readonly locale: Locale }) {
  return (
    <>
      <span className="stars" aria-hidden="true">
        {'★'.repeat(count)}
      </span>
      <span className="visually-hidden">{messages[locale].accommodation.stars({ count })}</span>
    </>
  );
}

/** Stars, kind and place on a property's card. The card of several properties shows the first one's. */
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

export interface PropertyFactsProps {
  readonly hotels: readonly Hotel[];
  readonly locale: Locale;
}

/** The facts of the properties that a page describes, under their names if there are several. */
export function PropertyFacts({ hotels, locale }: PropertyFactsProps) {
  const context = useRenderContext();
  const office = pageWithRole(context, 'contact', locale);
  const { navigation } = messages[locale];
  return (
    <div className="properties">
      {hotels.map((hotel) => (
        <div key={hotel.id} className="property">
          {hotels.length > 1 && <h3>{hotel.locales[locale]}</h3>}
          <Facts hotel={hotel} locale={locale} />
          {hotel.bookingId !== null && <BookLink property={hotel.bookingId} locale={locale} />}
          {office && (
            <PageLink page={office} className="button button-quiet">
              {navigation.contact}
            </PageLink>
          )}
        </div>
      ))}
    </div>
  );
}

function Facts({ hotel, locale }: { readonly hotel: Hotel; readonly locale: Locale }) {
  const context = useRenderContext();
  const { accommodation, filter } = messages[locale];
  const place = placeOfHotel(context, hotel, locale);
  return (
    <dl className="facts">
      <Named name={filter.kind}>
        {propertyKinds[hotel.kind].one[locale]}{' '}
        <span data-nosnippet={isAssumed(hotel, 'stars')}>
          <Stars count={hotel.stars} locale={locale} />
        </span>
      </Named>
      {place && (
        <Named name={accommodation.destination}>
          <PlaceLink place={place} />
        </Named>
      )}
      {hotel.maxChildAge !== null && (
        <Named name={accommodation.children}>
          <span data-nosnippet={isAssumed(hotel, 'maxChildAge')}>
            {accommodation.childAge({ age: String(hotel.maxChildAge) })}
          </span>
        </Named>
      )}
    </dl>
  );
}

/** Assumed facts are shown to guests, but excluded from search engines' snippets. */
function isAssumed(hotel: Hotel, field: Hotel['assumed'][number]): true | undefined {
  return hotel.assumed.includes(field) || undefined;
}
