import type { DocumentAssets } from './document.ts';

/** The stylesheet of every page, relative to `app/`: an entry of the build, and the name under which its manifest has it. */
export const stylesheetSource = 'styles/site.css';

/** The script of every page, likewise. */
export const scriptSource = 'islands/site.ts';

/** What documents load in development. The plugin adds the script that reloads a page when its sources change. */
export const sourceAssets: DocumentAssets = {
  stylesheets: [`/${stylesheetSource}`],
  scripts: [`/${scriptSource}`],
};
