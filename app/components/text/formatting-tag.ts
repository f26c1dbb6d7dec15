import { type Locale, locales } from '../../../generated/locales.ts';

/** Locales that `Intl` would otherwise format in the American or Brazilian way. */
const european: Readonly<Partial<Record<Locale, string>>> = { en: 'en-GB', pt: 'pt-PT' };

/** The BCP 47 tag for formatting numbers and prices with `Intl` in a locale of the site. */
export function formattingTag(locale: Locale): string {
  return european[locale] ?? locales[locale].bcp47;
}
