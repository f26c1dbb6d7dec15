import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compareFiles, type Drift, type FileStream, type OnFile } from './compare-files.ts';

/**
 * Brings the folder in line with `files`: writes only files that differ and, by default, removes those no longer
 * generated. All are written to temporary files first and then renamed, so a full disk or a read-only folder changes
 * nothing. Returns the differences.
 */
export async function writeFiles(
  root: string,
  files: FileStream | ReadonlyMap<string, string>,
  { removeExtra = true, onFile }: { readonly removeExtra?: boolean; readonly onFile?: OnFile } = {},
): Promise<Drift> {
  const changed: { readonly target: string; readonly temporary: string }[] = [];
  let drift: Drift;
  try {
    drift = await compareFiles(root, files, async (path, bytes, isCurrent) => {
      onFile?.(path, bytes, isCurrent);
      if (isCurrent) return;
      const target = join(root, path);
      const temporary = `${target}.${process.pid}.tmp`;
      await makeFolder(dirname(target));
      changed.push({ target, temporary });
      await writeFile(temporary, bytes);
    });
    for (const { target, temporary } of changed) await rename(temporary, target);
  } catch (error) {
    for (const { temporary } of changed) await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  if (removeExtra) for (const path of drift.extra) await rm(join(root, path));
  return drift;
}

/** Creates missing parents itself: Node's recursive mkdir never ends where a file system answers ENOENT below an existing folder (/proc). */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && (await isFolder(path))) return;
    if (code !== 'ENOENT' || (await isFolder(dirname(path)))) throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
