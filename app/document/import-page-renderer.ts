import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The exports of the server bundle. */
export type PageRenderer = typeof import('./page-renderer.ts');

/**
 * Loads the server bundle of a build.
 * @param folder absolute path of the folder that holds `server/`
 */
export async function importPageRenderer(folder: string): Promise<PageRenderer> {
  const bundle: PageRenderer = await import(pathToFileURL(join(folder, 'server/page-renderer.mjs')).href);
  return bundle;
}
