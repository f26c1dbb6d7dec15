import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Contents of files by path relative to their folder. */
export type FileContents = ReadonlyMap<string, Buffer>;

/** Reads every file of a folder, subfolders too. */
export function readFolder(folder: string): FileContents {
  return new Map(listFiles(folder).map((path) => [path, readFileSync(join(folder, path))]));
}

/**
 * Writes the files whose contents differ, each in one step, so that a reader never sees half a file.
 * @returns how many were written
 */
export function writeChanged(folder: string, files: FileContents): number {
  let written = 0;
  for (const [path, content] of files) {
    const target = join(folder, path);
    if (hasContent(target, content)) continue;
    mkdirSync(dirname(target), { recursive: true });
    const temporary = `${target}.${process.pid}.tmp`;
    writeFileSync(temporary, content);
    renameSync(temporary, target);
    written += 1;
  }
  return written;
}

/**
 * Removes the files of a folder that are not among those given, and the folders left empty by that.
 * @returns how many files were removed
 */
export function removeOrphans(folder: string, files: FileContents): number {
  const orphans = listFiles(folder).filter((path) => !files.has(path));
  for (const path of orphans) {
    rmSync(join(folder, path));
    removeEmptyParents(folder, dirname(path));
  }
  return orphans.length;
}

/** A short name for the contents of several folders: the same contents give the same name. */
export function digestFiles(folders: readonly FileContents[]): string {
  const hash = createHash('sha256');
  for (const files of folders) {
    for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
      hash.update(`${path}\0`).update(content).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function removeEmptyParents(folder: string, path: string): void {
  if (path === '.' || readdirSync(join(folder, path)).length > 0) return;
  rmdirSync(join(folder, path));
  removeEmptyParents(folder, dirname(path));
}

function hasContent(target: string, content: Buffer): boolean {
  try {
    return readFileSync(target).equals(content);
  } catch {
    return false;
  }
}
