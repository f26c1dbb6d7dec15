import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { site } from '../../../generated/site.ts';
import { formatHour } from '../text/format-hour.ts';

/** The opening hours of the reservations office, as a sentence. */
export function openingHours(locale: Locale): string {
  const { opens, closes } = site.hours;
  return messages[locale].footer.openDaily({
    opens: formatHour(opens, locale),
    closes: formatHour(closes, locale),
  });
}
