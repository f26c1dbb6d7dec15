import { randomBytes } from 'node:crypto';
import { link, lstat, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../../error-code.ts';

/** The name of an unfinished file beside its place. A killed command leaves it; anybody may remove it. */
export function nameDraft(path: string): string {
  return `${path}.${randomBytes(6).toString('hex')}.part`;
}

/** Removes an unfinished file, if there is one, with SQLite's files beside it. */
export async function removeDraft(draft: string): Promise<void> {
  for (const suffix of ['', '-journal', '-wal', '-shm']) {
    // Where it cannot be removed, it could not be written either: the first error is the one to report.
    await rm(draft + suffix, { force: true }).catch(() => undefined);
  }
}

/**
 * Moves a finished file to its place at once, and makes it last over a loss of power. Never replaces a file.
 * @throws {Error} with the code `EEXIST` if a file is there
 */
export async function placeFile(draft: string, path: string): Promise<void> {
  await syncToDisk(draft);
  try {
    // Unlike a rename, a link does not replace a file that another process has created meanwhile.
    await link(draft, path);
    await rm(draft);
  } catch (thrown) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(errorCode(thrown))) throw thrown;
    // Some disks of networks and USB sticks have no links.
    if (await exists(path)) throw Object.assign(new Error('A file is there'), { code: 'EEXIST' });
    await rename(draft, path);
  }
  await syncToDisk(dirname(path));
}

/** Whether there is a file, a folder or a link at a path. */
export async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (thrown) {
    if (errorCode(thrown) === 'ENOENT') return false;
    throw thrown;
  }
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
