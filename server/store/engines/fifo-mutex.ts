import { setImmediate as breathe } from 'node:timers/promises';
import { StoreUnavailable } from '../../rewards-club/ports/store-errors.ts';

/** How long statements may run without a pause for other requests, in milliseconds. */
const longestBurst = 5;

/** A mutex that serves callers in the order of their requests. */
export interface FifoMutex {
  /**
   * Waits for the mutex.
   * @returns releases it; further calls do nothing
   * @throws {StoreUnavailable} if the wait exceeds `patience`
   */
  acquire(): Promise<() => void>;
}

/** @param patience maximum wait in milliseconds */
export function createFifoMutex(patience: number): FifoMutex {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  let lastBreath = 0;

  function queue(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new StoreUnavailable('A transaction has held the database for too long', 'TURN_TIMEOUT'));
      }, patience);
      waiting.push(begin);
    });
  }

  return {
    async acquire() {
      if (isTaken) await queue();
      isTaken = true;
      // Statements of an embedded database are synchronous: without a pause, a queue of them starves the pages.
      if (performance.now() - lastBreath > longestBurst) {
        await breathe();
        lastBreath = performance.now();
      }
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        const next = waiting.shift();
        if (next === undefined) isTaken = false;
        else next();
      };
    },
  };
}
