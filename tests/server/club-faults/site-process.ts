import { createLog } from '../../../server/core/log.ts';
import { ConfigErrors, readConfig } from '../../../server/start/config/config.ts';
import { startSite } from '../../../server/start/start-site.ts';
import { StartupError } from '../../../server/start/startup-errors.ts';
import { buildIn, openFixtureSite } from '../integration/fixture/fixture-site.ts';
import { fixtureTables } from '../integration/fixture/fixture-tables.ts';

// Like server/start/main.ts, with the fixture's site: `node site-process.ts <folder of its build>`.

const [, , folder = ''] = process.argv;

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const parts = { build: buildIn(folder), tables: fixtureTables, openSite: openFixtureSite };
  const site = await startSite({ config, log, ...parts });
  process.once('SIGTERM', () => site.stop().then(() => process.exit(0)));
  process.stdout.write(`${site.url}\n`);
} catch (thrown) {
  if (!(thrown instanceof ConfigErrors || thrown instanceof StartupError)) throw thrown;
  process.stderr.write(`${thrown.message}\n`);
  process.exitCode = 1;
}
