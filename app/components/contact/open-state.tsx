import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { site } from '../../../generated/site.ts';
import { formatHour } from '../text/format-hour.ts';

/** Whether the reservations office is open now, else when it opens; empty until the page's script fills it in. */
export function OpenState({ locale }: { readonly locale: Locale }) {
  const { contact } = messages[locale];
  const { opens, closes, timeZone } = site.hours;
  return (
    <span
      className="open-state"
      data-opens={opens}
      data-closes={closes}
      data-time-zone={timeZone}
      data-open-text={contact.openNow}
      data-closed-text={contact.closedNow({ opens: formatHour(opens, locale) })}
    />
  );
}
