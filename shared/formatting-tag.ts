import { type Locale, locales } from '../generated/locales.ts';

/** Languages that `Intl` would otherwise format in the American or Brazilian way. */
const european: Readonly<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT' };

/** The BCP 47 tag for formatting numbers and prices with `Intl` in a locale of the site. */
export function formattingTag(locale: Locale): string {
  return europeanTag(locales[locale].bcp47);
}

/** The same by the tag of a page. */
export function europeanTag(bcp47: string): string {
  return european[bcp47] ?? bcp47;
}
