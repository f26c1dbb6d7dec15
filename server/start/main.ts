import cluster from 'node:cluster';
import { resolve } from 'node:path';
import { ConfigErrors, readConfig } from '../config/config.ts';
import { StartupError } from './startup-errors.ts';

/**
 * Serves a build, in this process or, with WORKERS=2 or more, in others that this one supervises.
 * @param folder of the build
 */
export async function main(folder: string): Promise<void> {
  try {
    const config = readConfig(process.env, { isServing: true });
    const build = resolve(folder);
    if (cluster.isWorker) {
      const { serveAsWorker } = await import('./cluster/serve-as-worker.ts');
      await serveAsWorker(config, build);
    } else if (config.workers > 1) {
      const { superviseWorkers } = await import('./cluster/supervise-workers.ts');
      await superviseWorkers(config);
    } else {
      const { serveSite } = await import('./serve-site.ts');
      process.stdout.write(`${await serveSite(config, build)}\n`);
    }
  } catch (thrown) {
    if (!(thrown instanceof ConfigErrors || thrown instanceof StartupError)) throw thrown;
    process.stderr.write(`${thrown.message}\n`);
    process.exitCode = 1;
    cluster.worker?.disconnect();
  }
}
