import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Absolute paths of the checkout and of the folder to build into. */
export interface BuildPaths {
  readonly root: string;
  readonly dist: string;
}

/** The same with the folder in which a build is made before it is published. */
export interface StagedPaths extends BuildPaths {
  readonly staging: string;
}

const prefix = '.staging-';

/**
 * Makes the folder in which one build prepares its files, and clears away what interrupted builds left.
 * @returns absolute path, inside `dist` so that finished files move by renaming
 */
export async function createStaging(dist: string): Promise<string> {
  await mkdir(dist, { recursive: true });
  const names = (await readdir(dist)).filter((name) => name.startsWith(prefix));
  const stale = names.filter((name) => !isRunning(Number(name.slice(prefix.length))));
  await Promise.all(stale.map((name) => removeStaging(join(dist, name))));
  const staging = join(dist, prefix + process.pid);
  await mkdir(staging, { recursive: true });
  return staging;
}

/** Removes a staging folder with all that is in it. */
export async function removeStaging(staging: string): Promise<void> {
  await rm(staging, { recursive: true, force: true });
}

/** Whether a process is at work. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
