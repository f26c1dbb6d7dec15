import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { delayAfter, mostAttempts } from '../../../../server/core/outbox-worker.ts';
import { CrmPostponed } from '../../../../server/core/ports/crm.ts';
import { MailPostponed, MailRefused } from '../../../../server/core/ports/mail.ts';
import { HubspotUnavailable } from '../../../../server/crm/hubspot/errors.ts';
import { deliver, failWith, hour, openOutbox } from './outbox-under-test.ts';

describe('giving up', () => {
  test('comes after a bounded number of attempts, further apart each time, and keeps the row', async () => {
    const { outbox, createWorker, time, logged } = await openOutbox(1);
    const times: number[] = [];
    const worker = createWorker(async () => {
      times.push(time.now);
      throw new HubspotUnavailable('a test', 'status 503');
    });
    for (let attempt = 0; attempt < mostAttempts + 5; attempt += 1) {
      await worker.runOnce();
      const [row] = await outbox.listByKind('notice');
      time.now = Math.max(time.now + 1, row?.nextAttemptAt ?? 0);
    }
    expect(times).toHaveLength(mostAttempts);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(gaps.toSorted((one, other) => one - other)).toEqual(gaps);
    expect(gaps[0]).toBeLessThan(60_000);
    expect(gaps.at(-1)).toBeGreaterThan(hour);
    expect(await outbox.listByKind('notice')).toMatchObject([{ payload: 0, isGivenUp: true }]);
    expect(logged.at(-1)).toMatch(/status 503.*was given up/);
  });

  test('also comes for a row that ends the process each time it is delivered', async () => {
    const { outbox, createWorker, time } = await openOutbox(1);
    for (let death = 0; death < mostAttempts; death += 1) {
      await outbox.claim(`dead ${death}`, 1, time.now, 1000);
      time.now += 1000;
    }
    await createWorker(() => expect.unreachable()).runOnce();
    expect(await outbox.counts()).toEqual({ waiting: 0, failed: 1 });
  });

  test('comes at once for an address that is refused for good', async () => {
    const { outbox, createWorker, logged } = await openOutbox(1);
    await createWorker(failWith(new MailRefused('550 guest@example.com'))).runOnce();
    expect(await outbox.counts()).toEqual({ waiting: 0, failed: 1 });
    expect(logged.join()).toContain('MailRefused');
    expect(logged.join()).not.toContain('guest');
  });
});

test('waits as long as the other side asks', async () => {
  const { outbox, createWorker, time } = await openOutbox(1);
  await createWorker(failWith(new HubspotUnavailable('a test', 'throttled', hour))).runOnce();
  const [row] = await outbox.listByKind('notice');
  expect(row?.nextAttemptAt).toBeGreaterThanOrEqual(time.now + hour);
});

test.each([
  ['budget', new MailPostponed(hour)],
  ['share of the CRM', new CrmPostponed('later', hour)],
])('what our own %s holds back waits, and was not tried', async (_, postponed) => {
  const { outbox, createWorker, time, logged } = await openOutbox(1);
  const worker = createWorker(failWith(postponed));
  for (let held = 0; held < mostAttempts + 5; held += 1) {
    expect(await worker.runOnce()).toBe(1);
    expect(await worker.runOnce()).toBe(0);
    time.now += hour;
  }
  expect(await outbox.listByKind('notice')).toMatchObject([{ attempts: 0, isGivenUp: false }]);
  expect(logged).toEqual([]);
  await createWorker(deliver).runOnce();
  expect(await outbox.counts()).toEqual({ waiting: 0, failed: 0 });
});

test('delays stay within their bounds, and differ', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  const attempts = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(attempts, random, fc.nat(2 * hour), (count, chance, asked) => {
      const delay = delayAfter(count, chance, asked);
      return Number.isSafeInteger(delay) && delay >= Math.max(2500, asked) && delay <= 6 * hour;
    }),
  );
  expect(delayAfter(4, 0)).not.toBe(delayAfter(4, 0.9));
});
