import { destinations } from '../../../generated/data/destinations.ts';
import { type Hotel, hotels } from '../../../generated/data/hotels.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { hotelsOfOffer, pageOfHotel } from '../../declarations/offer-houses.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { askAddress } from '../form/ask-links.tsx';
import { PageLink } from '../text/page-link.tsx';

/** Where an offer applies: all its properties by destination, each followed by its units, with a link to ask for it there. */
export function OfferHouses({ page }: { readonly page: Page }) {
  const { locale } = page;
  const listed = hotelsOfOffer(page).toSorted((one, other) => orderOf(one) - orderOf(other));
  if (listed.length === 0) return null;
  const isAssumed = factsOf(page.key).hotels.length === 0 || undefined;
  return (
    <section className="offer-houses" data-nosnippet={isAssumed}>
      <h3>{messages[locale].offer.hotels}</h3>
      <dl className="fact-panel">
        {destinations
          .filter(({ id }) => listed.some(({ destId }) => destId === id))
          .map(({ id, names }) => (
            <div key={id} className="fact-wide">
              <dt>{names[locale]}</dt>
              <dd>
                <ul className="fact-terms">
                  {listed
                    .filter(({ destId }) => destId === id)
                    .map((hotel) => (
                      <li key={hotel.id}>
                        <House hotel={hotel} locale={locale} />
                        {listed.length > 1 && <AskHere hotel={hotel} page={page} />}
                      </li>
                    ))}
                </ul>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function orderOf({ name, partOf }: Hotel): number {
  return hotels.findIndex((hotel) => hotel.name === (partOf ?? name));
}

/** A property, linked to its page, if it has one. */
function House({ hotel, locale }: { readonly hotel: Hotel; readonly locale: Locale }) {
  const context = useRenderContext();
  const page = hotel.page === null ? undefined : context.findPage(hotel.page, locale);
  const name = hotel.locales[locale];
  return page ? <PageLink page={page}>{name}</PageLink> : name;
}

/** Asks for an offer at a property. */
function AskHere({ hotel, page }: { readonly hotel: Hotel; readonly page: Page }) {
  const context = useRenderContext();
  const key = pageOfHotel(hotel);
  const address =
    key && askAddress(context, page, ({ entries }) => entries?.includes('property') ?? false, key);
  if (!address) return null;
  const { askPrice } = messages[page.locale].accommodation;
  return (
    <a href={address} aria-label={`${askPrice}: ${hotel.locales[page.locale]}`}>
      {askPrice}
    </a>
  );
}
