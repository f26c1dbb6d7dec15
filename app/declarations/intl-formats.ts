import type { FactUnit } from '../../generated/data/stated-facts.ts';
import { type Locale, locales } from '../../generated/locales.ts';
import { formattingTag } from './formatting-tag.ts';

// Formats are cached, because creating one takes longer than formatting a page’s facts.

/** Options for units that `Intl` supports. */
const intlUnits: Readonly<Partial<Record<string, Intl.NumberFormatOptions>>> = {
  m: { unit: 'meter', unitDisplay: 'short' },
  km: { unit: 'kilometer', unitDisplay: 'short' },
  minute: { unit: 'minute', unitDisplay: 'long' },
  hour: { unit: 'hour', unitDisplay: 'long' },
  celsius: { unit: 'celsius', unitDisplay: 'short' },
  percent: { unit: 'percent', unitDisplay: 'short' },
} satisfies Partial<Record<FactUnit, Intl.NumberFormatOptions>>;

/** Numbers, optionally with a unit that `Intl` supports. */
export const numberFormat = remember((tag, unit = '') => {
  const style = intlUnits[unit];
  return new Intl.NumberFormat(tag, { maximumFractionDigits: 1, ...(style && { style: 'unit', ...style }) });
});

export const dayFormat = remember(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }),
);

export const monthFormat = remember(
  (tag, style = 'long') =>
    new Intl.DateTimeFormat(tag, { month: style as 'long' | 'short' | 'narrow', timeZone: 'UTC' }),
);

export const weekdayFormat = remember(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }),
);

/** Days from today: “tomorrow”, “in 3 days”. */
export const relativeDays = remember((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

/** Two words joined by “and”. */
export const pairFormat = remember((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));

export const languageNames = remember((tag) => new Intl.DisplayNames(tag, { type: 'language' }));

/** A language’s name in another language. */
export function languageIn(language: Locale, locale: Locale): string {
  return languageNames(locale).of(locales[language].bcp47) ?? language;
}

function remember<F>(make: (tag: string, option?: string) => F): (locale: Locale, option?: string) => F {
  const made = new Map<string, F>();
  return (locale, option) => {
    const key = `${locale} ${option}`;
    const known = made.get(key) ?? make(formattingTag(locale), option);
    made.set(key, known);
    return known;
  };
}
