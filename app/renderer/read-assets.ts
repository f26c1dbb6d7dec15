import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentAssets } from './document.ts';
import { scriptSource, stylesheetSource } from './source-assets.ts';

/**
 * The files that the documents of a build load, from the manifest beside its bundles.
 * @param folder absolute path of the folder that holds `assets.json`
 */
export async function readAssets(folder: string): Promise<DocumentAssets> {
  const path = join(folder, 'assets.json');
  const manifest: Record<string, { readonly file: string }> = JSON.parse(await readFile(path, 'utf8'));
  const addressOf = (source: string) => {
    const entry = manifest[source];
    if (!entry) throw new Error(`${path} does not name ${source}`);
    return `/${entry.file}`;
  };
  return { stylesheets: [addressOf(stylesheetSource)], scripts: [addressOf(scriptSource)] };
}
