import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Milliseconds; longer than any queue of runs. */
const patience = 600_000;

/**
 * Does some work while no other process does work under the same lock; the others wait. SQLite locks the file by the
 * operating system, which releases it when a process ends, however it ends.
 * @param path a file of its own; where it cannot be created, as in a read-only folder, nobody waits
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = openLock(path);
  try {
    lock?.exec('BEGIN EXCLUSIVE');
    return await work();
  } finally {
    lock?.close();
  }
}

function openLock(path: string): DatabaseSync | undefined {
  try {
    mkdirSync(dirname(path), { recursive: true });
    return new DatabaseSync(path, { timeout: patience });
  } catch {
    return undefined;
  }
}
