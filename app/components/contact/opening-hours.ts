import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { site } from '../../../generated/site.ts';
import { formatHour } from '../text/format-hour.ts';

/** The opening hours of the reservations office, as a sentence. */
export function openingHours(locale: Locale): string {
  return messages[locale].footer.openDaily(officeHours(locale));
}

/** The hours of the office as a language writes them, in the time zone of the hotels. */
export function officeHours(locale: Locale): { readonly opens: string; readonly closes: string } {
  const { opens, closes } = site.hours;
  return { opens: formatHour(opens, locale), closes: formatHour(closes, locale) };
}
