import type { Hotel } from '../../../generated/data/hotels.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { encodePath, findPage } from '../../../generated/routes/index.ts';
import { PlaceFact } from '../destination/place-fact.tsx';
import { placeOfHotel } from './hotels-of-page.ts';

export interface PropertyFactsProps {
  readonly hotels: readonly Hotel[];
  readonly locale: Locale;
}

/** The facts of the properties a page describes; named one by one where there are several. */
export function PropertyFacts({ hotels, locale }: PropertyFactsProps) {
  if (hotels.length === 0) return null;
  // Where bookings are taken until the page's script knows of a booking engine.
  const office = encodePath(findPage('reservation-office', locale)?.path ?? '/');
  return (
    <section className="section">
      <h2>{messages[locale].accommodation.facts}</h2>
      {hotels.map((hotel) => (
        <div key={hotel.id} className="property">
          {hotels.length > 1 && <h3>{hotel.locales[locale]}</h3>}
          <Facts hotel={hotel} locale={locale} />
          <a className="button" href={office} data-booking={hotel.phobsPropertyId} hidden>
            {messages[locale].accommodation.book}
          </a>
        </div>
      ))}
    </section>
  );
}

function Facts({ hotel, locale }: { readonly hotel: Hotel; readonly locale: Locale }) {
  const { accommodation } = messages[locale];
  return (
    <ul className="facts">
      <PlaceFact place={placeOfHotel(hotel, locale)} locale={locale} />
      <li>
        <span data-nosnippet={isAssumed(hotel, 'stars')}>
          <span className="stars" aria-hidden="true">
            {'★'.repeat(hotel.stars)}
          </span>{' '}
          {accommodation.stars({ count: hotel.stars })}
        </span>
      </li>
      {hotel.maxChildAge !== null && (
        <li>
          <span data-nosnippet={isAssumed(hotel, 'maxChildAge')}>
            {accommodation.childAge({ age: String(hotel.maxChildAge) })}
          </span>
        </li>
      )}
    </ul>
  );
}

/** Facts that nobody has confirmed are shown to guests, but kept out of search results. */
function isAssumed(hotel: Hotel, field: Hotel['assumed'][number]): true | undefined {
  return hotel.assumed.includes(field) || undefined;
}
