import { formatHour as formatTime } from '../../generated/hours.ts';
import { type Locale, locales } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import {
  type CountingMessagePath,
  type MessagePath,
  type PhraseMessagePath,
  site,
} from '../../generated/site.ts';

/** A text by group and name. */
export function messageAt([group, name]: MessagePath, locale: Locale): string {
  const texts: Readonly<Record<string, unknown>> = messages[locale][group];
  const text = texts[name];
  if (typeof text !== 'string') throw new TypeError(`The message ${group}.${name} is not a plain text`);
  return text;
}

/** A text with a plural by group and name. */
export function countAt(
  path: CountingMessagePath,
  locale: Locale,
): (values: { readonly count: number }) => string {
  return functionAt(path, locale);
}

/** A text with a value by group and name. */
export function phraseAt(
  path: PhraseMessagePath,
  locale: Locale,
): (values: { readonly value: string }) => string {
  return functionAt(path, locale);
}

function functionAt(
  [group, name]: CountingMessagePath | PhraseMessagePath,
  locale: Locale,
): (values: Readonly<Record<string, unknown>>) => string {
  const texts: Readonly<Record<string, unknown>> = messages[locale][group];
  const text = texts[name];
  if (typeof text !== 'function') throw new TypeError(`The message ${group}.${name} takes no values`);
  return (values) => String(text(values));
}

const formatted = new Map<string, string>();

/**
 * Formats a time of day; a known one quickly, because formats of `Intl` take long to create.
 * @param hour local time as `HH:MM`; 24:00 for midnight at the end of a day
 */
export function formatHour(hour: string, locale: Locale): string {
  const key = `${locale} ${hour}`;
  const text = formatted.get(key) ?? formatTime(hour, locales[locale]);
  formatted.set(key, text);
  return text;
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
