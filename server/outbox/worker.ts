import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../http/log.ts';
import type { Clock } from '../rewards-club/ports/clock.ts';
import { MailRefused } from '../rewards-club/ports/mail-refused.ts';
import type { OutboxItem, OutboxStore } from '../rewards-club/ports/outbox-store.ts';
import { delayAfter, mostAttempts } from './backoff.ts';
import type { Deliver } from './delivery.ts';
import { describeFailure, readAskedDelay } from './describe-failure.ts';

export interface OutboxWorker {
  start(): void;
  /** Looks for rows now, such as after a commit that added one. */
  wake(): void;
  /** Claims nothing more, finishes what it claimed. */
  stop(): Promise<void>;
  /** Claims and delivers once. @returns how many rows it claimed */
  runOnce(): Promise<number>;
}

export interface OutboxWorkerOptions {
  readonly outbox: OutboxStore;
  readonly deliver: Deliver;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'error'>;
  /** Unique among all processes on the database. */
  readonly name?: string;
  /** Rows that are delivered at the same time. */
  readonly batch?: number;
  /** After this long, in milliseconds, another worker may take a row: this one is dead, or its delivery hangs. */
  readonly claimMilliseconds?: number;
  /** How often to look for rows, in milliseconds. */
  readonly pollMilliseconds?: number;
  /** From 0 to below 1. */
  readonly random?: () => number;
}

/**
 * Delivers what the outbox holds, at least once: a row is settled only after its delivery. Any number of workers
 * may share a database. Nothing that a delivery or the database does ends the worker.
 */
export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { outbox, deliver, clock, log, name = randomUUID(), batch = 8, random = Math.random } = options;
  const { claimMilliseconds = 120_000, pollMilliseconds = 2000 } = options;
  // A delivery that hangs counts as failed while its claim still holds, so that the failure can be written down.
  const patience = claimMilliseconds * 0.8;
  let running: Promise<void> | undefined;
  let isStopping = false;
  let rest = new AbortController();

  async function settle(item: OutboxItem): Promise<void> {
    // Counted when a row is claimed, so that one whose delivery ends the process is counted, too.
    const { id, kind, attempts } = item;
    try {
      if (attempts > mostAttempts) {
        await outbox.giveUp(id, name, 'claimed too often without an outcome');
        log.error({ kind, attempts }, 'an outbox row was given up');
        return;
      }
      const failure = await attempt(item);
      if (failure === undefined) {
        await outbox.done(id, name);
        return;
      }
      const error = describeFailure(failure.thrown);
      // An address that no mail system takes is refused as well in an hour.
      if (attempts >= mostAttempts || failure.thrown instanceof MailRefused) {
        await outbox.giveUp(id, name, error);
        log.error({ kind, attempts, error }, 'an outbox row was given up');
        return;
      }
      const delay = delayAfter(attempts, random(), readAskedDelay(failure.thrown));
      await outbox.retry(id, name, clock.now() + delay, error);
      log.warn({ kind, attempts, error }, 'an outbox row is tried again later');
    } catch (thrown) {
      // The row stays claimed, and comes back when its claim ends.
      log.error({ kind, error: describeFailure(thrown) }, 'an outbox row could not be settled');
    }
  }

  async function attempt({ kind, payload }: OutboxItem): Promise<{ readonly thrown: unknown } | undefined> {
    const over = new AbortController();
    const tooLong = sleep(patience, { thrown: new Error('overdue') }, { signal: over.signal, ref: false });
    const delivered = Promise.resolve()
      .then(() => deliver(kind, payload))
      .then(
        () => undefined,
        (thrown: unknown) => ({ thrown }),
      );
    const outcome = await Promise.race([delivered, tooLong]);
    tooLong.catch(() => undefined);
    over.abort();
    return outcome;
  }

  async function runOnce(): Promise<number> {
    const items = await outbox.claim(name, batch, clock.now(), claimMilliseconds);
    await Promise.all(items.map(settle));
    return items.length;
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      rest = new AbortController();
      const claimed = await runOnce().catch((thrown: unknown) => {
        log.error({ error: describeFailure(thrown) }, 'the outbox cannot be read');
        return 0;
      });
      // A full batch means there may be more.
      if (claimed === batch || isStopping) continue;
      const pause = pollMilliseconds * (0.75 + random() / 2);
      await sleep(pause, undefined, { signal: rest.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    runOnce,
    start() {
      running ??= run();
    },
    wake() {
      rest.abort();
    },
    async stop() {
      isStopping = true;
      rest.abort();
      await running;
    },
  };
}
