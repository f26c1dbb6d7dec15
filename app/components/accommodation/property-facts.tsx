import type { Hotel } from '../../../generated/data/hotels.ts';
import { propertyKinds } from '../../../generated/data/vocabularies.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { encodePath } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { PlaceLink } from '../destination/place-link.tsx';
import { pageWithRole } from '../listing/listing-of.ts';
import { Named } from '../text/named.tsx';
import { PageLink } from '../text/page-link.tsx';
import { placeOfHotel } from './hotels-of-page.ts';
import { Stars } from './stars.tsx';

export interface PropertyFactsProps {
  readonly hotels: readonly Hotel[];
  readonly locale: Locale;
}

/** The facts of the properties that a page describes, under their names if there are several. */
export function PropertyFacts({ hotels, locale }: PropertyFactsProps) {
  const context = useRenderContext();
  const office = pageWithRole(context, 'contact', locale);
  const { accommodation, navigation } = messages[locale];
  return (
    <div className="properties">
      {hotels.map((hotel) => (
        <div key={hotel.id} className="property">
          {hotels.length > 1 && <h3>{hotel.locales[locale]}</h3>}
          <Facts hotel={hotel} locale={locale} />
          {/* Hidden until the page's script has found a booking engine. */}
          <a className="button" href={encodePath(office?.path ?? '/')} data-booking={hotel.bookingId} hidden>
            {accommodation.book}
          </a>
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

/** Unconfirmed facts are shown to guests, but kept out of search engines' snippets. */
function isAssumed(hotel: Hotel, field: Hotel['assumed'][number]): true | undefined {
  return hotel.assumed.includes(field) || undefined;
}
