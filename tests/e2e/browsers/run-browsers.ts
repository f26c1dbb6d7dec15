import type { Counts } from '../../runner/result.ts';
import { runVitest } from '../../runner/run-command.ts';
import { bringBrowsers } from './fixture/bring-browsers.ts';

/** Runs the journeys in the engines that this system has or offers; the note says which it does not. */
export async function runBrowsers(): Promise<Counts> {
  const { there, missing } = bringBrowsers();
  const counts =
    there.length === 0
      ? { passed: 0, failed: 0 }
      : // A window that shares the cores with another engine's loses keys and sizes.
        await runVitest(
          '--no-file-parallelism',
          ...there.map((engine) => `tests/e2e/browsers/${engine}.test.ts`),
        );
  return missing.length === 0 ? counts : { note: `without ${missing.join(' and ')}`, ...counts };
}
