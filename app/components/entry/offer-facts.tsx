import { facts } from '../../../generated/data/facts.ts';
import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import { themes } from '../../../generated/data/vocabularies.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf, statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page, RouteKey } from '../../../generated/routes/index.ts';
import { formatDay, formatDays } from '../../declarations/calendar.ts';
import { relativeDays } from '../../declarations/intl-formats.ts';
import { bookingDays, lifeOf, stayDays } from '../../declarations/offer-life.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { BriefLine, briefFacts } from '../facts/brief-facts.tsx';
import { factInText, factText, formatEuros, formatNumber } from '../facts/fact-texts.ts';
import { cheapestOffer, offersOfHotel } from '../listing/pages-of-place.ts';
import { hotelsOfPage } from './hotels.ts';
import { findPlace } from './place.tsx';

/** The discount in an offer’s title, if any. */
function discountOf({ key, locale }: Page): string | undefined {
  const { headline } = factsOf(key);
  if (!headline || headline.kind === 'from') return undefined;
  const figure = formatNumber(headline.value, 'percent', locale);
  return headline.kind === 'upTo' ? messages[locale].offer.upTo({ figure }) : figure;
}

/** The price in an offer’s title, with its basis, or its discount; else the last day to book, if there is one. */
export function offerNote(page: Page): string | undefined {
  const { to } = bookingDays(page.key);
  const last = to && messages[page.locale].offer.bookUntil({ date: formatDay(to, page.locale) });
  return offerPrice(page) ?? discountOf(page) ?? last;
}

/** The basis of the price in an offer’s title; nothing if its title has none. */
function priceBasis({ key }: Page): StatedFact | undefined {
  if (factsOf(key).headline?.kind !== 'from') return undefined;
  return statedFactsOf(key).find(({ name }) => name === basis?.name);
}

const basis = facts.find(({ role }) => role === 'basis');

/** The price in an offer’s title, with its basis; undefined if its title has none. */
export function offerPrice(page: Page): string | undefined {
  const { headline } = factsOf(page.key);
  const stated = priceBasis(page);
  if (headline?.kind !== 'from') return undefined;
  const price = messages[page.locale].offer.from({ price: formatEuros(headline.value, page.locale) });
  const per = stated && factInText(stated, page.locale);
  return per === undefined ? price : messages[page.locale].facts.pricePer({ price, per });
}

/** The lowest price among the offers of a property that can be booked, with its basis; undefined if none has a price. */
export function lowestOfferPrice(context: RenderContext, property: Page): string | undefined {
  const [hotel] = hotelsOfPage(property);
  const cheapest = hotel && cheapestOffer(context, offersOfHotel(context, hotel, property.locale));
  return cheapest && offerPrice(cheapest);
}

/** The lowest price among the offers of a property, on its card and in comparisons; nothing if none has a price. */
export function PropertyPrice({ page }: { readonly page: Page }) {
  const price = lowestOfferPrice(useRenderContext(), page);
  if (price === undefined) return null;
  return (
    <p className="card-facts card-brief" data-nosnippet>
      {messages[page.locale].accommodation.offersFrom({ price })}
    </p>
  );
}

export interface OfferFactsProps {
  readonly page: Page;
  /** The page of a property, whose season limits the stay. */
  readonly property?: RouteKey;
}

/**
 * Discount, place, theme, basis of the price, stay and last day of booking on an offer's card, or its sale if it cannot be
 * booked yet.
 */
export function OfferFacts({ page, property }: OfferFactsProps) {
  const context = useRenderContext();
  const place = findPlace(context, page.place, page.locale);
  const { offer } = messages[page.locale];
  const days = formatDays(stayDays(page.key, property), page.locale);
  const booking = bookingDays(page.key);
  const isComing = lifeOf(context, page.key) === 'coming';
  const [theme] = factsOf(page.key).themes;
  const discount = discountOf(page);
  const price = priceBasis(page);
  return (
    <>
      {/* A price stands in the title only. */}
      {discount && <p className="headline">{discount}</p>}
      {price && <p className="card-facts card-brief">{factText(price, page.locale)}</p>}
      <p className="card-facts">
        {place && <span>{place.name}</span>}
        {theme && <span>{themes[theme][page.locale]}</span>}
      </p>
      <p className="card-facts">
        {days !== '' && <span>{offer.stay({ days })}</span>}
        {isComing && <span>{offer.onSale({ days: formatDays(booking, page.locale) })}</span>}
        {!isComing && booking.to !== undefined && (
          <span>
            <BookUntil today={context.day} last={booking.to} locale={page.locale} />
          </span>
        )}
      </p>
      {property === undefined && <BriefLine facts={briefFacts(context, page, 'card')} />}
    </>
  );
}

const fewDays = 7;
const millisecondsOfDay = 86_400_000;

interface BookUntilProps {
  readonly today: string;
  readonly last: string;
  readonly locale: Locale;
}

/** The last day on which an offer can be booked, and how long that is, where it is a few days. */
function BookUntil({ today, last, locale }: BookUntilProps) {
  const { facts, offer } = messages[locale];
  const days = (Date.parse(last) - Date.parse(today)) / millisecondsOfDay;
  const note = relativeDays(locale).format(days, 'day');
  return (
    <>
      {offer.bookUntil({ date: formatDay(last, locale) })}
      {days <= fewDays && <strong>{facts.withNote({ value: '', note })}</strong>}
    </>
  );
}

/** When an offer can be booked, or that it has ended. */
export function OfferNotice({ page: { key, locale } }: { readonly page: Page }) {
  const context = useRenderContext();
  const { offer } = messages[locale];
  const booking = bookingDays(key);
  const last = booking.to && { date: formatDay(booking.to, locale) };
  switch (lifeOf(context, key)) {
    case 'ended':
      return (
        <p className="note">
          <strong>{offer.ended}</strong> {last && offer.endedOn(last)}
        </p>
      );
    case 'coming':
      return (
        <p className="note">
          <strong>{offer.notYet}</strong> {offer.onSale({ days: formatDays(booking, locale) })}
        </p>
      );
    case 'running':
      return (
        <p className="count">
          {booking.to ? (
            <BookUntil today={context.day} last={booking.to} locale={locale} />
          ) : (
            offer.conditions
          )}
        </p>
      );
  }
}
