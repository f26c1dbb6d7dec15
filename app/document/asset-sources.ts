import { mapScripts } from './first-view.ts';

/*
 * Entries of the build, relative to `app/`, and the names under which its manifest has them.
 */

/** Styles of what a page shows first. */
export const criticalSource = 'styles/critical.css';

/** Styles of a page's head that is as wide as the window. */
export const heroSource = 'styles/hero.css';

/** Styles of the fonts of each script. */
export const fontSources = mapScripts((script) => `../generated/fonts/${script}.css`);

/** Styles of the rest of every page. */
export const stylesheetSource = 'styles/site.css';

/** The script of every page. */
export const scriptSource = 'client/site.ts';
