import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { OutboxWorkerOptions } from '../../../../server/core/outbox-worker.ts';
import { CrmRefused } from '../../../../server/core/ports/crm.ts';
import { MailUnavailable } from '../../../../server/core/ports/mail.ts';
import { deliver, failWith, hour, openOutbox } from './outbox-under-test.ts';

describe('what can go wrong with a delivery', () => {
  const thrown: Readonly<Record<string, unknown>> = {
    'an error': new Error('guest@example.com'),
    'a refusal of the CRM': new CrmRefused('refused'),
    'a mail that cannot go out': new MailUnavailable('550 guest@example.com'),
    undefined: undefined,
    null: null,
    'a text': 'guest@example.com',
    'an object without a prototype': Object.create(null),
    'an error with an odd name': Object.assign(new Error('x'), {
      name: 'guest@example.com',
      code: 'guest@example.com',
    }),
    'an object that cannot be read': new Proxy({}, { getPrototypeOf: () => expect.unreachable() }),
  };
  test.each(Object.entries(thrown))(
    '%s, thrown or rejected: the row waits, the worker goes on',
    async (_, value) => {
      const { outbox, createWorker, time, logged } = await openOutbox(3);
      const throwing = () => {
        throw value;
      };
      for (const failing of [failWith(value), throwing]) {
        const worker = createWorker(failing);
        expect(await worker.runOnce()).toBe(3);
        expect(await worker.runOnce()).toBe(0);
        expect(await outbox.counts()).toEqual({ waiting: 3, failed: 0 });
        time.now += 6 * hour;
      }
      expect(await createWorker(deliver).runOnce()).toBe(3);
      expect(await outbox.counts()).toEqual({ waiting: 0, failed: 0 });
      expect(logged.join()).not.toContain('guest@example.com');
    },
  );

  test('one row’s failure is not another’s', async () => {
    const { outbox, createWorker } = await openOutbox(8);
    const failing = (_: string, payload: unknown) =>
      payload === 3 ? failWith(new Error('no'))() : deliver();
    await createWorker(failing).runOnce();
    expect(await outbox.listByKind('notice')).toMatchObject([{ payload: 3, isGivenUp: false }]);
  });

  test('a delivery that never ends holds up nobody', async () => {
    const { outbox, createWorker } = await openOutbox(2);
    const hanging = new Promise<void>(() => undefined);
    const half = (_: string, payload: unknown) => (payload === 0 ? hanging : deliver());
    await createWorker(half, { claimMilliseconds: 20 }).runOnce();
    expect(await outbox.listByKind('notice')).toMatchObject([{ payload: 0, isGivenUp: false }]);
  });
});

describe('several workers', () => {
  test('deliver each row once', async () => {
    const { createWorker, waitForRest } = await openOutbox(200);
    const delivered: unknown[] = [];
    const delivering = async (_: string, payload: unknown) => {
      await turn();
      delivered.push(payload);
    };
    const workers = Array.from({ length: 4 }, () => createWorker(delivering));
    for (const worker of workers) worker.start();
    await waitForRest(0);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(delivered).toHaveLength(200);
    expect(new Set(delivered).size).toBe(200);
  });

  test('of other kinds go on while the deliveries of one hang', async () => {
    const { outbox, createWorker, waitForRest, time } = await openOutbox(9);
    for (let index = 0; index < 9; index += 1) await outbox.add('record-id', {}, time.now);
    const hanging = Promise.withResolvers<void>();
    const half = async (kind: string) => (kind === 'notice' ? undefined : hanging.promise);
    const workers = [{ only: ['notice'] }, { except: ['notice'] }].map((kinds) =>
      createWorker(half, { kinds }),
    );
    for (const worker of workers) worker.start();
    await waitForRest(9);
    expect(await outbox.listByKind('record-id')).toHaveLength(9);
    hanging.resolve();
    await Promise.all(workers.map((worker) => worker.stop()));
  });

  test('take over what a dead one had claimed, once its claim has ended', async () => {
    const { outbox, createWorker, time } = await openOutbox(1);
    await outbox.claim('dead', 5, time.now, 60_000);
    const worker = createWorker(deliver);
    expect(await worker.runOnce()).toBe(0);
    time.now += 60_000;
    expect(await worker.runOnce()).toBe(1);
    expect(await outbox.counts()).toEqual({ waiting: 0, failed: 0 });
  });
});

describe('stopping', () => {
  test('finishes what was claimed and claims nothing more', async () => {
    const { outbox, createWorker, time } = await openOutbox(20);
    const finishers: (() => void)[] = [];
    const allBegun = Promise.withResolvers<void>();
    const delivering = () =>
      new Promise<void>((resolve) => {
        if (finishers.push(resolve) === 5) allBegun.resolve();
      });
    const worker = createWorker(delivering, { batch: 5 });
    worker.start();
    await allBegun.promise;
    const stopping = worker.stop().then(() => 'stopped');
    expect(await Promise.race([stopping, turn('delivering')])).toBe('delivering');
    for (const finish of finishers) finish();
    await stopping;
    expect(finishers).toHaveLength(5);
    expect(await outbox.counts()).toEqual({ waiting: 15, failed: 0 });
    expect(await outbox.claim('next', 20, time.now, 1)).toHaveLength(15);
  });

  test('does not wait for the next look, and may come before the start', async () => {
    const { createWorker } = await openOutbox(0);
    for (const isStarted of [true, false]) {
      const worker = createWorker(deliver, { pollMilliseconds: hour });
      if (isStarted) worker.start();
      await turn();
      await worker.stop();
      worker.start();
      await worker.stop();
    }
  });
});

test('an outage of the database loses nothing and does not end the worker', async () => {
  const { outbox, createWorker, waitForRest, time, logged } = await openOutbox(10);
  let isAway = false;
  let delivered = 0;
  const failing: OutboxWorkerOptions['outbox'] = new Proxy(outbox, {
    get: (target, name) =>
      isAway ? failWith(new Error('disk: guest@example.com')) : Reflect.get(target, name),
  });
  const delivering = async () => {
    delivered += 1;
    if (delivered === 4) isAway = true;
  };
  const worker = createWorker(delivering, { outbox: failing, batch: 4, claimMilliseconds: 1000 });
  worker.start();
  while (!logged.join().includes('the outbox cannot be read')) await sleep(1);
  time.now += 1000;
  isAway = false;
  await waitForRest(0);
  await worker.stop();
  expect(delivered).toBeGreaterThanOrEqual(10);
  expect(logged.join()).not.toContain('guest@example.com');
});
