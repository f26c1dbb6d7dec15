import { type Locale, locales } from '../../generated/locales.ts';

/** `Intl` would format `en` as American and `pt` as Brazilian. */
const european: Readonly<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT' };

/** The BCP 47 tag for `Intl` in a locale of the site. */
export function formattingTag(locale: Locale): string {
  return europeanTag(locales[locale].bcp47);
}

/** @param bcp47 tag of a page */
export function europeanTag(bcp47: string): string {
  return european[bcp47] ?? bcp47;
}
