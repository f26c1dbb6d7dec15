import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { createOutboxWorker, type OutboxWorkerOptions } from '../../../../server/core/outbox-worker.ts';
import { openNew, sqliteMemory } from '../store/engines-under-test.ts';

export const hour = 3_600_000;

/** An outbox with rows of the kind `notice`, whose payloads are their numbers, and its workers. */
export async function openOutbox(count: number) {
  const { outbox } = await openNew(sqliteMemory);
  const time = { now: 1_000_000 };
  for (let index = 0; index < count; index += 1) await outbox.add('notice', index, time.now);
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const createWorker = (
    deliver: OutboxWorkerOptions['deliver'],
    options: Partial<OutboxWorkerOptions> = {},
  ) =>
    createOutboxWorker({
      outbox,
      deliver,
      clock: { now: () => time.now },
      log,
      pollMilliseconds: 1,
      random: () => 0.5,
      ...options,
    });
  /** Waits until only so many rows are left. */
  async function waitForRest(rest: number): Promise<void> {
    while ((await outbox.counts()).waiting > rest) await sleep(1);
  }
  return { outbox, time, logged, createWorker, waitForRest };
}

export const deliver = async () => undefined;

export const failWith = (thrown: unknown) => async () => {
  throw thrown;
};
