import { destinations } from '../../../generated/data/destinations.ts';
import { type Hotel, hotels } from '../../../generated/data/hotels.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
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

/** Where an offer applies: all its properties by destination, each with its units in brackets. */
export function OfferHouses({ page }: { readonly page: Page }) {
  const { locale } = page;
  const listed = hotelsOfOffer(page);
  if (listed.length === 0) return null;
  const wholes = wholesOf(listed);
  const isAssumed = factsOf(page.key).hotels.length === 0 || undefined;
  return (
    <section className="offer-houses" data-nosnippet={isAssumed}>
      <h3>{messages[locale].offer.hotels}</h3>
      <dl className="fact-panel">
        {destinations
          .filter(({ id }) => wholes.some(({ destId }) => destId === id))
          .map(({ id, names }) => (
            <div key={id} className="fact-wide">
              <dt>{names[locale]}</dt>
              <dd>
                <ul className="fact-terms">
                  {wholes
                    .filter(({ destId }) => destId === id)
                    .map((hotel) => (
                      <House key={hotel.id} hotel={hotel} units={listed} locale={locale} />
                    ))}
                </ul>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

interface HouseProps {
  readonly hotel: Hotel;
  /** Properties of which some may be its units. */
  readonly units: readonly Hotel[];
  readonly locale: Locale;
}

function House({ hotel, units, locale }: HouseProps) {
  const page = findPageOf(useRenderContext(), hotel, locale);
  const own = units.filter(({ partOf }) => partOf === hotel.name).map(({ locales }) => locales[locale]);
  return (
    <li>
      {page ? <PageLink page={page}>{hotel.locales[locale]}</PageLink> : hotel.locales[locale]}
      {own.length > 0 && messages[locale].facts.withNote({ value: '', note: own.join(', ') })}
    </li>
  );
}

function findPageOf(context: RenderContext, { page }: Hotel, locale: Locale): Page | undefined {
  return page === null ? undefined : context.findPage(page, locale);
}

/** The properties, each unit replaced by the property that it is part of, in the order of the spec. */
function wholesOf(listed: readonly Hotel[]): readonly Hotel[] {
  const names = new Set(listed.map(({ name, partOf }) => partOf ?? name));
  return hotels.filter(({ name }) => names.has(name));
}
