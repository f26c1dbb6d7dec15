import { type Locale, locales } from '../../../generated/locales.ts';

const formatted = new Map<string, string>();

/**
 * A time of day on the 24-hour clock, which the site uses in every language (`Intl` formats `en` the American way). A
 * whole hour is written without minutes where that is usual (8 h).
 * @param hour local time as `HH:MM`, 24 hours; 24:00 for midnight at the end of a day
 */
export function formatHour(hour: string, locale: Locale): string {
  const key = `${locale} ${hour}`;
  let text = formatted.get(key);
  if (text === undefined) {
    const { wholeHour } = locales[locale];
    const isWhole = hour.endsWith(':00');
    text =
      wholeHour !== undefined && isWhole
        ? wholeHour.replace('{hour}', String(Number.parseInt(hour, 10)))
        : formatOf(locale, hour === '24:00' ? 'h24' : 'h23').format(new Date(`1970-01-01T${hour}:00Z`));
    formatted.set(key, text);
  }
  return text;
}

function formatOf(locale: Locale, hourCycle: 'h23' | 'h24'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locales[locale].bcp47, {
    timeStyle: 'short',
    hourCycle,
    timeZone: 'UTC',
  });
}
