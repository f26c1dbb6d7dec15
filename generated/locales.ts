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
  /** The form of a full hour, {hour} for the hour; default: with minutes. */
  readonly wholeHour?: string;
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
  hr: { code: 'hr', bcp47: 'hr', region: 'HR', name: 'Hrvatski', prefix: '', fallback: ['en'] },
  en: { code: 'en', bcp47: 'en', region: 'GB', name: 'English', prefix: '/en', fallback: ['hr'] },
  de: { code: 'de', bcp47: 'de', region: 'DE', name: 'Deutsch', wholeHour: '{hour}', prefix: '/de', fallback: ['en', 'hr'] },
  fr: { code: 'fr', bcp47: 'fr', region: 'FR', name: 'Français', wholeHour: '{hour} h', prefix: '/fr', fallback: ['en', 'hr'] },
  se: { code: 'se', bcp47: 'sv', region: 'SE', name: 'Svenska', wholeHour: '{hour}', prefix: '/se', fallback: ['en', 'hr'] },
  it: { code: 'it', bcp47: 'it', region: 'IT', name: 'Italiano', prefix: '/it', fallback: ['en', 'hr'] },
  si: { code: 'si', bcp47: 'sl', region: 'SI', name: 'Slovenščina', prefix: '/si', fallback: ['en', 'hr'] },
  cz: { code: 'cz', bcp47: 'cs', region: 'CZ', name: 'Čeština', prefix: '/cz', fallback: ['en', 'hr'] },
  pl: { code: 'pl', bcp47: 'pl', region: 'PL', name: 'Polski', prefix: '/pl', fallback: ['en', 'hr'] },
  hu: { code: 'hu', bcp47: 'hu', region: 'HU', name: 'Magyar', prefix: '/hu', fallback: ['en', 'hr'] },
  ru: { code: 'ru', bcp47: 'ru', region: 'RU', name: 'Русский', prefix: '/ru', fallback: ['en', 'hr'] },
  nl: { code: 'nl', bcp47: 'nl', region: 'NL', name: 'Nederlands', wholeHour: '{hour}', prefix: '/nl', fallback: ['en', 'hr'] },
  fi: { code: 'fi', bcp47: 'fi', region: 'FI', name: 'Suomi', wholeHour: '{hour}', prefix: '/fi', fallback: ['en', 'hr'] },
  dk: { code: 'dk', bcp47: 'da', region: 'DK', name: 'Dansk', wholeHour: '{hour}', prefix: '/dk', fallback: ['en', 'hr'] },
  uk: { code: 'uk', bcp47: 'uk', region: 'UA', name: 'Українська', prefix: '/uk', fallback: ['en', 'hr'] },
  ro: { code: 'ro', bcp47: 'ro', region: 'RO', name: 'Română', prefix: '/ro', fallback: ['en', 'hr'] },
  sk: { code: 'sk', bcp47: 'sk', region: 'SK', name: 'Slovenčina', prefix: '/sk', fallback: ['cz', 'en', 'hr'] },
  ko: { code: 'ko', bcp47: 'ko', region: 'KR', name: '한국어', prefix: '/ko', fallback: ['en', 'hr'] },
  pt: { code: 'pt', bcp47: 'pt', region: 'PT', name: 'Português', prefix: '/pt', fallback: ['en', 'hr'] },
};

const byFirstSegment: ReadonlyMap<string, Locale> = new Map<string, Locale>([['hr', 'hr'], ['en', 'en'], ['de', 'de'], ['fr', 'fr'], ['sv', 'se'], ['it', 'it'], ['sl', 'si'], ['cs', 'cz'], ['pl', 'pl'], ['hu', 'hu'], ['ru', 'ru'], ['nl', 'nl'], ['fi', 'fi'], ['da', 'dk'], ['uk', 'uk'], ['ro', 'ro'], ['sk', 'sk'], ['ko', 'ko'], ['pt', 'pt'], ['se', 'se'], ['si', 'si'], ['cz', 'cz'], ['dk', 'dk']]);

/** The locale of a decoded path, from its first segment: one of the site’s codes, else a BCP 47 tag. */
export function localeOfPath(path: string): Locale {
  const end = path.indexOf('/', 1);
  return byFirstSegment.get(path.slice(1, end === -1 ? undefined : end)) ?? baseLocale;
}
