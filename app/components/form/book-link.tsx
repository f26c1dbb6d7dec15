import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { bookingLink } from '../../declarations/booking-link.ts';
import { useRenderContext } from '../../document/use-render-context.ts';

interface BookLinkProps {
  /** The property's id in the booking engine. */
  readonly property: string;
  readonly locale: Locale;
}

/** A link to the booking engine, if there is one. The page's script adds a member's promo value. */
export function BookLink({ property, locale }: BookLinkProps) {
  const { booking } = useRenderContext().settings;
  if (booking === '') return null;
  return (
    <a
      className="button button-quiet"
      href={bookingLink(booking, { property }, locale)}
      data-booking={bookingLink(booking, { property, promo: '{promo}' }, locale)}
    >
      {messages[locale].accommodation.book}
    </a>
  );
}
