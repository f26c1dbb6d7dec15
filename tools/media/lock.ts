import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { formatLock, lockFile } from '../../generator/spec/files/read-media.ts';
import type { PicturesFile } from '../../generator/spec/schema/site/pictures.ts';

/** The lock entry of one picture. */
export type LockEntry = PicturesFile['pictures'][string];

/** Pictures by name. */
export type Lock = ReadonlyMap<string, LockEntry>;

/** Reads the lock of a spec; empty if it is missing or unreadable. A merge may leave two lines for a picture. */
export async function readLock(specFolder: string): Promise<Lock> {
  try {
    const text = await readFile(join(specFolder, lockFile), 'utf8');
    const { pictures }: PicturesFile = parse(text, { uniqueKeys: false });
    return new Map(Object.entries(pictures));
  } catch {
    return new Map();
  }
}

/** Writes the lock atomically if it has changed: a line for each picture, by name. */
export async function writeLock(specFolder: string, lock: Lock): Promise<void> {
  const path = join(specFolder, lockFile);
  const text = formatLock(lock);
  if (text === (await readFile(path, 'utf8').catch(() => ''))) return;
  const temporary = `${path}.${process.pid}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(temporary, text);
  await rename(temporary, path);
}
