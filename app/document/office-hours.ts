import type { Locale } from '../../generated/locales.ts';
import { site } from '../../generated/site.ts';
import { formatHour } from '../components/text/format-hour.ts';

/** The hours of the office as a language writes them, in the time zone of the hotels. */
export function officeHours(locale: Locale): { readonly opens: string; readonly closes: string } {
  const { opens, closes } = site.hours;
  return { opens: formatHour(opens, locale), closes: formatHour(closes, locale) };
}
