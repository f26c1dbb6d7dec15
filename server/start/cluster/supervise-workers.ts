import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Config } from '../../config/config.ts';
import { createLog, describeError } from '../../http/log.ts';
import { explainListenError } from '../startup-errors.ts';
import { SharedPort } from './shared-port.ts';
import type { FromWorker } from './worker-messages.ts';
import { slotVariable } from './worker-slot.ts';

/** The delay before a worker that failed to start is restarted, in milliseconds; doubles each time. */
const firstDelay = 500;
const longestDelay = 30_000;

/**
 * Runs several processes that serve the site on one port. The first starts alone: it migrates the database, and a
 * startup error is reported only once. A worker that dies is replaced; only its own requests fail.
 * @returns once the first worker is ready or has failed to start
 * @throws {StartupError} if the address cannot be listened on
 */
export async function superviseWorkers(
  config: Pick<Config, 'workers' | 'logLevel' | 'host' | 'port'>,
): Promise<void> {
  const log = createLog(config.logLevel);
  const shared = await SharedPort.open(config.host, config.port).catch((thrown: unknown) => {
    throw explainListenError(thrown, config);
  });
  const ready = new Set<Worker>();
  let stopping = false;

  const start = (slot: number): Worker => {
    const worker = cluster.fork({ [slotVariable]: String(slot), PORT: String(shared.port) });
    worker.on('error', (fault) => log.error(describeError(fault), 'a worker cannot be reached'));
    worker.once('exit', () => ready.delete(worker));
    shared.include(worker);
    return worker;
  };
  const becomesReady = async (worker: Worker) => {
    const url = await readUrl(worker);
    if (url !== undefined) ready.add(worker);
    return url;
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
    const loading = Object.values(cluster.workers ?? {}).filter((worker) => worker && !ready.has(worker));
    for (const worker of loading) worker?.process.kill('SIGTERM');
    void shared.close();
  };

  const first = start(0);
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const url = await becomesReady(first);
  if (url === undefined) {
    const { exitCode } = await ending(first);
    await shared.close();
    process.exitCode = stopping ? 0 : exitCode || 1;
    return;
  }
  process.stdout.write(`${url}\n`);
  void keep(0, first);
  for (let slot = 1; slot < config.workers; slot += 1) void keep(slot);
}

/** Waits for a worker's URL; undefined if it ends before it is ready. */
function readUrl(worker: Worker): Promise<string | undefined> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve(undefined));
    worker.on('message', (message: FromWorker) => {
      if (typeof message === 'object') resolve(message.ready);
    });
  });
}

async function ending({ process: child }: Worker): Promise<typeof child> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child;
}
