import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs a task after the earlier ones, and settles as it does. */
export type RunInTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue for work that is costly or must not overlap. Each task has its own turn of the event loop, so that pending requests
 * are answered first.
 */
export function createQueue(): RunInTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.then(() => nextTurn()).then(task);
    last = done.catch(() => undefined);
    return done;
  };
}
