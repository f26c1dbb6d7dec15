import { type Locale, localeCodes } from '../../generated/locales.ts';
import { mapScripts } from './critical-css.ts';

/*
 * Entries of the build, relative to `app/`; also their names in its manifest.
 */

/** Styles of a page's first view. */
export const criticalSource = 'styles/critical.css';

/** Styles of a page head that is as wide as the window. */
export const heroSource = 'components/hero.css';

/** Styles of the fonts of each script. */
export const fontSources = mapScripts((script) => `../generated/fonts/${script}.css`);

/** Styles of the rest of every page. */
export const stylesheetSource = 'styles/site.css';

/** Styles and script of pages with a form. */
export const formStylesheetSource = 'components/form/form.css';
export const formScriptSource = 'client/form/enhance-forms.ts';

/** The messages of each language for scripts. */
export const messagesSources = mapLocales((locale) => `../generated/browser-messages/${locale}.ts`);

/** The script of every page. */
export const scriptSource = 'client/site.ts';

/** One value for each locale. */
export function mapLocales<T>(create: (locale: Locale) => T): Readonly<Record<Locale, T>> {
  return Object.fromEntries(localeCodes.map((code) => [code, create(code)])) as Record<Locale, T>;
}
