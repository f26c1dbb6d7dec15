import type { DevApp, DevAppOptions } from './dev-app.ts';

type AppModule = typeof import('./dev-app.ts');

/** The app of the current sources. */
export interface FollowedApp {
  /** Opens the app if its modules have changed, after closing the one before. Rejects if they cannot be loaded. */
  current(): Promise<DevApp>;
  stop(): Promise<void>;
}

/** @param load gives the same module until it or something that it imports changes */
export function followApp(load: () => Promise<AppModule>, options: DevAppOptions): FollowedApp {
  let opened: { readonly module: AppModule; readonly app: DevApp } | undefined;
  let last: Promise<unknown> = Promise.resolve();
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
  /** One at a time: two apps would open the database twice. */
  const queue = <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
  return { current: () => queue(open), stop: () => queue(close) };
}
