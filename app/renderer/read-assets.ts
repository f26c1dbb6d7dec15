import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentAssets } from './document.ts';
import { stylesheetSource } from './source-assets.ts';

/**
 * The files that the documents of a build load, from the manifest beside its bundles.
 * @param folder absolute path of the folder that holds `assets.json`
 */
export async function readAssets(folder: string): Promise<DocumentAssets> {
  const path = join(folder, 'assets.json');
  const manifest: Record<string, { readonly file: string }> = JSON.parse(await readFile(path, 'utf8'));
  const stylesheet = manifest[stylesheetSource];
  if (!stylesheet) throw new Error(`${path} does not name ${stylesheetSource}`);
  return { stylesheets: [`/${stylesheet.file}`], scripts: [] };
}
