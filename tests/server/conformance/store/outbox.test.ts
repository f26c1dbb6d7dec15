import { describe, expect, test } from 'vitest';
import { atOnce, everyEngine, openNew } from './engines-under-test.ts';
import { minute, now } from './examples.ts';

describe.each(everyEngine)('outbox on $name', (engine) => {
  test('due rows are claimed in order, with their payload and attempt', async () => {
    const { outbox } = await openNew(engine);
    await outbox.add('notice', { to: 'ana@example.com', list: [1, null, { deep: 'č"\u0000' }] }, now);
    await outbox.add('record-id', 'text', now);
    await outbox.add('notice', {}, now + 1);

    expect(await outbox.claim('w', 10, now, minute)).toEqual([
      {
        id: expect.any(String),
        kind: 'notice',
        payload: { to: 'ana@example.com', list: [1, null, { deep: 'č"\u0000' }] },
        attempts: 1,
        createdAt: now,
        nextAttemptAt: now,
      },
      {
        id: expect.any(String),
        kind: 'record-id',
        payload: 'text',
        attempts: 1,
        createdAt: now,
        nextAttemptAt: now,
      },
    ]);
    expect(await outbox.claim('w', 10, now, minute)).toEqual([]);
  });

  test('rows are claimed by their kinds', async () => {
    const { outbox } = await openNew(engine);
    for (const kind of ['notice', 'record-id', 'enquiry-copy']) await outbox.add(kind, {}, now);
    const kindsOf = async (filter: Parameters<typeof outbox.claim>[4]) =>
      (await outbox.claim('w', 10, now, minute, filter)).map(({ kind }) => kind);
    expect(await kindsOf({ only: ['enquiry-copy', 'x'] })).toEqual(['enquiry-copy']);
    expect(await kindsOf({ except: ['notice'] })).toEqual(['record-id']);
    expect(await kindsOf({ except: [] })).toEqual(['notice']);
  });

  test('workers at once get different rows, none twice, none left', async () => {
    const { outbox } = await openNew(engine);
    await atOnce(30, (index) => outbox.add('notice', { index }, now));
    const claims = await atOnce(10, (index) => outbox.claim(`w${index}`, 4, now, minute));
    const rest = await outbox.claim('last', 30, now, minute);

    for (const claim of claims) expect(claim.length).toBeLessThanOrEqual(4);
    const ids = [...claims.flat(), ...rest].map(({ id }) => id);
    expect(new Set(ids).size).toBe(30);
    expect(ids).toHaveLength(30);
  });

  test('a row whose worker is dead comes due when the claim ends, and the dead one settles nothing', async () => {
    const { outbox } = await openNew(engine);
    await outbox.add('notice', {}, now);
    const [row] = await outbox.claim('dead', 1, now, minute);
    const id = row?.id ?? '';

    expect(await outbox.claim('heir', 1, now + minute - 1, minute)).toEqual([]);
    expect(await outbox.claim('heir', 1, now + minute, minute)).toEqual([{ ...row, attempts: 2 }]);
    expect(await outbox.done(id, 'dead')).toBe(false);
    expect(await outbox.retry(id, 'dead', now, 'x')).toBe(false);
    expect(await outbox.giveUp(id, 'dead', 'x')).toBe(false);
    expect(await outbox.done(id, 'heir')).toBe(true);
  });

  test('what is done is deleted, once', async () => {
    const { outbox } = await openNew(engine);
    await outbox.add('notice', {}, now);
    const [row] = await outbox.claim('w', 1, now, minute);
    const id = row?.id ?? '';

    expect(await outbox.done(id, 'other')).toBe(false);
    expect((await atOnce(5, () => outbox.done(id, 'w'))).filter(Boolean)).toHaveLength(1);
    expect(await outbox.counts()).toEqual({ waiting: 0, failed: 0 });
    expect(await outbox.done('no number', 'w')).toBe(false);
  });

  test('a failed row waits for its next attempt', async () => {
    const { outbox } = await openNew(engine);
    await outbox.add('notice', {}, now);
    const [row] = await outbox.claim('w', 1, now, minute);

    expect(await outbox.retry(row?.id ?? '', 'w', now + 5 * minute, 'timeout')).toBe(true);
    expect(await outbox.retry(row?.id ?? '', 'w', now, 'not claimed any more')).toBe(false);
    expect(await outbox.claim('w', 1, now + 5 * minute - 1, minute)).toEqual([]);
    const again = await outbox.claim('w', 1, now + 5 * minute, minute);
    expect(again).toEqual([{ ...row, attempts: 2, nextAttemptAt: now + 5 * minute }]);
  });

  test('a row that is postponed was not tried', async () => {
    const { outbox } = await openNew(engine);
    await outbox.add('notice', {}, now);
    const [row] = await outbox.claim('w', 1, now, minute);

    expect(await outbox.postpone(row?.id ?? '', 'other', now + minute)).toBe(false);
    expect(await outbox.postpone(row?.id ?? '', 'w', now + minute)).toBe(true);
    expect(await outbox.postpone(row?.id ?? '', 'w', now)).toBe(false);
    expect(await outbox.claim('w', 1, now + minute - 1, minute)).toEqual([]);
    expect(await outbox.claim('w', 1, now + minute, minute)).toEqual([
      { ...row, nextAttemptAt: now + minute },
    ]);
  });

  test('a row that was given up is kept, counted and never claimed', async () => {
    const { outbox } = await openNew(engine);
    await outbox.add('notice', {}, now);
    await outbox.add('notice', {}, now);
    const [row] = await outbox.claim('w', 1, now, minute);

    expect(await outbox.giveUp(row?.id ?? '', 'w', 'refused')).toBe(true);
    expect(await outbox.counts()).toEqual({ waiting: 1, failed: 1 });
    const later = await outbox.claim('w', 9, now + 100 * minute, minute);
    expect(later.map(({ id }) => id)).not.toContain(row?.id);
    expect(await outbox.done(row?.id ?? '', 'w')).toBe(false);
  });

  test('rows about an e-mail are removed, wherever the payload names it, given up or not', async () => {
    const { outbox } = await openNew(engine);
    await outbox.add('notice', { emailKey: 'ana@example.com' }, now);
    await outbox.add('notice', { email: 'ANA@Example.com' }, now);
    await outbox.add('notice', { to: 'ana@example.com' }, now);
    const [row] = await outbox.claim('w', 1, now, minute);
    await outbox.giveUp(row?.id ?? '', 'w', 'refused');
    await outbox.add('contact-removal', { vid: '71' }, now);
    await outbox.add('notice', { emailKey: 'other@example.com' }, now);
    await outbox.removeByEmail('ana@example.com');

    expect(await outbox.counts()).toEqual({ waiting: 2, failed: 0 });
  });

  test('rows are listed by e-mail or kind: waiting, claimed and given up, in order', async () => {
    const { outbox } = await openNew(engine);
    await outbox.add('notice', { emailKey: 'ana@example.com', list: ['č"'] }, now);
    await outbox.add('record-id', { email: 'ANA@Example.com' }, now + 1);
    await outbox.add('notice', { to: 'other@example.com' }, now + 2);
    await outbox.add('contact-removal', { vid: '71' }, now + 3);
    const [first] = await outbox.claim('w', 2, now + 1, minute);
    await outbox.giveUp(first?.id ?? '', 'w', 'refused');

    const times = (at: number) => ({ createdAt: at, nextAttemptAt: at });
    const any = { id: expect.any(String), attempts: 0, isGivenUp: false };
    const payload = { emailKey: 'ana@example.com', list: ['č"'] };
    const notice = { ...any, id: first?.id, kind: 'notice', payload, ...times(now) };
    const givenUp = { ...notice, attempts: 1, isGivenUp: true };
    expect(await outbox.listByEmail('ana@example.com')).toEqual([
      givenUp,
      { ...any, kind: 'record-id', payload: { email: 'ANA@Example.com' }, ...times(now + 1), attempts: 1 },
    ]);
    expect(await outbox.listByKind('notice')).toEqual([
      givenUp,
      { ...any, kind: 'notice', payload: { to: 'other@example.com' }, ...times(now + 2) },
    ]);
    expect(await outbox.listByKind('contact-removal')).toEqual([
      { ...any, kind: 'contact-removal', payload: { vid: '71' }, ...times(now + 3) },
    ]);
    expect(await outbox.listByEmail('nobody@example.com')).toEqual([]);
  });

  test('a row is removed, claimed or not, and its worker settles nothing', async () => {
    const { outbox } = await openNew(engine);
    await outbox.add('notice', { emailKey: 'ana@example.com' }, now);
    await outbox.add('notice', { emailKey: 'other@example.com' }, now + 1);
    const [row] = await outbox.claim('w', 1, now, minute);
    const id = row?.id ?? '';
    for (const each of [id, id, 'no number', '-1']) await outbox.remove(each);

    expect(await outbox.done(id, 'w')).toBe(false);
    expect(await outbox.retry(id, 'w', now, 'away')).toBe(false);
    const left = (await outbox.listByKind('notice')).map(({ payload }) => payload);
    expect(left).toEqual([{ emailKey: 'other@example.com' }]);
  });

  test('a row is there only if the transaction that added it is', async () => {
    const store = await openNew(engine);
    const failing = store.transaction(async (within) => {
      await within.outbox.add('notice', {}, now);
      throw new Error('after all, no');
    });
    await expect(failing).rejects.toThrow('after all, no');
    expect(await store.outbox.counts()).toEqual({ waiting: 0, failed: 0 });

    await store.transaction((within) => within.outbox.add('notice', {}, now));
    expect(await store.outbox.counts()).toEqual({ waiting: 1, failed: 0 });
  });
});
