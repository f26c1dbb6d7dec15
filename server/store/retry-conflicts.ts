import { setTimeout as sleep } from 'node:timers/promises';
import { StoreConflict } from '../rewards-club/ports/store-errors.ts';

/** Maximum pause between two attempts, in milliseconds. */
const longestPause = 250;

/**
 * Repeats `work` on conflicts, with growing random pauses.
 * @param attempts maximum number of attempts; the last `StoreConflict` is thrown
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
