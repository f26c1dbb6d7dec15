import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Whether a file has just these bytes, and the time that is theirs. */
export function holds(file: string, body: Uint8Array): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return (
    found?.size === body.length && found.mtimeMs === secondsOf(body) * 1000 && readFileSync(file).equals(body)
  );
}

/** Seconds since 1970, made of bytes. */
function secondsOf(body: Uint8Array): number {
  return createHash('sha256').update(body).digest().readUInt32BE() >>> 1;
}

/**
 * Writes a file in one step, so that a reader never sees half of it.
 * Its time is made of its bytes: nginx takes time and length for the entity tag, which so is the same on every machine
 * and changes with the contents only. Copy the tree with its times (`rsync --archive`).
 */
export async function writeInOneStep(file: string, body: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, body);
  await utimes(draft, secondsOf(body), secondsOf(body));
  await rename(draft, file);
}

/**
 * Removes what is not among the files of a folder, and folders left empty.
 * @param names relative to it, with slashes
 * @returns how many files were removed
 */
export function removeOrphans(folder: string, names: ReadonlySet<string>): number {
  const nameOf = (entry: Dirent) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const orphans = entries.filter((entry) => !entry.isDirectory() && !names.has(nameOf(entry)));
  for (const entry of orphans) rmSync(join(entry.parentPath, entry.name));
  // Deepest first: a folder may be left empty by its last subfolder.
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of folders.sort((one, other) => other.length - one.length)) {
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
  return orphans.length;
}
