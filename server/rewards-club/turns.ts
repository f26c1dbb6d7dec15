/** Shares a few places among those that ask for them. */
export interface Turns {
  /**
   * Resolves with a place for whoever has these keys; `leave` gives it back.
   * @returns false if too many wait and others have waited for fewer places
   */
  enter(keys: readonly string[]): Promise<boolean>;
  leave(): void;
  /** How many have a place, and how many wait. */
  load(): { readonly running: number; readonly waiting: number };
}

interface Waiting {
  readonly keys: readonly string[];
  readonly round: number;
  settle(hasPlace: boolean): void;
}

/**
 * Creates turns that nobody can use up for others: in each round, all that wait under one key get one place (start-time
 * fair queueing). Where too many wait, the last of the last round is refused.
 * @param atOnce number of places
 * @param most how many may wait
 */
export function createTurns(atOnce: number, most: number): Turns {
  /** By their rounds, and in each as they came. */
  const queue: Waiting[] = [];
  let running = 0;
  let round = 0;

  function wait(keys: readonly string[], settle: Waiting['settle']): void {
    const before = queue.filter((each) => each.keys.some((key) => keys.includes(key)));
    const own = Math.max(round, ...before.map((each) => each.round + 1));
    const later = queue.findIndex((each) => each.round > own);
    queue.splice(later < 0 ? queue.length : later, 0, { keys, round: own, settle });
    if (queue.length > most) queue.pop()?.settle(false);
  }

  return {
    enter(keys) {
      if (running >= atOnce) return new Promise((resolve) => wait(keys, resolve));
      running += 1;
      return Promise.resolve(true);
    },
    leave() {
      const next = queue.shift();
      if (next === undefined) {
        running -= 1;
        return;
      }
      round = next.round;
      next.settle(true);
    },
    load: () => ({ running, waiting: queue.length }),
  };
}
