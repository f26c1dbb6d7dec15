import cluster, { type Worker } from 'node:cluster';
import { createLog, describeError } from '../core/log.ts';
import { type Config, originOf } from './config/config.ts';

/** The delay before a worker that has ended is replaced, in milliseconds; doubles until one is ready. */
const firstDelay = 250;
const longestDelay = 30_000;

/**
 * Runs several processes that serve the site on one port, until a signal stops them; a second one kills them. The first
 * starts alone: it migrates the database, and an error is reported only once. If it cannot start, this process exits
 * with the same code. A worker that ends is replaced; only its own requests fail.
 * @returns the address of the site, once all workers are ready
 */
export async function superviseWorkers(
  config: Pick<Config, 'workers' | 'logLevel' | 'host' | 'metricsPort'>,
): Promise<string> {
  const { workers, logLevel, host, metricsPort } = config;
  const log = createLog(logLevel);
  const { promise: url, resolve: announce } = Promise.withResolvers<string>();
  const alive = new Set<Worker>();
  const ready = new Set<number>();
  let isStopping = false;
  // Workers accept from one queue of the system. With Node's other policy the supervisor accepts, and connections that
  // it has not passed on when the last worker closes the port are reset.
  cluster.schedulingPolicy = cluster.SCHED_NONE;

  const start = (slot: number, delay: number) => {
    const worker = cluster.fork(metricsPort ? { METRICS_PORT: String(metricsPort + slot) } : {});
    let nextDelay = Math.min(delay * 2, longestDelay);
    alive.add(worker);
    worker.on('error', (fault) => log.error(describeError(fault), 'a worker cannot be reached'));
    worker.once('message', () => worker.process.disconnect());
    worker.once('listening', ({ port }) => {
      nextDelay = firstDelay;
      if (ready.add(slot).size === workers) announce(originOf(host, port));
    });
    worker.once('exit', (exitCode, signalCode) => {
      alive.delete(worker);
      if (isStopping && alive.size === 0) process.exit(0);
      if (ready.size === 0) process.exit(exitCode || 1);
      if (isStopping) return;
      log.error({ slot, exitCode, signalCode }, 'a worker has exited and is replaced');
      setTimeout(() => isStopping || start(slot, nextDelay), delay);
    });
    return worker;
  };
  const stop = () => {
    if (isStopping || alive.size === 0) {
      for (const worker of alive) worker.process.kill('SIGKILL');
      process.exit(isStopping ? 1 : 0);
    }
    isStopping = true;
    // This process closes the port first. A worker that is not ready ends.
    for (const { process: child } of alive) if (child.connected) child.disconnect();
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  start(0, firstDelay).once('listening', () => {
    for (let slot = 1; slot < workers; slot += 1) start(slot, firstDelay);
  });
  return url;
}
