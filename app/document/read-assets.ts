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
import type { DocumentAssets } from './render-context.ts';

/**
 * Reads the assets of a build's documents, by the plugin's manifest.
 * @param folder absolute path of the build
 */
export async function readAssets(folder: string): Promise<DocumentAssets> {
  const path = join(folder, 'assets.json');
  const manifest: Record<string, { readonly file: string }> = JSON.parse(await readFile(path, 'utf8'));
  const fileOf = (source: string) => {
    const entry = manifest[source];
    if (!entry) throw new Error(`${path} does not name ${source}`);
    return entry.file;
  };
  const read = (source: string) => readFile(join(folder, 'client', fileOf(source)), 'utf8');
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

/** The texts of the style elements in documents, for the content security policy. */
export function inlineStylesOf({ criticalCss, heroStyle }: DocumentAssets): readonly string[] {
  return [...Object.values(criticalCss).map(({ style }) => style), heroStyle];
}
