import { formatMonth, formatSeason } from '../../../app/declarations/calendar.ts';
import { dayFormat } from '../../../app/declarations/intl-formats.ts';
import { formatHour } from '../../../app/declarations/texts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';

const space = '[ \\u00A0\\u202F]';

/** A time with minutes, in the form of any language; prices, measures and dates are none. */
const time = new RegExp(
  `(?<![\\d.,:]|€[\\d.]*–?)([01]?\\d|2[0-4])(?::|\\.|${space}?h${space}?)([0-5]\\d)(?![\\d:]|[.,]\\d|${space}?(?:[€%°~]|유로|eur|k?m|к?м))`,
  'giu',
);
const halfDay = /\d\s?(?:am|pm|a\.m\.|p\.m\.)(?!\p{L})/gu;
const area = /(\p{L})[²2](?!\p{L})/gu;

/** Times, areas and periods in a part of a text that are not written as in the facts of the language. */
export function checkForms(part: string, locale: Locale): string[] {
  return [...checkTimes(part, locale), ...checkAreas(part, locale), ...checkPeriods(part, locale)];
}

function checkTimes(part: string, locale: Locale): string[] {
  const times = [...part.matchAll(time)].flatMap(([written, hour = '', minute = '']) =>
    expect(written, formatHour(`${hour.padStart(2, '0')}:${minute}`, locale)),
  );
  return [...times, ...[...part.matchAll(halfDay)].map(([written]) => `“${written}” on the 12-hour clock`)];
}

/** The metre in the letters of the language, with a raised 2. */
function checkAreas(part: string, locale: Locale): string[] {
  const isCyrillic = locale === 'ru' || locale === 'uk';
  return [...part.matchAll(area)].flatMap(([written, letter = '']) =>
    'mм'.includes(letter) ? expect(written, isCyrillic ? 'м²' : 'm²') : [],
  );
}

const numbers = Array.from({ length: 12 }, (_, index) => index + 1);

/** Months from one to another, and days of one month, where a dash joins them. */
function checkPeriods(part: string, locale: Locale): string[] {
  const dash = `${space}?[–—-]${space}?`;
  const names = numbers.map((number) => formatMonth(number, locale));
  const month = names.join('|');
  const monthOfDate = numbers.map((number) => monthInDate(number, locale)).join('|');
  const numberOf = (name: string) => names.findIndex((one) => one.toLowerCase() === name.toLowerCase()) + 1;
  const months = new RegExp(`(?<!\\p{L})(${month})${dash}(${month})(?!\\p{L})`, 'giu');
  const days = new RegExp(
    `(\\d{1,2})\\.?${dash}(\\d{1,2})(?=\\.?${space}(?:${monthOfDate})(?!\\p{L}))`,
    'giu',
  );
  return [
    ...[...part.matchAll(months)].flatMap(([written, from = '', to = '']) =>
      expect(written, formatSeason([numberOf(from), numberOf(to)], locale)),
    ),
    ...[...part.matchAll(days)].flatMap(([written, from = '', to = '']) =>
      expect(written, messages[locale].facts.dayRange({ from, to })),
    ),
  ];
}

function monthInDate(number: number, locale: Locale): string {
  const parts = dayFormat(locale).formatToParts(Date.UTC(2027, number - 1, 1));
  return parts.find(({ type }) => type === 'month')?.value ?? '';
}

function expect(written: string, form: string): string[] {
  const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');
  return plain(written) === plain(form) ? [] : [`“${written}” instead of “${form}”`];
}
