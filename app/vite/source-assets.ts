import { resolve } from 'node:path';
import { criticalSource, heroSource, scriptSource, stylesheetSource } from '../document/asset-sources.ts';
import type { DocumentAssets } from '../document/document.ts';
import { mapScripts } from '../document/first-view.ts';

const fontsFolder = resolve(import.meta.dirname, '../../generated/fonts');

const importStyles = (address: string) => `@import url("${address}");`;

/** The address under which Vite serves a file of the fonts, which are not in its root. */
const fontAddress = (file: string) => `/@fs${fontsFolder}/${file}`;

/** What documents load in development. The plugin adds the script that reloads a page when its sources change. */
export const sourceAssets: DocumentAssets = {
  firstViews: mapScripts((script) => ({
    style: importStyles(`/${criticalSource}`) + importStyles(fontAddress(`${script}.css`)),
    awaitedFonts: script === 'hangul' ? [] : [fontAddress(`heading-${script}.woff2`)],
    optionalFonts: [fontAddress(`text-${script}.woff2`)],
  })),
  heroStyle: importStyles(`/${heroSource}`),
  stylesheets: [`/${stylesheetSource}`],
  scripts: [`/${scriptSource}`],
};
