import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Paths of all files in a folder, relative to it, with `/`. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
}
