/** The thread of run-program.ts. */
import { format } from 'node:util';
import { workerData } from 'node:worker_threads';
import type { Outcome, Run } from './run-program.ts';

const { port, finished } = workerData;
let count = 0;

port.on('message', async (run: Run) => {
  port.postMessage(await perform(run));
  Atomics.add(finished, 0, 1);
  Atomics.notify(finished, 0);
});

async function perform({ program, args }: Run): Promise<Outcome> {
  const lines: string[] = [];
  const print = (...values: readonly unknown[]) => lines.push(`${format(...values)}\n`);
  Object.assign(console, { log: print, error: print });
  process.argv = [process.execPath, program, ...args];
  process.exitCode = 0;
  count += 1;
  try {
    // Another address each time, so that it runs again.
    await import(`${program}?${count}`);
  } catch (thrown) {
    print(thrown);
    process.exitCode = 1;
  }
  return { code: Number(process.exitCode), output: lines.join('') };
}
