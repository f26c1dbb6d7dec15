import { countries } from '../../../../generated/data/countries.ts';
import { filters, foldDigits } from '../../../../generated/forms/filters.ts';
import { type Locale, locales } from '../../../../generated/locales.ts';
import { countriesOf, findCountry, findDialCode } from './dial-codes.ts';
import type { PhoneRules } from './phone-rules.ts';

/** The content of the field. */
export interface PhoneEntry {
  /** Two-letter code of the chosen country. */
  readonly country: string;
  /** The typed text: a number of that country, or an international one. */
  readonly text: string;
}

/** The parsed number of an entry. */
export interface EnteredNumber {
  /** Two-letter code: the chosen country unless the number has the dial code of another. */
  readonly country: string;
  /** +, dial code and number; '' if there is only a dial code. */
  readonly value: string;
}

// Guernsey, Jersey and Man share ranges of mobile numbers with the United Kingdom, so a number does not determine one.
const undivided = '+44';

/** Parses an entry. Without the rules, trunk codes stay part of the number. */
export function readEntry(entry: PhoneEntry, rules?: PhoneRules): EnteredNumber {
  const number = toNumber(entry, rules);
  const country = countryOfNumber(number, entry.country, rules) ?? entry.country;
  return { country, value: number === findDialCode(number) ? '' : number };
}

/** The formatted entry, shown after blur: the number's country, and the number without its dial code. */
export function settleEntry(entry: PhoneEntry, rules?: PhoneRules): PhoneEntry {
  const { country, value } = readEntry(entry, rules);
  if (value === '') return { country, text: '' };
  const national = rules?.spaceNational(value);
  const isNational = country === entry.country && !isInternational(entry.text);
  // An invalid number stays as typed, so that the guest can find the mistake.
  if (national === undefined && isNational) return { country, text: entry.text.trim() };
  const text = national ?? value.slice(findDialCode(value)?.length ?? 0);
  // Without its dial code, a number may look like one with an exit code.
  const isSame = readEntry({ country, text }, rules).value === value;
  return { country, text: isSame ? text : value };
}

/**
 * The country of an international number; undefined if it has no known dial code.
 * @param likely two-letter code, preferred among countries with the number's dial code
 */
function countryOfNumber(number: string, likely: string, rules?: PhoneRules): string | undefined {
  const dialCode = findDialCode(number);
  if (dialCode === undefined) return undefined;
  const sharing = countriesOf(dialCode);
  const isShared = sharing.length > 1 && dialCode !== undivided;
  const derived = isShared ? rules?.countryOf(number) : undefined;
  const find = (code: string | undefined) => sharing.find((country) => country.code === code);
  return (find(likely) ?? find(derived) ?? sharing[0])?.code;
}

/** Removes all characters except digits, separators and a leading +. */
export function keepPhoneCharacters(text: string): string {
  const allowed = foldDigits(text.normalize('NFKC'))
    .replace(/\s/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[^0-9+ ()./-]/g, '');
  const start = allowed.search(/[0-9+]/) + 1;
  return (allowed.slice(0, start) + allowed.slice(start).replaceAll('+', '')).trimStart();
}

function toNumber({ country, text }: PhoneEntry, rules?: PhoneRules): string {
  const digits = toDigits(text);
  if (digits === '' || digits === '+') return '';
  if (digits.startsWith('+')) return rules?.toInternational(digits) ?? digits;
  const { code, dial_code: dialCode = '' } = findCountry(country) ?? {};
  // The dial code may be in brackets. Some countries have an area code with the same digits.
  const [, inBrackets, rest = ''] = /^\D*\((\d+)\)(.*)$/s.exec(keepPhoneCharacters(text)) ?? [];
  if (`+${inBrackets}` === dialCode) {
    const national = dialCode + toDigits(rest);
    const number = rules ? rules.toInternational(national) : national;
    if (number !== undefined) return number;
  }
  return rules?.toInternational(digits, code) ?? dialCode + digits;
}

/** Digits, with a leading + for an international number. An exit code 00 becomes +. */
function toDigits(text: string): string {
  return filters.phone(keepPhoneCharacters(text).replace(/^[^0-9+]+/, ''));
}

function isInternational(text: string): boolean {
  return toDigits(text).startsWith('+');
}

export interface CountryHints {
  /** The initial number. */
  readonly defaultValue: string;
  /** The current number. */
  readonly value: string;
  /** `document.cookie`. */
  readonly cookies: string;
  readonly locale: Locale;
}

/** The most likely country of a locale, if it is not that of the locale's BCP 47 tag. */
const countryOfLocale: Readonly<Record<string, string>> = { en: 'GB', pt: 'PT' };

/**
 * The initial country, from the first source that has one: default value, current value, cookie `country`, locale, first
 * country in the list. Cookie and locale decide between countries with the same dial code.
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
