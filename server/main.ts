import { join } from 'node:path';
import { loadRenderer, readInlineStyles } from '../app/renderer/load-renderer.ts';
import { ConfigFaults, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { generatedTables } from './pages/generated-tables.ts';
import { StartFault } from './start-faults.ts';
import { type RunningSite, startSite } from './start-site.ts';

const distFolder = join(import.meta.dirname, '..', 'dist');

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const build = { distFolder, tables: generatedTables, loadRenderer, readInlineStyles };
  const site = await startSite({ config, log, ...build });
  stopOnSignal(site);
  process.stdout.write(`${site.url}\n`);
} catch (thrown) {
  if (!(thrown instanceof ConfigFaults || thrown instanceof StartFault)) throw thrown;
  process.stderr.write(`${thrown.message}\n`);
  process.exitCode = 1;
}

/** The first signal lets the site finish what it accepted; a second one ends the process as it stands. */
function stopOnSignal(site: RunningSite): void {
  const stop = () => {
    process.off('SIGTERM', stop).off('SIGINT', stop);
    site.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
