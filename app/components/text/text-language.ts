import { type Locale, locales } from '../../../generated/locales.ts';

/**
 * The `lang` of a text that may be borrowed from another language.
 * @param locale the text's own locale; undefined if it is in the page's language
 * @returns a BCP 47 code, or undefined if the page's own `lang` applies
 */
export function textLanguage(locale: Locale | undefined): string | undefined {
  return locale && locales[locale].bcp47;
}
