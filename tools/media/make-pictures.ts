import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDrawing } from '../../generator/spec/files/read-media.ts';
import { type Lock, type LockEntry, writeLock } from './lock.ts';
import { makePicture, SourceRefused } from './make-picture.ts';
import { type MediaFolders, sourcePath } from './media-folders.ts';
import { hashOf, type Order, type Plan } from './plan.ts';
import { folderOf } from './version-files.ts';

/** Outcome of an order: done, or refused with a reason. */
export interface Outcome {
  readonly order: Order;
  readonly refusal?: string;
}

/** Encoding a picture uses one core; more at the same time would only use more memory. */
const atOnce = 2;

/**
 * Carries out a plan. The lock is written after each picture, so that the next run continues an interrupted one. A
 * picture with a refused source keeps its former versions.
 * @returns the final lock
 */
export async function makePictures(
  plan: Pick<Plan, 'orders' | 'current'>,
  before: Lock,
  folders: MediaFolders,
  onOutcome: (outcome: Outcome) => void,
): Promise<Lock> {
  const lock = new Map<string, LockEntry>(plan.current);
  for (const { name } of plan.orders) {
    const former = before.get(name);
    if (former !== undefined) lock.set(name, former);
  }
  let writing = Promise.resolve();
  const remaining = plan.orders.values();
  const makeInTurn = async () => {
    for (const order of remaining) {
      const { name, source } = order;
      try {
        const bytes = await readFile(sourcePath(folders, source));
        // Hashes the bytes again, because the file may have changed since the plan.
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        const hash = hashOf(sha256);
        const target = join(folders.media, folderOf(name, { hash }));
        const made = await makePicture(bytes, isDrawing(source), target);
        lock.set(name, { source, sha256, hash, ...made });
        writing = writing.then(() => writeLock(folders.spec, lock));
        await writing;
        onOutcome({ order });
      } catch (error) {
        if (!(error instanceof SourceRefused)) throw error;
        onOutcome({ order, refusal: error.message });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, makeInTurn));
  await writeLock(folders.spec, lock);
  return lock;
}
