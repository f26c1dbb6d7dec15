import cluster from 'node:cluster';
import { resolve } from 'node:path';
import { ConfigErrors, readConfig } from './config/config.ts';
import { StartupError } from './startup-errors.ts';

/**
 * Serves a build, in this process or, with WORKERS=2 or more, in worker processes that this one supervises.
 * @param folder of the build
 */
export async function main(folder: string): Promise<void> {
  try {
    const config = readConfig(process.env, { isServing: true });
    if (config.workers > 1 && cluster.isPrimary) {
      const { superviseWorkers } = await import('./supervise-workers.ts');
      process.stdout.write(`${await superviseWorkers(config)}\n`);
    } else {
      const { serveSite } = await import('./serve-site.ts');
      const url = await serveSite(config, resolve(folder));
      if (cluster.isPrimary) process.stdout.write(`${url}\n`);
    }
  } catch (thrown) {
    if (!(thrown instanceof ConfigErrors || thrown instanceof StartupError)) throw thrown;
    process.stderr.write(`${thrown.message}\n`);
    process.exitCode = 1;
    cluster.worker?.disconnect();
  }
}
