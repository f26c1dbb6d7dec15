import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { StoreMisused } from '../../../../server/rewards-club/ports/store-errors.ts';
import { atOnce, everyEngine, openNew } from './engines-under-test.ts';
import { exampleFlow, exampleMember, exampleSession, now } from './examples.ts';
import { countOf, hit } from './limit-steps.ts';

describe.each(everyEngine)('transactions on $name', (engine) => {
  test('all is kept, or nothing, and the fault comes back as it was thrown', async () => {
    const store = await openNew(engine);
    const [kept, undone] = [exampleMember(), exampleMember()];
    const fault = new Error('after all, no');
    const answer = await store.transaction(async (within) => {
      await within.members.add(kept);
      await within.sessions.add(exampleSession(kept.id));
      return 'done';
    });
    const failing = store.transaction(async (within) => {
      await within.members.add(undone);
      await within.sessions.removeOfMember(kept.id);
      throw fault;
    });

    expect(answer).toBe('done');
    await expect(failing).rejects.toBe(fault);
    expect(await store.members.find(kept.id)).toEqual(kept);
    expect(await store.members.find(undone.id)).toBeUndefined();
  });

  test('of many who consume one flow at once, one makes the account', async () => {
    const store = await openNew(engine);
    const flow = exampleFlow({ verifiedAt: now });
    await store.flows.begin(flow);
    const registered = await atOnce(20, () =>
      store.transaction(async (within) => {
        const member = exampleMember({ emailKey: flow.emailKey });
        if (!(await within.flows.consume(flow.id, member.id, now))) return undefined;
        await within.members.add(member);
        await within.outbox.add('notice', {}, now);
        return member.id;
      }),
    );
    const ids = registered.filter((id) => id !== undefined);

    expect(ids).toHaveLength(1);
    expect((await store.members.findByEmail(flow.emailKey))?.id).toBe(ids[0]);
    expect(await store.outbox.counts()).toEqual({ waiting: 1, failed: 0 });
  });

  test('what one transaction decides on, another one cannot change meanwhile', async () => {
    const store = await openNew(engine);
    await atOnce(10, () =>
      store.transaction(async (within) => {
        if ((await within.outbox.counts()).waiting > 0) return;
        await within.outbox.add('notice', {}, now);
      }),
    );

    expect(await store.outbox.counts()).toEqual({ waiting: 1, failed: 0 });
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

  test('the outer store is refused inside, instead of waiting for itself', async () => {
    const store = await openNew(engine);
    await store.transaction(async (within) => {
      await expect(store.ping()).rejects.toThrow(StoreMisused);
      await expect(store.outbox.add('notice', {}, now)).rejects.toThrow(StoreMisused);
      await expect(store.transaction(async () => 0)).rejects.toThrow(StoreMisused);
      await expect(store.removeExpired(now)).rejects.toThrow(StoreMisused);
      await expect(store.migrate()).rejects.toThrow(StoreMisused);
      await expect(store.close()).rejects.toThrow(StoreMisused);
      await within.outbox.add('notice', {}, now);
    });

    expect(await store.outbox.counts()).toEqual({ waiting: 1, failed: 0 });
  });

  test('inside, a transaction can hold no other one and cannot close the store', async () => {
    const store = await openNew(engine);
    await store.transaction(async (within) => {
      await within.ping();
      await expect(within.transaction(async () => 0)).rejects.toThrow(StoreMisused);
      await expect(within.close()).rejects.toThrow(StoreMisused);
      await expect(within.migrate()).rejects.toThrow(StoreMisused);
      await expect(within.removeExpired(now)).rejects.toThrow(StoreMisused);
    });
  });

  test('another database may be used inside', async () => {
    const [store, other] = [await openNew(engine), await openNew(engine)];
    await store.transaction(() => other.outbox.add('notice', {}, now));

    expect(await other.outbox.counts()).toEqual({ waiting: 1, failed: 0 });
  });

  test('after its end a transaction takes no more statements', async () => {
    const store = await openNew(engine);
    const ended = await store.transaction(async (within) => within);

    await expect(ended.outbox.add('notice', {}, now)).rejects.toThrow();
    expect(await store.outbox.counts()).toEqual({ waiting: 0, failed: 0 });
  });

  test('statements at once share the transaction’s fate, also those behind the one that failed', async () => {
    const store = await openNew(engine);
    const failing = store.transaction((within) =>
      Promise.all([
        within.outbox.add('notice', {}, now),
        within.sessions.add(exampleSession('nobody')),
        within.outbox.add('notice', {}, now),
        within.outbox.add('notice', {}, now),
      ]),
    );

    await expect(failing).rejects.toThrow();
    await store.ping();
    expect(await store.outbox.counts()).toEqual({ waiting: 0, failed: 0 });
  });

  test('a statement’s fault cannot be passed over', async () => {
    const store = await openNew(engine);
    const failing = store.transaction(async (within) => {
      await within.outbox.add('notice', {}, now);
      await within.sessions.add(exampleSession('nobody')).catch(() => undefined);
    });

    await expect(failing).rejects.toThrow();
    expect(await store.outbox.counts()).toEqual({ waiting: 0, failed: 0 });
  });

  test('a conflict is tried again, whatever the work makes of it', async () => {
    const store = await openNew(engine);
    const flow = exampleFlow({ triesLeft: 100 });
    await store.flows.begin(flow);
    await atOnce(8, () =>
      store.transaction(async (within) => {
        const found = await within.flows.find(flow.sessionHash, flow.emailKey, flow.purpose);
        await sleep(2);
        try {
          await within.flows.takeTry(flow.id, now);
        } catch {
          throw new Error('hidden');
        }
        return found;
      }),
    );

    const left = await store.flows.find(flow.sessionHash, flow.emailKey, flow.purpose);
    expect(left?.triesLeft).toBe(92);
  });
});
