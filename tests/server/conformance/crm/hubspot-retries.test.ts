import { beforeEach, describe, expect, test } from 'vitest';
import { CrmUnavailable } from '../../../../server/core/ports/crm.ts';
import { everyCall } from './crm-suite.ts';
import { email, type HubspotUnderTest, startHubspotCrm } from './crm-under-test.ts';
import { limitReached, reply } from './hubspot-replies.ts';

const formCalls = Object.entries(everyCall).filter(([name]) => name.startsWith('submit'));

let under: HubspotUnderTest;
let vid: string;
beforeEach(async () => {
  under = await startHubspotCrm();
  ({ vid } = await under.crm.createContact(email));
  under.server.seen.length = 0;
});

test('a contact whose creation was not confirmed is the same contact', async () => {
  under.server.faults.push({ kind: 'cut', isDone: true });
  const made = await under.crm.createContact('other@example.com');
  expect(await under.crm.findContact('other@example.com')).toMatchObject(made);
  expect(under.server.contacts.size).toBe(2);
});

test('there are three attempts and no more, further apart each time', async () => {
  under.server.faults.push(...Array.from({ length: 9 }, () => reply(500)));
  await expect(under.crm.findContact(email)).rejects.toThrow(CrmUnavailable);
  expect(under.server.seen).toHaveLength(3);
  const [first = 0, second = 0] = under.clock.waits;
  expect(second).toBeGreaterThan(first);
});

describe('throttling', () => {
  test.each([
    ['the second', limitReached('SECONDLY'), 1000],
    ['ten seconds', limitReached('TEN_SECONDLY_ROLLING'), 2500],
    [
      'plain text',
      reply(429, 'You have reached your ten_secondly_rolling limit.', { type: 'text/plain' }),
      2500,
    ],
    ['Retry-After in seconds', limitReached('SECONDLY', { 'Retry-After': '4' }), 4000],
    [
      'Retry-After with a date',
      limitReached('SECONDLY', { 'Retry-After': 'Fri, 02 Jan 2026 00:00:03 GMT' }),
      3000,
    ],
    ['a lock', reply(423), 2000],
  ])('by %s is waited out, never for less', async (_, fault, least) => {
    under.server.faults.push(fault);
    await under.crm.findContact(email);
    expect(under.clock.waits).toHaveLength(1);
    expect(under.clock.waits[0]).toBeGreaterThanOrEqual(least);
  });

  test.each([
    ['the day', limitReached('DAILY'), 60_000],
    ['Retry-After beyond the deadline', limitReached('SECONDLY', { 'Retry-After': '30' }), 30_000],
    ['a move of the account', reply(477, '', { headers: { 'Retry-After': '86400' } }), 3_600_000],
  ])(
    'by %s is tried again in seconds, then ends the request and says for how long',
    async (_, fault, told) => {
      under.server.faults.push(fault);
      expect(await under.crm.findContact(email)).toMatchObject({ vid });
      under.clock.waits.length = 0;
      under.server.faults.push(fault, fault);
      await expect(under.crm.findContact(email)).rejects.toMatchObject({ retryAfterMilliseconds: told });
      expect(under.clock.waits).toHaveLength(1);
    },
  );

  test('of one request keeps the others waiting for seconds only', async () => {
    under.server.faults.push(limitReached('SECONDLY', { 'Retry-After': '60' }));
    const found = [under.crm.findContact(email), under.crm.findContact(email)];
    expect(await Promise.all(found)).toMatchObject([{ vid }, { vid }]);
    const [waited = 0] = under.clock.waits;
    expect(waited).toBeGreaterThan(0);
    expect(waited).toBeLessThan(6000);
  });

  test('again and again keeps all requests away from the host for as long as it asks', async () => {
    under.server.faults.push(...Array.from({ length: 9 }, () => limitReached('DAILY')));
    for (let index = 0; index < 12; index += 1)
      await expect(under.crm.findContact(email)).rejects.toThrow(CrmUnavailable);
    expect(under.server.seen).toHaveLength(2);
    under.server.faults.length = 0;
    await under.clock.wait(60_001);
    expect(await under.crm.findContact(email)).toMatchObject({ vid });
  });

  test('of one host does not keep requests from the other', async () => {
    under.server.faults.push(limitReached('DAILY'), limitReached('DAILY'));
    await expect(under.crm.findContact(email)).rejects.toThrow(CrmUnavailable);
    for (const [, call] of formCalls) await call(under.crm, vid);
    expect(under.server.forms.received).toHaveLength(formCalls.length);
  });

  test('holds back what comes during the pause', async () => {
    const [isOver, isPausing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let now = 0;
    const wait = async (milliseconds: number) => {
      isPausing.resolve();
      await isOver.promise;
      now = Math.max(now, milliseconds);
    };
    const { crm, server } = await startHubspotCrm({}, { clock: { now: () => now }, wait });
    server.faults.push(limitReached('SECONDLY'));
    const first = crm.findContact(email);
    await isPausing.promise;
    const others = Array.from({ length: 7 }, () => crm.findContact(email));
    expect(server.seen).toHaveLength(1);
    isOver.resolve();
    await Promise.all([first, ...others]);
    expect(server.seen).toHaveLength(9);
  });
});

describe('our own share', () => {
  test('is waited for, and each request counts, repeats as well', async () => {
    const asked: number[] = [];
    const admit = async () => (asked.push(0) === 1 ? 1000 : 0);
    const { crm, server, clock } = await startHubspotCrm({}, { admit });
    server.faults.push(reply(503));
    expect(await crm.findContact(email)).toBeUndefined();
    expect(clock.waits[0]).toBeGreaterThanOrEqual(1000);
    expect(server.seen).toHaveLength(2);
    expect(asked).toHaveLength(3);
  });

  test('that has no room in time postpones the request, and HubSpot is not asked', async () => {
    const { crm, server } = await startHubspotCrm({}, { admit: async () => 60_000 });
    const postponed = { name: 'CrmPostponed', retryAfterMilliseconds: 60_000 };
    await expect(crm.findContact(email)).rejects.toMatchObject(postponed);
    expect(server.seen).toEqual([]);
  });
});

describe('stopping the server', () => {
  test('ends a request that waits for its answer', async () => {
    const stopping = new AbortController();
    const onHang = () => stopping.abort();
    const { crm, server } = await startHubspotCrm({ onHang }, { signal: stopping.signal });
    server.faults.push({ kind: 'silent' });
    await expect(crm.findContact(email)).rejects.toThrow(/the server is stopping/);
  });

  test('ends a pause', async () => {
    const stopping = new AbortController();
    const wait = async (_: number, signal?: AbortSignal) => {
      stopping.abort();
      signal?.throwIfAborted();
    };
    const { crm, server } = await startHubspotCrm({}, { signal: stopping.signal, wait });
    server.faults.push(limitReached('SECONDLY'));
    await expect(crm.findContact(email)).rejects.toThrow(/the server is stopping/);
    expect(server.seen).toHaveLength(1);
  });
});
