import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Config } from '../../config/config.ts';
import { createLog } from '../../http/log.ts';
import { slotVariable } from './worker-slot.ts';

/** The delay before a worker that failed to start is restarted, in milliseconds; doubles each time. */
const firstDelay = 500;
const longestDelay = 30_000;

/**
 * Runs several processes that serve the site on one port. The first starts alone: it migrates the database, and a
 * startup error is reported only once. A worker that dies is replaced; only its own requests fail.
 * @returns once the first worker is ready or has failed to start
 */
export async function superviseWorkers({
  workers,
  logLevel,
}: Pick<Config, 'workers' | 'logLevel'>): Promise<void> {
  const log = createLog(logLevel);
  let stopping = false;

  const start = (slot: number): Worker => {
    const worker = cluster.fork({ [slotVariable]: String(slot) });
    worker.on('error', (fault) => log.error({ err: fault }, 'a worker cannot be reached'));
    return worker;
  };
  const keep = async (slot: number, first?: Worker) => {
    for (let delay = firstDelay; !stopping; ) {
      const worker = first ?? start(slot);
      const wasReady = first !== undefined || (await becomesReady(worker)) !== undefined;
      first = undefined;
      if (wasReady) delay = firstDelay;
      const { exitCode, signalCode } = await ending(worker);
      if (stopping) return;
      log.error({ slot, exitCode, signalCode }, 'a worker has ended; another takes its place');
      if (!wasReady) await new Promise((resolve) => setTimeout(resolve, delay));
      delay = wasReady ? firstDelay : Math.min(delay * 2, longestDelay);
    }
  };
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };

  const first = start(0);
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const url = await becomesReady(first);
  if (url === undefined) {
    const { exitCode } = await ending(first);
    process.exitCode = stopping ? 0 : exitCode || 1;
    return;
  }
  process.stdout.write(`${url}\n`);
  void keep(0, first);
  for (let slot = 1; slot < workers; slot += 1) void keep(slot);
}

/** Waits for a worker's URL; undefined if it ends before it is ready. */
async function becomesReady(worker: Worker): Promise<string | undefined> {
  const ended = new AbortController();
  worker.once('exit', () => ended.abort());
  try {
    const [url] = await once(worker, 'message', { signal: ended.signal });
    return String(url);
  } catch {
    return undefined;
  }
}

async function ending({ process: child }: Worker): Promise<typeof child> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child;
}
