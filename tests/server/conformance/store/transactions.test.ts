import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { StoreMisused } from '../../../../server/core/ports/store-errors.ts';
import { atOnce, everyEngine, openNew, openWithMembers } from './engines-under-test.ts';
import { exampleFlow, exampleSession, now } from './examples.ts';
import { countOf, hit } from './limit-steps.ts';

const one = { waiting: 1, failed: 0 };
const none = { waiting: 0, failed: 0 };

describe.each(everyEngine)('transactions on $name', (engine) => {
  test('all is kept, or nothing, and the fault comes back as it was thrown', async () => {
    const { store, member } = await openWithMembers(engine);
    const session = exampleSession(member.id);
    const adding = store.transaction(async (within) => {
      await within.sessions.add(session);
      return 'done';
    });
    expect(await adding).toBe('done');
    const fault = new Error('after all, no');
    const failing = store.transaction(async (within) => {
      await within.outbox.add('notice', {}, now);
      await within.sessions.removeOfMember(member.id);
      throw fault;
    });
    await expect(failing).rejects.toBe(fault);
    expect(await store.sessions.listOfMember(member.id)).toEqual([session]);
    expect(await store.outbox.counts()).toEqual(none);
  });

  test('what one transaction decides on, another one cannot change meanwhile', async () => {
    const store = await openNew(engine);
    await atOnce(10, () =>
      store.transaction(async (within) => {
        if ((await within.outbox.counts()).waiting > 0) return;
        await within.outbox.add('notice', {}, now);
      }),
    );
    expect(await store.outbox.counts()).toEqual(one);
  });

  test('statements of others are no part of an open transaction', async () => {
    const store = await openNew(engine);
    const failing = store.transaction(async (within) => {
      await hit(within, 'inside');
      await sleep(20);
      await hit(within, 'inside');
      throw new Error('undone');
    });
    const outside = atOnce(5, () => hit(store, 'outside'));
    await expect(failing).rejects.toThrow('undone');
    await outside;
    expect(await countOf(store, 'inside')).toBe(0);
    expect(await countOf(store, 'outside')).toBe(5);
  });

  test('inside, neither the outer store nor another transaction can be used, but another database', async () => {
    const [store, other] = [await openNew(engine), await openNew(engine)];
    await store.transaction(async (within) => {
      await within.ping();
      for (const refused of [
        store.ping(),
        store.outbox.add('notice', {}, now),
        ...[store, within].flatMap((each) => [
          each.transaction(async () => 0),
          each.removeExpired(now),
          each.migrate(),
          each.close(),
        ]),
      ])
        await expect(refused).rejects.toThrow(StoreMisused);
      await within.outbox.add('notice', {}, now);
      await other.outbox.add('notice', {}, now);
    });
    for (const each of [store, other]) expect(await each.outbox.counts()).toEqual(one);
  });

  test('after its end a transaction takes no more statements, also those not waited for', async () => {
    const store = await openNew(engine);
    const late = Promise.withResolvers<unknown>();
    const ended = await store.transaction(async (within) => {
      setTimeout(() => within.outbox.add('notice', {}, now).catch(late.resolve), 0);
      return within;
    });
    await expect(ended.outbox.add('notice', {}, now)).rejects.toThrow(StoreMisused);
    expect(await late.promise).toBeInstanceOf(StoreMisused);
    expect(await store.outbox.counts()).toEqual(none);
  });

  test('statements at once share the transaction’s fate, also those behind the one that failed', async () => {
    const store = await openNew(engine);
    const failing = store.transaction((within) =>
      Promise.all([
        within.outbox.add('notice', {}, now),
        within.sessions.add(exampleSession('nobody')),
        within.outbox.add('notice', {}, now),
      ]),
    );
    await expect(failing).rejects.toThrow();
    await store.ping();
    expect(await store.outbox.counts()).toEqual(none);
  });

  test('a statement’s fault cannot be passed over', async () => {
    const store = await openNew(engine);
    const failing = store.transaction(async (within) => {
      await within.outbox.add('notice', {}, now);
      await within.sessions.add(exampleSession('nobody')).catch(() => undefined);
    });
    await expect(failing).rejects.toThrow();
    expect(await store.outbox.counts()).toEqual(none);
  });

  test('a conflict is tried again, whatever the work makes of it', async () => {
    const store = await openNew(engine);
    const flow = exampleFlow({ triesLeft: 100 });
    await store.flows.begin(flow);
    const find = ({ flows }: Pick<typeof store, 'flows'>) =>
      flows.find(flow.sessionHash, flow.emailKey, flow.purpose);
    await atOnce(8, () =>
      store.transaction(async (within) => {
        await find(within);
        await sleep(2);
        await within.flows.takeTry(flow.id, now).catch(() => {
          throw new Error('hidden');
        });
      }),
    );
    expect((await find(store))?.triesLeft).toBe(92);
  });
});
