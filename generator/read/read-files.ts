import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Names of the files of text that a spec is made of: YAML, Markdown for bodies of pages, and the pictures’ lock. */
export const specFilePattern = /\.(ya?ml|md|lock\.json)$/;

/** The files of a spec folder by path relative to it (with /), sorted; other files, and Markdown that is no body, are left out. */
export async function readSpecFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((item) => item.isFile() && specFilePattern.test(item.name))
    .map((item) => relative(folder, join(item.parentPath, item.name)).replaceAll('\\', '/'))
    .filter((name) => !name.endsWith('.md') || name.startsWith('content/'))
    .sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(names.map((name, index) => [name, (texts[index] ?? '').replace(/^\uFEFF/, '')]));
}
