import { loadRenderer, readInlineStyles } from '../../app/document/load-renderer.ts';
import type { Config } from '../config/config.ts';
import { createLog } from '../http/log.ts';
import { generatedTables } from '../pages/generated-tables.ts';
import { distFolder } from './dist-folder.ts';
import { startSite } from './start-site.ts';

/**
 * Serves the built site in this process until a signal ends it: the first lets it finish what it accepted, a second ends it as
 * it stands.
 * @returns where it listens, once it is ready
 * @throws {StartupError} when it cannot start
 */
export async function serveSite(config: Config): Promise<string> {
  const log = createLog(config.logLevel);
  const build = { distFolder, tables: generatedTables, loadRenderer, readInlineStyles };
  const site = await startSite({ config, log, ...build });
  const stop = () => {
    process.off('SIGTERM', stop).off('SIGINT', stop);
    site.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  return site.url;
}
