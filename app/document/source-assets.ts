import type { DocumentAssets } from './document.ts';
import { mapScripts } from './first-view.ts';

/*
 * Entries of the build, relative to `app/`, and the names under which its manifest has them.
 */

/** Styles of what a page shows first. */
export const criticalSource = 'styles/critical.css';

/** Styles of a page's head that is as wide as the window. */
export const heroSource = 'styles/hero.css';

/** Styles of the fonts of each script. */
export const fontSources = mapScripts((script) => `styles/fonts/${script}.css`);

/** Styles of the rest of every page. */
export const stylesheetSource = 'styles/site.css';

/** The script of every page. */
export const scriptSource = 'client/site.ts';

const importStyles = (source: string) => `@import url("/${source}");`;

/** What documents load in development. The plugin adds the script that reloads a page when its sources change. */
export const sourceAssets: DocumentAssets = {
  firstViews: mapScripts((script) => ({
    style: importStyles(criticalSource) + importStyles(fontSources[script]),
    awaitedFonts: script === 'hangul' ? [] : [`/fonts/heading-${script}.woff2`],
    optionalFonts: [`/fonts/text-${script}.woff2`],
  })),
  heroStyle: importStyles(heroSource),
  stylesheets: [`/${stylesheetSource}`],
  scripts: [`/${scriptSource}`],
};
