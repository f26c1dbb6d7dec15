import { type Locale, localeCodes } from '../../generated/locales.ts';

/**
 * Entries of the build: their names in its manifest, and their paths relative to `app/`. Further entries are the messages
 * of each language for scripts, by its code.
 */
export const assetSources = {
  /** Styles of a page's first view. */
  critical: 'styles/critical.css',
  /** Styles of a page head that is as wide as the window. */
  hero: 'components/hero.css',
  /** Styles of the fonts of each script. */
  latin: '../generated/fonts/latin.css',
  cyrillic: '../generated/fonts/cyrillic.css',
  hangul: '../generated/fonts/hangul.css',
  /** Styles of the rest of every page. */
  site: 'styles/site.css',
  /** The script of every page. */
  page: 'client/site.ts',
  /** Styles and script of pages with a form. */
  forms: 'components/form/form.css',
  form: 'client/form/enhance-forms.ts',
};

/** One value for each locale. */
export function mapLocales<T>(create: (locale: Locale) => T): Readonly<Record<Locale, T>> {
  return Object.fromEntries(localeCodes.map((code) => [code, create(code)])) as Record<Locale, T>;
}
