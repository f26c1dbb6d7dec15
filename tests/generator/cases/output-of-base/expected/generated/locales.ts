// Generated from spec/locales.yaml by “npm run generate”. Do not edit.

/** The site’s own locale codes, as used in paths. Not BCP 47: see LocaleInfo. */
export type Locale = 'hr' | 'en' | 'de' | 'se';

/** One locale of the site. */
export interface LocaleInfo {
  readonly code: Locale;
  /** For lang, hreflang, Intl and JSON-LD. */
  readonly bcp47: string;
  /** ISO 3166-1 code of the country whose usage its texts follow. */
  readonly region: string;
  /** The direction of its script; default: left to right. */
  readonly dir?: 'rtl';
  /** The language’s own name for itself. */
  readonly name: string;
  /** The form of a time, with {hour} and {minute}; default: that of Intl. */
  readonly time?: string;
  /** The form of a full hour, with {hour}; default: that of any time. */
  readonly wholeHour?: string;
  /** The word for the end of a day; default: 24, formatted as an hour. */
  readonly midnight?: string;
  /** The form of the first day of a month; default: 1. */
  readonly firstOfMonth?: string;
  /** The ending of the names of months that a range says once. */
  readonly monthEnding?: string;
  /** Characters a minute, without spaces. */
  readonly readingSpeed?: number;
  /** The prefix of its paths: empty for the base locale, else / and the code. */
  readonly prefix: string;
  /** Locales whose texts replace missing ones, best first. */
  readonly fallback: readonly Locale[];
}

import { baseLocale } from './base-locale.ts';
export { baseLocale };

/** All locales, in the order of lists. */
export const localeCodes: readonly Locale[] = ['hr', 'en', 'de', 'se'];

/** Those that are not being translated. */
export const completeLocales: readonly Locale[] = ['hr', 'en', 'de', 'se'];

/** The locale table. */
export const locales: Readonly<Record<Locale, LocaleInfo>> = {
  hr: { code: 'hr', bcp47: 'hr', region: 'HR', name: 'Hrvatski', prefix: '', fallback: ['en'] },
  en: { code: 'en', bcp47: 'en', region: 'US', name: 'English', prefix: '/en', fallback: ['hr'] },
  de: { code: 'de', bcp47: 'de', region: 'DE', name: 'Deutsch', prefix: '/de', fallback: ['en', 'hr'] },
  se: { code: 'se', bcp47: 'sv', region: 'SE', name: 'Svenska', prefix: '/se', fallback: ['en', 'hr'] },
};

const byFirstSegment: ReadonlyMap<string, Locale> = new Map<string, Locale>([['hr', 'hr'], ['en', 'en'], ['de', 'de'], ['sv', 'se'], ['se', 'se']]);

/** The locale of a decoded path, from its first segment: one of the site’s codes, else a BCP 47 tag. */
export function localeOfPath(path: string): Locale {
  const end = path.indexOf('/', 1);
  return byFirstSegment.get(path.slice(1, end === -1 ? undefined : end)) ?? baseLocale;
}
