import { type Locale, locales } from '../../generated/locales.ts';

/** A stay in a link to a booking engine. */
export interface BookedStay {
  /** The property's id in the engine. */
  readonly property: string;
  /** YYYY-MM-DD, as the departure. */
  readonly arrival?: string;
  readonly departure?: string;
  readonly adults?: string;
  readonly ages?: readonly string[];
  readonly promo?: string | undefined;
}

type Write = (stay: BookedStay, locale: Locale, format: string) => string;

const parts: Readonly<Record<string, Write>> = {
  property: ({ property }) => property,
  arrival: ({ arrival }, _locale, format) => formatDate(arrival, format),
  departure: ({ departure }, _locale, format) => formatDate(departure, format),
  adults: ({ adults = '' }) => adults,
  children: ({ ages }) => String(ages?.length ?? ''),
  ages: ({ ages = [] }, _locale, format) => ages.join(format || ','),
  promo: ({ promo = '' }) => promo,
  locale: (_stay, locale) => locales[locale].bcp47,
  language: (_stay, locale) => `${new Intl.Locale(locales[locale].bcp47).language}-${locales[locale].region}`,
  code: (_stay, locale) => locale,
};

/** The names that a template may have in braces. */
export const bookingParts = Object.keys(parts);

const part = /\{(\w*)(?::([^{}]*))?\}/g;

/** Whether all parts of a template are known, and the property is among them. */
export function isBookingTemplate(template: string): boolean {
  const names = [...template.matchAll(part)].map(([, name = '']) => name);
  return names.includes('property') && names.every((name) => Object.hasOwn(parts, name));
}

/** Whether an engine has no address without a property, because the path contains its id. */
export function needsProperty(template: string): boolean {
  return template.split('?', 1).some((path) => path.includes('{property'));
}

/**
 * The address of a booking engine for a stay. Parameters without a value are left out, because engines read them as values.
 * @param template see `BOOKING_URL_TEMPLATE`
 */
export function bookingLink(template: string, stay: BookedStay, locale: Locale): string {
  const filled = template.replaceAll(part, (_all, name: string, format = '') =>
    encodeURIComponent(parts[name]?.(stay, locale, format) ?? ''),
  );
  const [path = '', query] = filled.split('?', 2);
  const given = query?.split('&').filter((pair) => !pair.endsWith('='));
  return given === undefined ? path : `${path}?${given.join('&')}`;
}

/** @param format with YYYY, MM and DD; default: that of the day */
function formatDate(day: string | undefined, format: string): string {
  const [year, month, date] = day?.split('-') ?? [];
  if (day === undefined || format === '') return day ?? '';
  return format
    .replace('YYYY', year ?? '')
    .replace('MM', month ?? '')
    .replace('DD', date ?? '');
}
