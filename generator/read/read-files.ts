import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Names of the spec's text files: YAML, Markdown for bodies of pages, and the pictures’ lock. */
export const specFilePattern = /\.(ya?ml|md|lock\.json)$/;

/**
 * The files of a spec folder by path relative to it (with /), sorted; other files, and Markdown elsewhere, are left out.
 * Throws where the folder cannot be read.
 */
export function readSpecFiles(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && specFilePattern.test(item.name))
    .map((item) => relative(folder, join(item.parentPath, item.name)).replaceAll('\\', '/'))
    .filter((name) => !name.endsWith('.md') || name.startsWith('content/'))
    .sort();
  // Hundreds of small files are read faster one by one than through the thread pool.
  return new Map(
    names.map((name) => [name, readFileSync(join(folder, name), 'utf8').replace(/^\uFEFF/, '')]),
  );
}
