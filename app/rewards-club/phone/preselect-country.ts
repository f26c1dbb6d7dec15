import { countries } from '../../../generated/data/countries.ts';
import { type Locale, locales } from '../../../generated/locales.ts';
import { findCountry } from './dial-codes.ts';
import { countryOfNumber } from './phone-entry.ts';
import type { PhoneRules } from './phone-rules.ts';

export interface CountryHints {
  /** The number before anything was typed. */
  readonly defaultValue: string;
  /** The current number. */
  readonly value: string;
  /** `document.cookie`. */
  readonly cookies: string;
  readonly locale: Locale;
}

/** The most likely country of a locale, where it differs from the country of the site's texts. */
const countryOfLocale: Readonly<Record<string, string>> = { en: 'GB', pt: 'PT' };

/**
 * The country in the field before the guest chooses one, by the first that applies: default value, current value, cookie
 * `country`, locale, first country in the list. Cookie and locale decide between countries that share a dial code.
 * @returns two-letter code
 */
export function preselectCountry(hints: CountryHints, rules?: PhoneRules): string {
  const likely = readCountryCookie(hints.cookies) ?? regionOf(hints.locale) ?? countries[0]?.code ?? '';
  return (
    countryOfNumber(hints.defaultValue, likely, rules) ??
    countryOfNumber(hints.value, likely, rules) ??
    likely
  );
}

function readCountryCookie(cookies: string): string | undefined {
  const code = /(?:^|;)\s*country=([a-z]{2})\s*(?:;|$)/i.exec(cookies)?.[1];
  return code && findCountry(code.toUpperCase())?.code;
}

function regionOf(locale: Locale): string | undefined {
  const code = countryOfLocale[locale] ?? new Intl.Locale(locales[locale].bcp47).maximize().region;
  return code && findCountry(code)?.code;
}
