import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compareFiles, type Drift } from './compare-files.ts';

/**
 * Brings the folder to what `files` says: writes only what differs, each file whole or not at all (temporary
 * file and rename), and unless told otherwise removes what nothing generates any more. Returns what differed.
 */
export async function writeFiles(
  root: string,
  files: ReadonlyMap<string, string>,
  { removeExtra = true }: { readonly removeExtra?: boolean } = {},
): Promise<Drift> {
  const drift = await compareFiles(root, files);
  for (const path of [...drift.missing, ...drift.stale])
    await writeAtomically(join(root, path), files.get(path) ?? '');
  if (removeExtra) for (const path of drift.extra) await rm(join(root, path));
  return drift;
}

async function writeAtomically(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(temporary, text);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
