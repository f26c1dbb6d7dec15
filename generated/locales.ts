// Generated from spec/locales.yaml by “npm run generate”. Do not edit.

/** The site’s own locale codes, as used in paths. Not BCP 47: see LocaleInfo. */
export type Locale = 'hr' | 'en' | 'de' | 'fr' | 'se' | 'it' | 'si' | 'cz' | 'pl' | 'hu' | 'ru' | 'nl' | 'fi' | 'dk' | 'uk' | 'ro' | 'sk' | 'ko' | 'pt';

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
export const localeCodes: readonly Locale[] = ['hr', 'en', 'de', 'fr', 'se', 'it', 'si', 'cz', 'pl', 'hu', 'ru', 'nl', 'fi', 'dk', 'uk', 'ro', 'sk', 'ko', 'pt'];

/** Those that are not being translated. */
export const completeLocales: readonly Locale[] = ['hr', 'en', 'de', 'fr', 'se', 'it', 'si', 'cz', 'pl', 'hu', 'ru', 'nl', 'fi', 'dk', 'uk', 'ro', 'sk', 'ko', 'pt'];

/** The locale table. */
export const locales: Readonly<Record<Locale, LocaleInfo>> = {
  hr: { code: 'hr', bcp47: 'hr', region: 'HR', name: 'Hrvatski', time: '{hour}.{minute}', wholeHour: '{hour}', readingSpeed: 970, prefix: '', fallback: ['en'] },
  en: { code: 'en', bcp47: 'en', region: 'GB', name: 'English', midnight: 'midnight', readingSpeed: 987, prefix: '/en', fallback: ['hr'] },
  de: { code: 'de', bcp47: 'de', region: 'DE', name: 'Deutsch', time: '{hour}:{minute}', wholeHour: '{hour}', readingSpeed: 920, prefix: '/de', fallback: ['en', 'hr'] },
  fr: { code: 'fr', bcp47: 'fr', region: 'FR', name: 'Français', time: '{hour} h {minute}', wholeHour: '{hour} h', midnight: 'minuit', firstOfMonth: '1er', readingSpeed: 998, prefix: '/fr', fallback: ['en', 'hr'] },
  se: { code: 'se', bcp47: 'sv', region: 'SE', name: 'Svenska', time: '{hour}.{minute}', wholeHour: '{hour}', readingSpeed: 917, prefix: '/se', fallback: ['en', 'hr'] },
  it: { code: 'it', bcp47: 'it', region: 'IT', name: 'Italiano', time: '{hour}.{minute}', wholeHour: '{hour}', firstOfMonth: '1º', readingSpeed: 950, prefix: '/it', fallback: ['en', 'hr'] },
  si: { code: 'si', bcp47: 'sl', region: 'SI', name: 'Slovenščina', time: '{hour}.{minute}', wholeHour: '{hour}.', readingSpeed: 885, prefix: '/si', fallback: ['en', 'hr'] },
  cz: { code: 'cz', bcp47: 'cs', region: 'CZ', name: 'Čeština', time: '{hour}:{minute}', readingSpeed: 970, prefix: '/cz', fallback: ['en', 'hr'] },
  pl: { code: 'pl', bcp47: 'pl', region: 'PL', name: 'Polski', time: '{hour}:{minute}', readingSpeed: 916, prefix: '/pl', fallback: ['en', 'hr'] },
  hu: { code: 'hu', bcp47: 'hu', region: 'HU', name: 'Magyar', time: '{hour}.{minute}', wholeHour: '{hour}', readingSpeed: 970, prefix: '/hu', fallback: ['en', 'hr'] },
  ru: { code: 'ru', bcp47: 'ru', region: 'RU', name: 'Русский', time: '{hour}:{minute}', readingSpeed: 986, prefix: '/ru', fallback: ['en', 'hr'] },
  nl: { code: 'nl', bcp47: 'nl', region: 'NL', name: 'Nederlands', time: '{hour}.{minute}', wholeHour: '{hour}', readingSpeed: 978, prefix: '/nl', fallback: ['en', 'hr'] },
  fi: { code: 'fi', bcp47: 'fi', region: 'FI', name: 'Suomi', time: '{hour}.{minute}', wholeHour: '{hour}', monthEnding: 'kuu', readingSpeed: 1078, prefix: '/fi', fallback: ['en', 'hr'] },
  dk: { code: 'dk', bcp47: 'da', region: 'DK', name: 'Dansk', time: '{hour}.{minute}', wholeHour: '{hour}', readingSpeed: 970, prefix: '/dk', fallback: ['en', 'hr'] },
  uk: { code: 'uk', bcp47: 'uk', region: 'UA', name: 'Українська', time: '{hour}:{minute}', readingSpeed: 970, prefix: '/uk', fallback: ['en', 'hr'] },
  ro: { code: 'ro', bcp47: 'ro', region: 'RO', name: 'Română', time: '{hour}:{minute}', readingSpeed: 970, prefix: '/ro', fallback: ['en', 'hr'] },
  sk: { code: 'sk', bcp47: 'sk', region: 'SK', name: 'Slovenčina', time: '{hour}:{minute}', readingSpeed: 970, prefix: '/sk', fallback: ['cz', 'en', 'hr'] },
  ko: { code: 'ko', bcp47: 'ko', region: 'KR', name: '한국어', time: '{hour}시 {minute}분', wholeHour: '{hour}시', monthEnding: '월', readingSpeed: 670, prefix: '/ko', fallback: ['en', 'hr'] },
  pt: { code: 'pt', bcp47: 'pt', region: 'PT', name: 'Português', time: '{hour}h{minute}', wholeHour: '{hour}h', readingSpeed: 913, prefix: '/pt', fallback: ['en', 'hr'] },
};

const byFirstSegment: ReadonlyMap<string, Locale> = new Map<string, Locale>([['hr', 'hr'], ['en', 'en'], ['de', 'de'], ['fr', 'fr'], ['sv', 'se'], ['it', 'it'], ['sl', 'si'], ['cs', 'cz'], ['pl', 'pl'], ['hu', 'hu'], ['ru', 'ru'], ['nl', 'nl'], ['fi', 'fi'], ['da', 'dk'], ['uk', 'uk'], ['ro', 'ro'], ['sk', 'sk'], ['ko', 'ko'], ['pt', 'pt'], ['se', 'se'], ['si', 'si'], ['cz', 'cz'], ['dk', 'dk']]);

/** The locale of a decoded path, from its first segment: one of the site’s codes, else a BCP 47 tag. */
export function localeOfPath(path: string): Locale {
  const end = path.indexOf('/', 1);
  return byFirstSegment.get(path.slice(1, end === -1 ? undefined : end)) ?? baseLocale;
}
