import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';

/** A star rating, drawn and in words. */
export function Stars({ count, locale }: { readonly count: number; readonly locale: Locale }) {
  return (
    <>
      <span className="stars" aria-hidden="true">
        {'★'.repeat(count)}
      </span>
      <span className="visually-hidden">{messages[locale].accommodation.stars({ count })}</span>
    </>
  );
}
