import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from './clock.ts';
import { describeFailure } from './failures.ts';
import type { Log } from './log.ts';
import type { Deliver } from './outbox-rows.ts';
import { CrmPostponed } from './ports/crm.ts';
import { MailPostponed, MailRefused } from './ports/mail.ts';
import type { KindFilter, OutboxItem, OutboxStore } from './ports/work-stores.ts';

/** Delays in milliseconds: five seconds, tripled after each attempt, up to six hours. */
const shortest = 5000;
const growth = 3;
const longest = 6 * 3_600_000;

/** Attempts before a row is given up: eight within five hours, the rest over three days. */
export const mostAttempts = 20;

/**
 * The delay after a failed attempt, in milliseconds.
 * @param attempts made so far, 1 or more
 * @param random jitter from 0 to below 1, so that rows that failed together are retried apart
 * @param asked minimum delay requested by the other system
 */
export function delayAfter(attempts: number, random: number, asked = 0): number {
  const steps = Math.min(Math.max(attempts - 1, 0), mostAttempts);
  const full = Math.min(shortest * growth ** steps, longest);
  return Math.round(Math.max(full * (0.5 + random / 2), asked * (1 + random / 2)));
}

/** The delay that the other system asked for, in milliseconds; 0 if none. */
function readAskedDelay(thrown: unknown): number {
  if (typeof thrown !== 'object' || thrown === null || !('retryAfterMilliseconds' in thrown)) return 0;
  const { retryAfterMilliseconds } = thrown;
  return typeof retryAfterMilliseconds === 'number' && retryAfterMilliseconds > 0
    ? retryAfterMilliseconds
    : 0;
}

export interface OutboxWorker {
  start(): void;
  /** Finishes the claimed rows and stops. */
  stop(): Promise<void>;
  /** Claims and delivers one batch. @returns the number of claimed rows */
  runOnce(): Promise<number>;
}

export interface OutboxWorkerOptions {
  readonly outbox: OutboxStore;
  readonly deliver: Deliver;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'error'>;
  /** Unique among all workers on the database. */
  readonly name?: string;
  /** The rows that it delivers; all by default. */
  readonly kinds?: KindFilter;
  /** Number of rows delivered at the same time. */
  readonly batch?: number;
  /** Lifetime of a claim, after which another worker may claim the row, in milliseconds. */
  readonly claimMilliseconds?: number;
  /** Pause between polls, in milliseconds. */
  readonly pollMilliseconds?: number;
  /** From 0 to below 1. */
  readonly random?: () => number;
}

/**
 * Delivers outbox rows at least once: a row is settled only after its delivery. Any number of workers may share a
 * database. No error of a delivery or of the database stops the worker.
 */
export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { outbox, deliver, clock, log, name = randomUUID(), batch = 8, random = Math.random } = options;
  const { claimMilliseconds = 120_000, pollMilliseconds = 2000 } = options;
  // A delivery times out before its claim ends, so that the failure can be stored.
  const patience = claimMilliseconds * 0.8;
  let running: Promise<void> | undefined;
  let isStopping = false;
  let rest = new AbortController();

  async function settle(item: OutboxItem): Promise<void> {
    // Attempts are counted at the claim, so that a delivery that kills the process counts, too.
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
      if (failure.thrown instanceof MailPostponed || failure.thrown instanceof CrmPostponed) {
        await outbox.postpone(id, name, clock.now() + failure.thrown.retryAfterMilliseconds);
        return;
      }
      const error = describeFailure(failure.thrown);
      // A retry cannot help if the address is rejected for good.
      if (attempts >= mostAttempts || failure.thrown instanceof MailRefused) {
        await outbox.giveUp(id, name, error);
        log.error({ kind, attempts, error }, 'an outbox row was given up');
        return;
      }
      const delay = delayAfter(attempts, random(), readAskedDelay(failure.thrown));
      await outbox.retry(id, name, clock.now() + delay, error);
      log.warn({ kind, attempts, error }, 'an outbox row is tried again later');
    } catch (thrown) {
      // The row stays claimed and is retried after its claim ends.
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
    const items = await outbox.claim(name, batch, clock.now(), claimMilliseconds, options.kinds);
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
      // After a full batch there may be more rows.
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
    async stop() {
      isStopping = true;
      rest.abort();
      await running;
    },
  };
}
