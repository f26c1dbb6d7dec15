import { destinations } from '../../../generated/data/destinations.ts';
import { type Hotel, hotels } from '../../../generated/data/hotels.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page, RouteKey } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { askAddress } from '../form/ask-links.tsx';
import { PageLink } from '../text/page-link.tsx';
import { hotelsOfEntry } from './hotels.ts';

/** The properties of an offer, with those that are part of another: those that it names, else those of its place. */
function hotelsOfOffer({ key, place }: Pick<Page, 'key' | 'place'>): readonly Hotel[] {
  const names = hotelsOfEntry(key);
  if (names.length > 0) return hotels.filter(({ name }) => names.includes(name));
  const id = destinations.find((destination) => destination.key === place)?.id;
  return hotels.filter(({ destId, page }) => destId === id && page !== null);
}

/** The keys of the destinations where an offer applies, in the order of the spec. */
export function placesOfOffer(page: Pick<Page, 'key' | 'place'>): readonly string[] {
  const ids = new Set(hotelsOfOffer(page).map(({ destId }) => destId));
  return destinations.filter(({ id, key }) => ids.has(id) || key === page.place).map(({ key }) => key);
}

/** The page of a property, or of the one that it is part of. */
function keyOf({ page, partOf }: Hotel): RouteKey | undefined {
  return page ?? hotels.find(({ name }) => name === partOf)?.page ?? undefined;
}

/** The pages of an offer’s properties; none for other entries. */
export function housesOfOffer(page: Page): readonly RouteKey[] {
  return page.controller === 'offer' ? hotelsOfOffer(page).flatMap((hotel) => keyOf(hotel) ?? []) : [];
}

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
  const key = keyOf(hotel);
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
