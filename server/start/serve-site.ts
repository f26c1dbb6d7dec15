import { loadRenderer, readInlineStyles } from '../../app/document/load-renderer.ts';
import type { Config } from '../config/config.ts';
import type { ConnectionSource } from '../http/http-server.ts';
import { createLog, describeError } from '../http/log.ts';
import { generatedTables } from '../pages/generated-tables.ts';
import { distFolder } from './dist-folder.ts';
import { type RunningSite, startSite } from './start-site.ts';

/**
 * Serves the built site in this process until a signal ends it: the first lets it finish what it accepted, a second ends it as
 * it stands.
 * @returns where it listens, once it is ready
 * @throws {StartupError} when it cannot start
 */
export async function serveSite(config: Config): Promise<string> {
  const site = await openBuiltSite(config);
  const stop = () => {
    process.off('SIGTERM', stop).off('SIGINT', stop);
    site.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  return site.url;
}

/**
 * Starts the built site.
 * @param connections accepted elsewhere; where it is left out, the site listens itself
 * @throws {StartupError} when it cannot start
 */
export async function openBuiltSite(config: Config, connections?: ConnectionSource): Promise<RunningSite> {
  const log = createLog(config.logLevel);
  const build = { distFolder, tables: generatedTables, loadRenderer, readInlineStyles };
  const site = await startSite({ config, log, ...build, connections });
  // Node would print the message, which may quote a guest.
  process.on('uncaughtException', (thrown) => {
    log.fatal(describeError(thrown), 'an error that nothing has caught ends the process');
    process.exit(1);
  });
  return site;
}
