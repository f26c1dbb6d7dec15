import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { withByteOrderMark } from '../../spec/files/read-files.ts';
import { compareFiles, type Drift, type FileStream, type OnFile } from './compare-files.ts';

/**
 * Updates the folder to `files`: writes only files that differ, and removes those no longer generated. All are written to temporary files first and then renamed, so a full disk or a read-only folder changes
 * nothing. Returns the differences.
 */
export async function writeFiles(
  root: string,
  files: FileStream | ReadonlyMap<string, string>,
  { onFile }: { readonly onFile?: OnFile } = {},
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
  for (const path of drift.extra) await rm(join(root, path));
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

/** A change of a spec folder; paths are relative to it. */
export interface SpecChange {
  /** New texts by path; undefined for files to be removed. */
  readonly edits: ReadonlyMap<string, string | undefined>;
  /** New paths of files, by their old ones. */
  readonly moves: ReadonlyMap<string, string>;
  /** The same for the versions of pictures, relative to generated/pictures. */
  readonly versions: ReadonlyMap<string, string>;
}

/**
 * Changes a spec and writes the files generated from it, all or none; then removes files without a text, with the folders that
 * become empty. Returns the differences of the generated files.
 */
export async function writeSpec(
  spec: string,
  out: string,
  files: ReadonlyMap<string, string>,
  { edits, moves, versions }: SpecChange,
): Promise<Drift> {
  const origins = new Map([...moves].map(([from, to]) => [to, from]));
  const all = new Map(files);
  for (const [file, text] of edits) {
    if (text === undefined) continue;
    const path = relative(out, join(spec, file)).replaceAll('\\', '/');
    all.set(path, withByteOrderMark(spec, origins.get(file) ?? file, text));
  }
  const inPictures = (file: string) => join(out, 'generated/pictures', file);
  const undo = moveFiles([
    ...[...moves].map(([from, to]) => [join(spec, from), join(spec, to)] as const),
    ...[...versions].map(([from, to]) => [inPictures(from), inPictures(to)] as const),
  ]);
  let drift: Drift;
  try {
    drift = await writeFiles(out, all);
  } catch (error) {
    undo();
    throw error;
  }
  for (const [file, text] of edits) {
    if (text !== undefined) continue;
    const path = join(spec, file);
    await rm(path);
    if ((await readdir(dirname(path))).length === 0) await rmdir(dirname(path));
  }
  const ofGenerated = (paths: readonly string[]) => paths.filter((path) => files.has(path));
  return { missing: ofGenerated(drift.missing), stale: ofGenerated(drift.stale), extra: drift.extra };
}

/** Moves files, and removes the folders that become empty. All are moved or none. Returns a function that moves them back. */
function moveFiles(moves: readonly (readonly [from: string, to: string])[]): () => void {
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
