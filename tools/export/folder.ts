import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { listFiles } from '../list-files.ts';
import { removeFiles } from '../remove-files.ts';

/** Whether a file has exactly these bytes and their time. */
export function holds(file: string, body: Uint8Array): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return (
    found?.size === body.length && found.mtimeMs === secondsOf(body) * 1000 && readFileSync(file).equals(body)
  );
}

/** A time in seconds since 1970, derived from bytes. */
function secondsOf(body: Uint8Array): number {
  return createHash('sha256').update(body).digest().readUInt32BE() >>> 1;
}

/**
 * Writes a file in one step, so that a reader never sees half of it. Its time is derived from its bytes. nginx derives
 * the entity tag from time and length, so the tag is the same on every machine and changes only with the contents. Copy
 * the tree with its times (`rsync --archive`).
 */
export async function writeInOneStep(file: string, body: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, body);
  await utimes(draft, secondsOf(body), secondsOf(body));
  await rename(draft, file);
}

/**
 * Removes all other files of a folder, and empty folders.
 * @param names relative to it, with slashes
 * @returns how many files were removed
 */
export function removeOrphans(folder: string, names: ReadonlySet<string>): number {
  if (!existsSync(folder)) return 0;
  const orphans = listFiles(folder).filter((name) => !names.has(name));
  removeFiles(folder, orphans);
  return orphans.length;
}
