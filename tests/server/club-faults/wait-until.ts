import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until something is so; the test's own time is the bound. */
export async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(25);
}
