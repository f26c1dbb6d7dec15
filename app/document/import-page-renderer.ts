import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The exports of the renderer's bundle. */
export type PageRenderer = typeof import('./page-renderer.ts');

/**
 * Loads the renderer's bundle of a build.
 * @param folder absolute path of the folder that holds `renderer/`
 */
export function importPageRenderer(folder: string): Promise<PageRenderer> {
  return import(pathToFileURL(join(folder, 'renderer/page-renderer.mjs')).href);
}
