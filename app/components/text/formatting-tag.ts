import { type Locale, locales } from '../../../generated/locales.ts';

/** Where a language without a region would be formatted as on the other side of the Atlantic. */
const european: Readonly<Partial<Record<Locale, string>>> = { en: 'en-GB', pt: 'pt-PT' };

/** The BCP 47 tag by which `Intl` formats numbers and prices in a locale of the site. */
export function formattingTag(locale: Locale): string {
  return european[locale] ?? locales[locale].bcp47;
}
