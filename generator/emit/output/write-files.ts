import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withByteOrderMark } from '../../spec/files/read-files.ts';
import { compareFiles, type Drift, type FileStream, type OnFile } from './compare-files.ts';

/**
 * Updates the folder to `files`: writes only files that differ and, by default, removes those no longer
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

/** Writes some files of a spec, all or none, then removes those without a text, with the folders that they leave empty. */
export async function writeEdits(
  spec: string,
  edits: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  const written = [...edits].flatMap(([file, text]) =>
    text === undefined ? [] : [[file, withByteOrderMark(spec, file, text)] as const],
  );
  await writeFiles(spec, new Map(written), { removeExtra: false });
  for (const [file, text] of edits) {
    if (text !== undefined) continue;
    const path = join(spec, file);
    await rm(path);
    if ((await readdir(dirname(path))).length === 0) await rmdir(dirname(path));
  }
}

/**
 * Moves files, and removes the folders that become empty. All are moved or none. Returns a function that moves them back.
 * @param moves new paths by old ones
 */
export function moveFiles(moves: ReadonlyMap<string, string>): () => void {
  const done: (readonly [from: string, to: string])[] = [];
  const undo = () => {
    for (const [from, to] of done.splice(0).reverse()) moveFile(to, from);
  };
  try {
    for (const [from, to] of moves) {
      moveFile(from, to);
      done.push([from, to]);
    }
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}

function moveFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
  try {
    rmdirSync(dirname(from));
  } catch {
    // The folder has other files.
  }
}
