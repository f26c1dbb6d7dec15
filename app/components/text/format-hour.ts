import { type Locale, locales } from '../../../generated/locales.ts';

const formatted = new Map<string, string>();

/**
 * A time of day on the 24-hour clock, which the site uses in every language (`Intl` formats `en` the American way). A
 * whole hour is written without minutes where that is usual (8 h), and a unit after it stands before the minutes (8 h 30).
 * @param hour local time as `HH:MM`, 24 hours; 24:00 for midnight at the end of a day
 */
export function formatHour(hour: string, locale: Locale): string {
  const key = `${locale} ${hour}`;
  let text = formatted.get(key);
  if (text === undefined) {
    const { wholeHour } = locales[locale];
    const isWhole = hour.endsWith(':00');
    const [, unit] = /^\{hour\}(\s.+)$/.exec(wholeHour ?? '') ?? [];
    const [hours = '', minutes] = hour.split(':');
    if (wholeHour !== undefined && isWhole) text = wholeHour.replace('{hour}', String(Number(hours)));
    else if (unit !== undefined) text = `${Number(hours)}${unit}\u00a0${minutes}`;
    else text = formatOf(locale, hour === '24:00' ? 'h24' : 'h23').format(new Date(`1970-01-01T${hour}:00Z`));
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
