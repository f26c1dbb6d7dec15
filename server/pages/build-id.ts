import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The id of the build in a folder: the same files have the same. */
export function readBuildId(distFolder: string): string {
  return JSON.parse(readFileSync(join(distFolder, 'build.json'), 'utf8')).id;
}
