import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Removes files of a folder, and folders that become empty. */
export function removeFiles(folder: string, paths: readonly string[]): void {
  for (const path of paths) {
    rmSync(join(folder, path));
    for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
      if (readdirSync(join(folder, parent)).length > 0) break;
      rmdirSync(join(folder, parent));
    }
  }
}
