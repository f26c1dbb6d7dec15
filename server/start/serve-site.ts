import { openBuiltSite } from '../../app/vite/built-site.ts';
import type { Config } from '../config/config.ts';
import type { ConnectionSource } from '../http/http-server.ts';
import { createLog, describeError } from '../http/log.ts';
import { generatedTables } from '../pages/generated-tables.ts';
import { loadBuild } from './load-build.ts';
import { type RunningSite, startSite } from './start-site.ts';
import { explainBuildError } from './startup-errors.ts';

/**
 * Serves a build in this process until a signal ends it: the first lets it finish what it accepted, a second ends it as
 * it stands.
 * @param folder of the build
 * @returns where it listens, once it is ready
 * @throws {StartupError} when it cannot start
 */
export async function serveSite(config: Config, folder: string): Promise<string> {
  const site = await startBuild(config, folder);
  const stop = () => {
    process.off('SIGTERM', stop).off('SIGINT', stop);
    site.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  return site.url;
}

/**
 * Starts the site of a build.
 * @param connections accepted elsewhere; where it is left out, the site listens itself
 * @throws {StartupError} when it cannot start
 */
export async function startBuild(
  config: Config,
  folder: string,
  connections?: ConnectionSource,
): Promise<RunningSite> {
  const log = createLog(config.logLevel);
  const build = await loadBuild(folder).catch((thrown: unknown) => {
    throw explainBuildError(thrown);
  });
  const parts = { build, tables: generatedTables, openSite: openBuiltSite, connections };
  const site = await startSite({ config, log, ...parts });
  // Node would print the message, which may quote a guest.
  process.on('uncaughtException', (thrown) => {
    log.fatal(describeError(thrown), 'an error that nothing has caught ends the process');
    process.exit(1);
  });
  return site;
}
