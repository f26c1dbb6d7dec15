import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { formatDay } from '../facts/format-value.ts';
import { bookingDays, lifeOf } from './offer-life.ts';

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
