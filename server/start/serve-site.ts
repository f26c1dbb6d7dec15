import cluster from 'node:cluster';
import { openBuiltSite } from '../../app/vite/built-site.ts';
import { createLog, describeError } from '../core/log.ts';
import { generatedTables } from '../pages/site-tables.ts';
import type { Config } from './config/config.ts';
import { loadBuild } from './load-build.ts';
import { startSite } from './start-site.ts';
import { explainBuildError } from './startup-errors.ts';

/**
 * Serves a build in this process until a signal ends it: the first signal finishes accepted requests, a second one
 * exits at once. A worker asks its supervisor to stop it and ignores further signals, because a terminal or a service
 * manager sends them to both.
 * @param folder of the build
 * @returns the address, once the site is ready
 * @throws {StartupError} if it cannot start
 */
export async function serveSite(config: Config, folder: string): Promise<string> {
  const log = createLog(config.logLevel);
  const build = await loadBuild(folder).catch((thrown: unknown) => {
    throw explainBuildError(thrown);
  });
  const site = await startSite({ config, log, build, tables: generatedTables, openSite: openBuiltSite });
  // Node would print the message, which may contain a guest's input.
  process.on('uncaughtException', (thrown) => {
    log.fatal(describeError(thrown), 'the process ends because of an uncaught error');
    process.exit(1);
  });
  const stop = () => void site.stop().then(() => process.exit(0));
  const { worker } = cluster;
  if (worker === undefined) {
    const stopOnce = () => {
      process.off('SIGTERM', stopOnce).off('SIGINT', stopOnce);
      stop();
    };
    process.on('SIGTERM', stopOnce).on('SIGINT', stopOnce);
  } else {
    // Without a handler, Node would exit at once.
    worker.exitedAfterDisconnect = true;
    worker.once('disconnect', stop);
    // The supervisor may have closed the channel already.
    const ask = () => worker.isConnected() && worker.send('leaving', () => undefined);
    process.on('SIGTERM', ask).on('SIGINT', ask);
  }
  return site.url;
}
