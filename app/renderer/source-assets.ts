import type { DocumentAssets } from './document.ts';
import { createFirstViews, mapScripts } from './first-view.ts';

/*
 * Entries of the build, relative to `app/`, and the names under which its manifest has them.
 */

/** Styles of what a page shows first. */
export const criticalSource = 'styles/critical.css';

/** Styles of the fonts of each script. */
export const fontSources = mapScripts((script) => `styles/fonts/${script}.css`);

/** Styles of the rest of every page. */
export const stylesheetSource = 'styles/site.css';

/** The script of every page. */
export const scriptSource = 'islands/site.ts';

const importStyles = (source: string) => `@import url("/${source}");`;

/** What documents load in development. The plugin adds the script that reloads a page when its sources change. */
export const sourceAssets: DocumentAssets = {
  firstViews: createFirstViews(
    importStyles(criticalSource),
    mapScripts((script) => importStyles(fontSources[script])),
  ),
  stylesheets: [`/${stylesheetSource}`],
  scripts: [`/${scriptSource}`],
};
