import { resolve } from 'node:path';
import { look } from '../../generated/look/look.ts';
import { mapScripts } from '../document/critical-css.ts';
import { assetSources } from '../document/read-assets.ts';
import type { DocumentAssets } from '../document/render-context.ts';

const { critical, hero, site, page, forms, form, lists, views, list } = assetSources;

const importStyles = (address: string) => `@import url("${address}");`;

/** Outside Vite's root. The messages belong to the site, the fonts to this checkout. */
const messagesFolder = `/@fs${resolve('generated/browser-messages')}`;
const fontFolder = `/@fs${resolve(import.meta.dirname, '../../generated/fonts')}`;
const fontAddress = (file: string) => `${fontFolder}/${file}`;

/** The assets of documents in development. The plugin adds Vite's script, which reloads pages. */
export const sourceAssets: DocumentAssets = {
  criticalCss: mapScripts((script) =>
    look.hasFonts
      ? {
          style: importStyles(`/${critical}`) + importStyles(fontAddress(`${script}.css`)),
          awaitedFonts: script === 'hangul' ? [] : [fontAddress(`heading-${script}.woff2`)],
          optionalFonts: [fontAddress(`text-${script}.woff2`)],
        }
      : { style: importStyles(`/${critical}`), awaitedFonts: [], optionalFonts: [] },
  ),
  heroStyle: importStyles(`/${hero}`),
  stylesheets: [`/${site}`],
  scripts: [`/${page}`, '/vite/edit-link.ts'],
  messagesOf: (locale) => `${messagesFolder}/${locale}.ts`,
  form: { stylesheet: `/${forms}`, script: `/${form}` },
  list: { stylesheet: `/${lists}`, views: `/${views}`, script: `/${list}` },
};
