import { type Locale, locales } from '../../../generated/locales.ts';

const formatted = new Map<string, string>();

/**
 * A time of day on the 24-hour clock, which the site uses in every language; `en` alone would give it the
 * American way.
 * @param hour local time as `HH:MM`, 24 hours
 */
export function formatHour(hour: string, locale: Locale): string {
  const key = `${locale} ${hour}`;
  let text = formatted.get(key);
  if (text === undefined) {
    text = formatOf(locale).format(new Date(`1970-01-01T${hour}:00Z`));
    formatted.set(key, text);
  }
  return text;
}

function formatOf(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locales[locale].bcp47, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
}
