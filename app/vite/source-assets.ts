import { resolve } from 'node:path';
import { look } from '../../generated/look/look.ts';
import {
  criticalSource,
  formScriptSource,
  formStylesheetSource,
  heroSource,
  scriptSource,
  stylesheetSource,
} from '../document/asset-sources.ts';
import { mapScripts } from '../document/critical-css.ts';
import type { DocumentAssets } from '../document/render-context.ts';

const generatedFolder = resolve(import.meta.dirname, '../../generated');

const importStyles = (address: string) => `@import url("${address}");`;

/** The address of a file outside Vite's root. */
const generatedAddress = (file: string) => `/@fs${generatedFolder}/${file}`;
const fontAddress = (file: string) => generatedAddress(`fonts/${file}`);

/** The assets of documents in development. The plugin adds the script that reloads a page when its sources change. */
export const sourceAssets: DocumentAssets = {
  criticalCss: mapScripts((script) =>
    look.hasFonts
      ? {
          style: importStyles(`/${criticalSource}`) + importStyles(fontAddress(`${script}.css`)),
          awaitedFonts: script === 'hangul' ? [] : [fontAddress(`heading-${script}.woff2`)],
          optionalFonts: [fontAddress(`text-${script}.woff2`)],
        }
      : { style: importStyles(`/${criticalSource}`), awaitedFonts: [], optionalFonts: [] },
  ),
  heroStyle: importStyles(`/${heroSource}`),
  stylesheets: [`/${stylesheetSource}`],
  scripts: [`/${scriptSource}`],
  messagesOf: (locale) => generatedAddress(`browser-messages/${locale}.ts`),
  form: { stylesheet: `/${formStylesheetSource}`, script: `/${formScriptSource}` },
};
