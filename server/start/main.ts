import cluster from 'node:cluster';
import { ConfigErrors, readConfig } from '../config/config.ts';
import { StartupError } from './startup-errors.ts';

/*
 * Serves the built site: `node server/start/main.ts`. With WORKERS=2 or more, this process only supervises workers.
 */
try {
  const config = readConfig(process.env, { isServing: true });
  if (cluster.isWorker) {
    const { serveAsWorker } = await import('./cluster/serve-as-worker.ts');
    await serveAsWorker(config);
  } else if (config.workers > 1) {
    const { superviseWorkers } = await import('./cluster/supervise-workers.ts');
    await superviseWorkers(config);
  } else {
    const { serveSite } = await import('./serve-site.ts');
    process.stdout.write(`${await serveSite(config)}\n`);
  }
} catch (thrown) {
  if (!(thrown instanceof ConfigErrors || thrown instanceof StartupError)) throw thrown;
  process.stderr.write(`${thrown.message}\n`);
  process.exitCode = 1;
  cluster.worker?.disconnect();
}
