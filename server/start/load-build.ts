import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readAssets } from '../../app/document/read-assets.ts';
import type { DocumentAssets } from '../../app/document/render-context.ts';

/** Content of `dist/build.json`, which names the present build. */
export interface BuildNote {
  /** The version of the layout of builds; `launch.mjs` has the same number. */
  readonly format: 1;
  /** Name of the build’s folder in `dist`; equal for equal files. */
  readonly id: string;
  /** Facts of the company that texts use but the spec lacks. */
  readonly missing: readonly string[];
}

/** A finished build. */
export interface Build extends Omit<BuildNote, 'format'> {
  readonly folder: string;
  readonly assets: DocumentAssets;
  /**
   * Folders of the files that browsers load: this build's first, then those of earlier builds, whose pages may still be
   * open.
   */
  readonly clientFolders: readonly string[];
  readonly mediaFolders: readonly string[];
}

/**
 * Reads a build. Rejects if it is incomplete.
 * @param folder absolute path of the build, in `dist`
 */
export async function loadBuild(folder: string): Promise<Build> {
  const dist = dirname(folder);
  const { id, missing }: BuildNote = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
  const folders = [folder, ...listBuilds(dist).filter((other) => other !== folder)];
  return {
    id,
    missing,
    folder,
    assets: await readAssets(folder),
    clientFolders: folders.map((each) => join(each, 'client')),
    mediaFolders: folders.map((each) => join(each, 'media')),
  };
}

/** The folders of finished builds in `dist`, the newest first. */
export function listBuilds(dist: string): readonly string[] {
  const age = (folder: string) => statSync(join(folder, 'build.json'), { throwIfNoEntry: false })?.mtimeMs;
  return readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => ({ folder: join(dist, name), time: age(join(dist, name)) }))
    .filter(({ time }) => time !== undefined)
    .sort((one, other) => Number(other.time) - Number(one.time))
    .map(({ folder }) => folder);
}
