import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DevSite } from '../../app/vite/dev-site.ts';

const generator = fileURLToPath(new URL('../../generator', import.meta.url));
/** An editor may write a file in several steps. */
const settledMilliseconds = 100;

/**
 * Runs the generator in watch mode until this process ends, and shows the faults of each run in open pages; restarts it
 * after each change of its own code.
 */
export function followGenerator(devSite: Pick<DevSite, 'showFault' | 'watch'>): void {
  let running = start();
  let restart: NodeJS.Timeout | undefined;
  devSite.watch(generator, () => {
    clearTimeout(restart);
    restart = setTimeout(() => {
      running.kill();
      running = start();
    }, settledMilliseconds);
  });
  process.once('exit', () => running.kill());

  function start(): ChildProcess {
    const child = spawn(process.execPath, [join(generator, 'cli.ts'), '--watch'], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', ({ fault }: { readonly fault?: string }) => devSite.showFault(fault));
    return child;
  }
}
