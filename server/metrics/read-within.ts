import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Makes a reading that never keeps its caller waiting. While one reading is under way, all callers share it, so that
 * a source that hangs is asked once.
 * @param patience milliseconds
 * @returns what was read, or undefined where the source fails or takes longer
 */
export function readWithin<T>(patience: number, read: () => Promise<T>): () => Promise<T | undefined> {
  let underWay: Promise<T | undefined> | undefined;
  return async () => {
    underWay ??= read()
      .catch(() => undefined)
      .finally(() => {
        underWay = undefined;
      });
    const over = new AbortController();
    const tooLong = sleep(patience, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
    try {
      return await Promise.race([underWay, tooLong]);
    } finally {
      over.abort();
    }
  };
}
