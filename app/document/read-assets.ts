import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  criticalSource,
  fontSources,
  formScriptSource,
  formStylesheetSource,
  heroSource,
  mapLocales,
  messagesSources,
  scriptSource,
  stylesheetSource,
} from './asset-sources.ts';
import { createCriticalCss } from './critical-css.ts';
import type { DocumentAssets } from './document.ts';

/**
 * Reads the assets of a build's documents, from the manifest beside its renderer.
 * @param folder absolute path of the folder that contains `renderer/` and `client/`
 * @param clientFolder absolute path of `client/`, if it is elsewhere
 */
export async function readAssets(
  folder: string,
  clientFolder = join(folder, 'client'),
): Promise<DocumentAssets> {
  const path = join(folder, 'renderer/assets.json');
  const manifest: Record<string, { readonly file: string }> = JSON.parse(await readFile(path, 'utf8'));
  const fileOf = (source: string) => {
    const entry = manifest[source];
    if (!entry) throw new Error(`${path} does not name ${source}`);
    return entry.file;
  };
  const read = (source: string) => readFile(join(clientFolder, fileOf(source)), 'utf8');
  const [critical, hero, latin, cyrillic, hangul] = await Promise.all([
    read(criticalSource),
    read(heroSource),
    read(fontSources.latin),
    read(fontSources.cyrillic),
    read(fontSources.hangul),
  ]);
  const messages = mapLocales((locale) => `/${fileOf(messagesSources[locale])}`);
  return {
    criticalCss: createCriticalCss(critical, { latin, cyrillic, hangul }),
    heroStyle: hero.trim(),
    stylesheets: [`/${fileOf(stylesheetSource)}`],
    scripts: [`/${fileOf(scriptSource)}`],
    messagesOf: (locale) => messages[locale],
    form: { stylesheet: `/${fileOf(formStylesheetSource)}`, script: `/${fileOf(formScriptSource)}` },
  };
}

/**
 * The texts of the style elements in a build's documents, for the content security policy.
 * @param folder as `readAssets` takes it
 */
export async function readInlineStyles(folder: string): Promise<readonly string[]> {
  const { criticalCss, heroStyle } = await readAssets(folder);
  return [...Object.values(criticalCss).map(({ style }) => style), heroStyle];
}
