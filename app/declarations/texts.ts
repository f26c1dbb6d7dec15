import { type Locale, locales } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import { type CountingMessagePath, type MessagePath, site } from '../../generated/site.ts';

/** A text by group and name. */
export function messageAt([group, name]: MessagePath, locale: Locale): string {
  const texts: Readonly<Record<string, unknown>> = messages[locale][group];
  const text = texts[name];
  if (typeof text !== 'string') throw new TypeError(`The message ${group}.${name} is not a plain text`);
  return text;
}

/** A text with a plural by group and name. */
export function countAt(
  [group, name]: CountingMessagePath,
  locale: Locale,
): (values: { readonly count: number }) => string {
  const texts: Readonly<Record<string, unknown>> = messages[locale][group];
  const text = texts[name];
  if (typeof text !== 'function') throw new TypeError(`The message ${group}.${name} counts nothing`);
  return (values) => String(text(values));
}

const formatted = new Map<string, string>();

/**
 * Formats a time with the 24-hour clock, which the site uses in every language. Omits the minutes of full hours where
 * that is usual (8 h), and puts the unit before minutes (8 h 30).
 * @param hour local time as `HH:MM`; 24:00 for midnight at the end of a day
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

/** The opening hours of the reservations office, as a sentence. */
export function openingHours(locale: Locale): string {
  return messages[locale].footer.openDaily(officeHours(locale));
}

/** The hours of the office, formatted, in the time zone of the hotels. */
export function officeHours(locale: Locale): { readonly opens: string; readonly closes: string } {
  const { opens, closes } = site.hours;
  return { opens: formatHour(opens, locale), closes: formatHour(closes, locale) };
}
