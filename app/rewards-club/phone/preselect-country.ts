import { countries } from '../../../generated/data/countries.ts';
import { type Locale, locales } from '../../../generated/locales.ts';
import { findCountry } from './dial-codes.ts';
import { countryOfNumber } from './phone-entry.ts';
import type { PhoneRules } from './phone-rules.ts';

export interface CountryHints {
  /** The number that was there before anything was typed. */
  readonly defaultValue: string;
  /** The number that is there now. */
  readonly value: string;
  /** `document.cookie`. */
  readonly cookies: string;
  readonly locale: Locale;
}

/** Where the most likely country of a language is not the one that the site's texts are written for. */
const countryOfLocale: Partial<Record<Locale, string>> = { en: 'GB', pt: 'PT' };

/**
 * The country that stands in the field before the guest chooses one: that of the default value, of the current value,
 * of the cookie `country`, of the locale, the first one. Of countries that share a number's dial code, it is the one
 * that cookie and locale lead to.
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
