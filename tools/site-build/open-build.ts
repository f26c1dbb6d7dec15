import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Build, type BuildNote, loadBuild } from '../../server/start/load-build.ts';
import { StartupError } from '../../server/start/startup-errors.ts';

/** The pages of a build, bundled. */
export type BuiltSite = typeof import('../../app/vite/built-site.ts');

/**
 * Loads the pages of a build.
 * @param folder absolute path of the build
 */
export async function importBuiltSite(folder: string): Promise<BuiltSite> {
  // React and the page plugin read this.
  process.env.NODE_ENV = 'production';
  return import(pathToFileURL(join(folder, 'server/site.mjs')).href);
}

/**
 * Opens the present build.
 * @param dist absolute path of `dist`
 * @throws {StartupError} if there is none
 */
export async function openPresentBuild(dist: string): Promise<BuiltSite & { readonly build: Build }> {
  const note = join(dist, 'build.json');
  if (!existsSync(note)) throw new StartupError('it has not been built.', 'Run npm run build.');
  const { id }: BuildNote = JSON.parse(readFileSync(note, 'utf8'));
  const folder = join(dist, id);
  return { ...(await importBuiltSite(folder)), build: await loadBuild(folder) };
}
