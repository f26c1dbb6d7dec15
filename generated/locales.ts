// Generated from spec/locales.yaml by “npm run generate”. Do not edit.

/** The site’s own locale codes, as they stand in paths. Not BCP 47: see LocaleInfo. */
export type Locale = 'hr' | 'en' | 'de' | 'fr' | 'se' | 'it' | 'si' | 'cz' | 'pl' | 'hu' | 'ru' | 'nl' | 'fi' | 'dk' | 'uk' | 'ro' | 'sk' | 'ko' | 'pt';

/** One locale of the site. */
export interface LocaleInfo {
  readonly code: Locale;
  /** For lang, hreflang, Intl and JSON-LD. */
  readonly bcp47: string;
  /** The language’s own name for itself. */
  readonly name: string;
  /** What its paths begin with: empty for the base locale, else / and the code. */
  readonly prefix: string;
  /** Locales whose texts stand in for missing ones, best first. */
  readonly fallback: readonly Locale[];
}


/** The locale whose paths carry no prefix. */
export const baseLocale: Locale = 'hr';

/** All locales, in the order in which lists show them. */
export const localeCodes: readonly Locale[] = ['hr', 'en', 'de', 'fr', 'se', 'it', 'si', 'cz', 'pl', 'hu', 'ru', 'nl', 'fi', 'dk', 'uk', 'ro', 'sk', 'ko', 'pt'];

/** The locale table. */
export const locales: Readonly<Record<Locale, LocaleInfo>> = {
  hr: { code: 'hr', bcp47: 'hr', name: 'Hrvatski', prefix: '', fallback: ['en'] },
  en: { code: 'en', bcp47: 'en', name: 'English', prefix: '/en', fallback: ['hr'] },
  de: { code: 'de', bcp47: 'de', name: 'Deutsch', prefix: '/de', fallback: ['en', 'hr'] },
  fr: { code: 'fr', bcp47: 'fr', name: 'Français', prefix: '/fr', fallback: ['en', 'hr'] },
  se: { code: 'se', bcp47: 'sv', name: 'Svenska', prefix: '/se', fallback: ['en', 'hr'] },
  it: { code: 'it', bcp47: 'it', name: 'Italiano', prefix: '/it', fallback: ['en', 'hr'] },
  si: { code: 'si', bcp47: 'sl', name: 'Slovenščina', prefix: '/si', fallback: ['en', 'hr'] },
  cz: { code: 'cz', bcp47: 'cs', name: 'Čeština', prefix: '/cz', fallback: ['en', 'hr'] },
  pl: { code: 'pl', bcp47: 'pl', name: 'Polski', prefix: '/pl', fallback: ['en', 'hr'] },
  hu: { code: 'hu', bcp47: 'hu', name: 'Magyar', prefix: '/hu', fallback: ['en', 'hr'] },
  ru: { code: 'ru', bcp47: 'ru', name: 'Русский', prefix: '/ru', fallback: ['en', 'hr'] },
  nl: { code: 'nl', bcp47: 'nl', name: 'Nederlands', prefix: '/nl', fallback: ['en', 'hr'] },
  fi: { code: 'fi', bcp47: 'fi', name: 'Suomi', prefix: '/fi', fallback: ['en', 'hr'] },
  dk: { code: 'dk', bcp47: 'da', name: 'Dansk', prefix: '/dk', fallback: ['en', 'hr'] },
  uk: { code: 'uk', bcp47: 'uk', name: 'Українська', prefix: '/uk', fallback: ['en', 'hr'] },
  ro: { code: 'ro', bcp47: 'ro', name: 'Română', prefix: '/ro', fallback: ['en', 'hr'] },
  sk: { code: 'sk', bcp47: 'sk', name: 'Slovenčina', prefix: '/sk', fallback: ['cz', 'en', 'hr'] },
  ko: { code: 'ko', bcp47: 'ko', name: '한국어', prefix: '/ko', fallback: ['en', 'hr'] },
  pt: { code: 'pt', bcp47: 'pt', name: 'Português', prefix: '/pt', fallback: ['en', 'hr'] },
};

const byPrefix = new Map<string, Locale>(localeCodes.map((code) => [locales[code].prefix, code]));

/** The locale of a decoded path, told by its first segment. */
export function localeOfPath(path: string): Locale {
  const end = path.indexOf('/', 1);
  return byPrefix.get(end === -1 ? path : path.slice(0, end)) ?? baseLocale;
}
