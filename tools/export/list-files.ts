import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Names of a folder's files relative to it, with `/`, subfolders too, without hidden ones. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
}
