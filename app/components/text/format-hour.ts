import { type Locale, locales } from '../../../generated/locales.ts';

const formats = new Map<Locale, Intl.DateTimeFormat>();

/**
 * A time of day on the 24-hour clock, which the site uses in every language; `en` alone would give it the
 * American way.
 * @param hour local time as `HH:MM`, 24 hours
 */
export function formatHour(hour: string, locale: Locale): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locales[locale].bcp47, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    });
    formats.set(locale, format);
  }
  return format.format(new Date(`1970-01-01T${hour}:00Z`));
}
