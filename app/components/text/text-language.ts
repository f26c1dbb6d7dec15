import { type Locale, locales } from '../../../generated/locales.ts';

/** Attributes that name the language of a text, and its direction where the site has languages of both. */
export interface LanguageAttributes {
  /** BCP 47. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

const hasBothDirections = Object.values(locales).some(({ dir }) => dir === 'rtl');

/**
 * The attributes of a text that may be borrowed from another language.
 * @param locale the text's own locale; undefined if it is in the page's language, which needs none
 */
export function languageOf(locale: Locale | undefined): LanguageAttributes {
  if (locale === undefined) return {};
  const { bcp47, dir = 'ltr' } = locales[locale];
  return hasBothDirections ? { lang: bcp47, dir } : { lang: bcp47 };
}
