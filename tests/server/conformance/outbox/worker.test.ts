import fc from 'fast-check';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { HubspotUnavailable } from '../../../../server/crm/hubspot/unavailable.ts';
import { delayAfter, mostAttempts } from '../../../../server/outbox/backoff.ts';
import {
  createOutboxWorker,
  type OutboxWorker,
  type OutboxWorkerOptions,
} from '../../../../server/outbox/worker.ts';
import { CrmPostponed } from '../../../../server/rewards-club/ports/crm-postponed.ts';
import { CrmRefused } from '../../../../server/rewards-club/ports/crm-refused.ts';
import { MailUnavailable } from '../../../../server/rewards-club/ports/mail.ts';
import { MailPostponed } from '../../../../server/rewards-club/ports/mail-postponed.ts';
import { MailRefused } from '../../../../server/rewards-club/ports/mail-refused.ts';
import { createMemoryOutboxStore, type MemoryOutboxStore } from './memory-outbox-store.ts';

const hour = 3_600_000;
let now = 0;
let outbox: MemoryOutboxStore;
let logged: string[];

beforeEach(() => {
  now = 1_000_000;
  outbox = createMemoryOutboxStore();
  logged = [];
});

function createWorker(options: Partial<OutboxWorkerOptions>): OutboxWorker {
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const deliver = async () => undefined;
  const usual = { outbox, deliver, clock: { now: () => now }, log, pollMilliseconds: 1, random: () => 0.5 };
  return createOutboxWorker({ ...usual, ...options });
}

async function addRows(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await outbox.add('notice', { index }, now);
}

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 1));
};

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
    'an object that cannot be read': new Proxy(
      {},
      {
        getPrototypeOf: () => {
          throw new Error('no');
        },
      },
    ),
  };
  test.each(Object.entries(thrown))(
    '%s, thrown or rejected: the row waits, the worker goes on',
    async (_, value) => {
      const rejecting = async () => {
        throw value;
      };
      const throwing = () => {
        throw value;
      };
      for (const deliver of [rejecting, throwing]) {
        outbox = createMemoryOutboxStore();
        await addRows(3);
        const worker = createWorker({ deliver });
        expect(await worker.runOnce()).toBe(3);
        expect(await worker.runOnce()).toBe(0);
        expect(await outbox.counts()).toEqual({ waiting: 3, failed: 0 });
        now += 6 * hour;
        expect(await createWorker({}).runOnce()).toBe(3);
        expect(await outbox.counts()).toEqual({ waiting: 0, failed: 0 });
      }
      expect(logged.join() + JSON.stringify(outbox.rows)).not.toContain('guest@example.com');
    },
  );

  test('one row’s failure is not another’s', async () => {
    await addRows(8);
    const deliver = async (_: string, payload: unknown) => {
      if (JSON.stringify(payload).includes('3')) throw new Error('no');
    };
    await createWorker({ deliver }).runOnce();
    expect(outbox.rows.filter((row) => row.state === 'waiting').map((row) => row.payload)).toEqual([
      { index: 3 },
    ]);
  });

  test('a delivery that never ends holds up nobody', async () => {
    await addRows(2);
    const deliver = (_: string, payload: unknown) =>
      JSON.stringify(payload).includes('0') ? new Promise<void>(() => undefined) : Promise.resolve();
    const worker = createWorker({ deliver, claimMilliseconds: 20 });
    await worker.runOnce();
    expect(outbox.rows.map((row) => row.state)).toEqual(['waiting', 'done']);
  });
});

describe('giving up', () => {
  test('comes after a bounded number of attempts, further apart each time, and keeps the row', async () => {
    await addRows(1);
    const times: number[] = [];
    const worker = createWorker({
      deliver: async () => {
        times.push(now);
        throw new HubspotUnavailable('a test', 'status 503');
      },
    });
    for (let turn = 0; turn < 100; turn += 1) {
      await worker.runOnce();
      now = Math.max(now + 1, outbox.rows[0]?.nextAttemptAt ?? 0);
    }
    expect(times).toHaveLength(mostAttempts);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect([...gaps].sort((one, other) => one - other)).toEqual(gaps);
    expect(gaps[0]).toBeLessThan(60_000);
    expect(gaps.at(-1)).toBeGreaterThan(hour);
    expect(await outbox.counts()).toEqual({ waiting: 0, failed: 1 });
    expect(outbox.rows[0]).toMatchObject({
      payload: { index: 0 },
      error: expect.stringContaining('status 503'),
    });
    expect(logged.at(-1)).toContain('was given up');
  });

  test('also comes for a row that ends the process each time it is delivered', async () => {
    await addRows(1);
    for (let death = 0; death < mostAttempts; death += 1) {
      await outbox.claim(`dead ${death}`, 1, now, 1000);
      now += 1000;
    }
    let deliveries = 0;
    await createWorker({
      deliver: async () => {
        deliveries += 1;
      },
    }).runOnce();
    expect(deliveries).toBe(0);
    expect(await outbox.counts()).toEqual({ waiting: 0, failed: 1 });
  });
});

test('an address that is refused for good is given up at once', async () => {
  await addRows(1);
  const deliver = async () => {
    throw new MailRefused('550 guest@example.com');
  };
  await createWorker({ deliver }).runOnce();
  expect(await outbox.counts()).toEqual({ waiting: 0, failed: 1 });
  expect(outbox.rows[0]?.error).toBe('MailRefused');
});

test('waits as long as the other side asks', async () => {
  await addRows(1);
  const deliver = async () => {
    throw new HubspotUnavailable('a test', 'throttled', hour);
  };
  await createWorker({ deliver }).runOnce();
  expect(outbox.rows[0]?.nextAttemptAt).toBeGreaterThanOrEqual(now + hour);
});

test.each([
  ['budget', new MailPostponed(hour)],
  ['share of the CRM', new CrmPostponed('later', hour)],
])('what our own %s holds back waits, and was not tried', async (_, postponed) => {
  await addRows(1);
  let isHeldBack = true;
  const deliver = async () => {
    if (isHeldBack) throw postponed;
  };
  const worker = createWorker({ deliver });
  for (let held = 0; held < mostAttempts + 5; held += 1) {
    expect(await worker.runOnce()).toBe(1);
    expect(await worker.runOnce()).toBe(0);
    now += hour;
  }
  expect(outbox.rows).toMatchObject([{ attempts: 0, createdAt: 1_000_000, state: 'waiting' }]);
  expect(logged).toEqual([]);
  isHeldBack = false;
  await worker.runOnce();
  expect(outbox.rows).toMatchObject([{ attempts: 1, state: 'done' }]);
});

test('delays stay within their bounds, and differ', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  const isBounded = fc.property(
    fc.integer({ min: 1, max: 1000 }),
    random,
    fc.nat(2 * hour),
    (attempts, chance, asked) => {
      const delay = delayAfter(attempts, chance, asked);
      return Number.isSafeInteger(delay) && delay >= Math.max(2500, asked) && delay <= 6 * hour;
    },
  );
  fc.assert(isBounded);
  expect(delayAfter(4, 0)).not.toBe(delayAfter(4, 0.9));
});

describe('several workers', () => {
  test('deliver each row once', async () => {
    await addRows(200);
    const delivered: unknown[] = [];
    const deliver = async (_: string, payload: unknown) => {
      await new Promise((resolve) => setImmediate(resolve));
      delivered.push(JSON.stringify(payload));
    };
    const workers = Array.from({ length: 4 }, () => createWorker({ deliver }));
    for (const worker of workers) worker.start();
    await until(() => delivered.length >= 200);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(delivered).toHaveLength(200);
    expect(new Set(delivered).size).toBe(200);
    expect(await outbox.counts()).toEqual({ waiting: 0, failed: 0 });
  });

  test('of other kinds go on while the deliveries of one hang', async () => {
    for (let index = 0; index < 9; index += 1) await outbox.add('record-id', {}, now);
    await addRows(9);
    const hanging = Promise.withResolvers<void>();
    const deliver = async (kind: string) => (kind === 'notice' ? undefined : hanging.promise);
    const workers = [{ only: ['notice'] }, { except: ['notice'] }].map((kinds) =>
      createWorker({ deliver, kinds }),
    );
    for (const worker of workers) worker.start();
    await until(() => outbox.rows.filter(({ state }) => state === 'done').length === 9);
    expect(outbox.rows.every(({ kind, state }) => (kind === 'notice') === (state === 'done'))).toBe(true);
    hanging.resolve();
    await Promise.all(workers.map((worker) => worker.stop()));
  });

  test('take over what a dead one had claimed, once its claim has ended', async () => {
    await addRows(1);
    await outbox.claim('dead', 5, now, 60_000);
    const worker = createWorker({});
    expect(await worker.runOnce()).toBe(0);
    now += 60_000;
    expect(await worker.runOnce()).toBe(1);
    expect(await outbox.counts()).toEqual({ waiting: 0, failed: 0 });
  });

  test('a worker that was too slow settles nothing of what another has', async () => {
    await addRows(1);
    let finish: () => void = () => undefined;
    const deliver = () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      });
    const slow = createWorker({ deliver }).runOnce();
    await until(() => outbox.rows[0]?.worker !== undefined);
    now += 24 * hour;
    const [taken] = await outbox.claim('other', 1, now, 60_000);
    finish();
    await slow;
    expect(outbox.rows[0]).toMatchObject({ state: 'waiting', worker: 'other' });
    expect(await outbox.done(taken?.id ?? '', 'other')).toBe(true);
  });
});

describe('stopping', () => {
  test('finishes what was claimed and claims nothing more', async () => {
    await addRows(20);
    const finishers: (() => void)[] = [];
    const deliver = () => new Promise<void>((resolve) => void finishers.push(resolve));
    const worker = createWorker({ deliver, batch: 5 });
    worker.start();
    await until(() => finishers.length === 5);
    let isStopped = false;
    const stopping = worker.stop().then(() => {
      isStopped = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(isStopped).toBe(false);
    for (const finish of finishers) finish();
    await stopping;
    expect(finishers).toHaveLength(5);
    expect(outbox.rows.filter((row) => row.state === 'done')).toHaveLength(5);
    expect(outbox.rows.every((row) => row.worker === undefined)).toBe(true);
  });

  test('does not wait for the next look', async () => {
    const worker = createWorker({ pollMilliseconds: 3_600_000 });
    worker.start();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await worker.stop();
    await worker.stop();
  });

  test('before starting is fine', async () => {
    const worker = createWorker({});
    await worker.stop();
    worker.start();
    await worker.stop();
  });
});

test('an outage of the database loses nothing and does not end the worker', async () => {
  await addRows(10);
  let delivered = 0;
  const outage = new Error('disk: guest@example.com');
  const deliver = async () => {
    delivered += 1;
    if (delivered === 4) outbox.outage = outage;
  };
  const worker = createWorker({ deliver, batch: 4, claimMilliseconds: 1000 });
  worker.start();
  await until(() => logged.some((line) => line.includes('the outbox cannot be read')));
  now += 1000;
  outbox.outage = undefined;
  await until(() => outbox.rows.every((row) => row.state === 'done'));
  await worker.stop();
  expect(delivered).toBeGreaterThanOrEqual(10);
  expect(logged.join()).not.toContain('guest@example.com');
});
