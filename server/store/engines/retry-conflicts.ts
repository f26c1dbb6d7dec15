import { setTimeout as sleep } from 'node:timers/promises';
import { StoreConflict } from '../../rewards-club/ports/store-errors.ts';

/** The longest pause between two tries, in milliseconds. */
const longestPause = 250;

/**
 * Runs `work` until it meets no conflict, with growing random pauses between.
 * @param attempts how often at most; then the last `StoreConflict` is thrown
 */
export async function retryConflicts<T>(attempts: number, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (thrown) {
      if (!(thrown instanceof StoreConflict) || attempt >= attempts) throw thrown;
    }
    await sleep(Math.random() * Math.min(4 * 2 ** attempt, longestPause));
  }
}
