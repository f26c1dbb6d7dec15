import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs a task once those before it have ended. */
export type RunInTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Makes a queue for costly work. Each task has a turn of the event loop for itself: whatever else has arrived is answered before. */
export function createQueue(): RunInTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.then(() => nextTurn()).then(task);
    last = done.catch(() => undefined);
    return done;
  };
}
