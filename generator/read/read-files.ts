import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The YAML files of a folder by path relative to it (with /), sorted; other files are left out. */
export async function readYamlFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((item) => item.isFile() && /\.ya?ml$/.test(item.name))
    .map((item) => relative(folder, join(item.parentPath, item.name)).replaceAll('\\', '/'))
    .sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(names.map((name, index) => [name, (texts[index] ?? '').replace(/^\uFEFF/, '')]));
}
