import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DevSite } from '../../app/vite/dev-site.ts';
import { createQueue } from '../../server/core/queue.ts';
import type { DevApp, DevAppOptions } from '../../server/start/dev-app.ts';

const generator = fileURLToPath(new URL('../../generator', import.meta.url));
/** A delay in milliseconds, because an editor may write a file in several steps. */
const settledMilliseconds = 100;

/**
 * Runs the generator in watch mode until this process ends, and shows the faults of each run in open pages. Restarts
 * the generator after each change of its code.
 */
export function watchGenerator(devSite: Pick<DevSite, 'showFault' | 'watch'>): void {
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

type AppModule = typeof import('../../server/start/dev-app.ts');

/** The app of the current sources. */
export interface WatchedApp {
  /**
   * Opens the app if its modules have changed, after it has closed the previous one. Rejects if they cannot be loaded.
   */
  current(): Promise<DevApp>;
  stop(): Promise<void>;
}

/** @param load returns the same module until it or one of its imports changes */
export function watchApp(load: () => Promise<AppModule>, options: DevAppOptions): WatchedApp {
  let opened: { readonly module: AppModule; readonly app: DevApp } | undefined;
  const close = async () => {
    const closing = opened;
    opened = undefined;
    await closing?.app.stop();
  };
  const open = async () => {
    const module = await load();
    if (opened?.module === module) return opened.app;
    await close();
    const app = await module.openDevApp(options);
    opened = { module, app };
    return app;
  };
  // One call at a time, because two apps would open the database twice.
  const inTurn = createQueue();
  return { current: () => inTurn(open), stop: () => inTurn(close) };
}
