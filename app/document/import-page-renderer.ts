import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The exports of the renderer's bundle. */
export type PageRenderer = typeof import('./page-renderer.ts');

/**
 * Loads the renderer's bundle of a build, for one day.
 * @param folder absolute path of the folder that holds `renderer/`
 * @param day of the site, as YYYY-MM-DD
 */
export async function importPageRenderer(folder: string, day: string): Promise<PageRenderer> {
  const bundle: PageRenderer = await import(pathToFileURL(join(folder, 'renderer/page-renderer.mjs')).href);
  bundle.applyDay(day);
  return bundle;
}
