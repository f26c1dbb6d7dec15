import cluster from 'node:cluster';
import { ConfigErrors, readConfig } from '../config/config.ts';
import { StartupError } from './startup-errors.ts';

/*
 * Serves the built site: `node server/start/main.ts`. With WORKERS=2 or more, this process only supervises workers.
 */
try {
  const config = readConfig(process.env, { isServing: true });
  if (config.workers > 1 && cluster.isPrimary) {
    const { superviseWorkers } = await import('./cluster/supervise-workers.ts');
    await superviseWorkers(config);
  } else {
    const { serveSite } = await import('./serve-site.ts');
    const url = await serveSite(config);
    if (cluster.isWorker) process.send?.(url);
    else process.stdout.write(`${url}\n`);
  }
} catch (thrown) {
  if (!(thrown instanceof ConfigErrors || thrown instanceof StartupError)) throw thrown;
  process.stderr.write(`${thrown.message}\n`);
  process.exitCode = 1;
  cluster.worker?.disconnect();
}
