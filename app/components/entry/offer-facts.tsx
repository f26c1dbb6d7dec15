import { themes } from '../../../generated/data/vocabularies.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { formatDay, formatDays } from '../../declarations/calendar.ts';
import { formattingTag } from '../../declarations/formatting-tag.ts';
import { bookingDays, lifeOf, stayDays } from '../../declarations/offer-life.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { formatEuros } from '../facts/fact-texts.ts';
import { findPlace } from './place.tsx';

/** The percentage or price in an offer's title, if any. */
export function Headline({ page }: { readonly page: Page }) {
  const text = headlineText(page);
  return text === undefined ? null : <p className="headline">{text}</p>;
}

function headlineText(page: Page): string | undefined {
  const { headline } = factsOf(page.key);
  if (!headline) return undefined;
  const { offer } = messages[page.locale];
  const { kind, value } = headline;
  if (kind === 'from') return offer.from({ price: formatEuros(value, page.locale) });
  const figure = formatPercent(value, page.locale);
  return kind === 'upTo' ? offer.upTo({ figure }) : figure;
}

function formatPercent(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(formattingTag(locale), { style: 'percent' }).format(percent / 100);
}

/** Value, place, theme, stay and last day of booking on an offer's card, or the first if it cannot be booked yet. */
export function OfferFacts({ page }: { readonly page: Page }) {
  const context = useRenderContext();
  const place = findPlace(context, page.place, page.locale);
  const { offer } = messages[page.locale];
  const days = formatDays(stayDays(page.key), page.locale);
  const booking = bookingDays(page.key);
  const isComing = lifeOf(context, page.key) === 'coming';
  const [theme] = factsOf(page.key).themes;
  return (
    <>
      <Headline page={page} />
      <p className="card-facts">
        {place && <span>{place.name}</span>}
        {theme && <span>{themes[theme][page.locale]}</span>}
      </p>
      <p className="card-facts">
        {days !== '' && <span>{offer.stay({ days })}</span>}
        {isComing && <span>{offer.onSale({ days: formatDays(booking, page.locale) })}</span>}
        {!isComing && booking.to !== undefined && (
          <span>{offer.bookUntil({ date: formatDay(booking.to, page.locale) })}</span>
        )}
      </p>
    </>
  );
}

/** Until or from when an offer can be booked, or that it has ended. */
export function OfferNotice({ page: { key, locale } }: { readonly page: Page }) {
  const context = useRenderContext();
  const { offer } = messages[locale];
  const { from, to } = bookingDays(key);
  const dated = (text: (values: { readonly date: string }) => string, day = '') =>
    text({ date: formatDay(day, locale) });
  switch (lifeOf(context, key)) {
    case 'ended':
      return (
        <p className="note">
          <strong>{offer.ended}</strong> {dated(offer.endedOn, to)}
        </p>
      );
    case 'coming':
      return <p className="note">{dated(offer.notYet, from)}</p>;
    case 'running':
      return <p className="count">{to === undefined ? offer.conditions : dated(offer.bookUntil, to)}</p>;
  }
}
