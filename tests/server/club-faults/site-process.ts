import { ConfigErrors, readConfig } from '../../../server/config/config.ts';
import { createLog } from '../../../server/http/log.ts';
import { startSite } from '../../../server/start/start-site.ts';
import { StartupError } from '../../../server/start/startup-errors.ts';
import { fixtureTables } from '../integration/fixture/fixture-tables.ts';
import { loadFixtureRenderer } from '../integration/fixture/start-fixture-site.ts';

// Like server/start/main.ts, with the fixture's build: `node site-process.ts <folder of the build>`.

const [, , distFolder = ''] = process.argv;

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const loadRenderer = loadFixtureRenderer;
  const readInlineStyles = async () => [];
  const build = { distFolder, tables: fixtureTables, loadRenderer, readInlineStyles };
  const site = await startSite({ config, log, ...build });
  process.once('SIGTERM', () => site.stop().then(() => process.exit(0)));
  process.stdout.write(`${site.url}\n`);
} catch (thrown) {
  if (!(thrown instanceof ConfigErrors || thrown instanceof StartupError)) throw thrown;
  process.stderr.write(`${thrown.message}\n`);
  process.exitCode = 1;
}
