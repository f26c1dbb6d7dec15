import { describe, expect, test } from 'vitest';
import { atOnce, countTrue, everyEngine, openNew } from './engines-under-test.ts';
import { minute, now } from './examples.ts';

const ana = 'ana@example.com';

describe.each(everyEngine)('outbox on $name', (engine) => {
  /** An outbox with a row that the worker `w` has claimed. */
  async function openClaimed(payload: unknown = {}) {
    const { outbox } = await openNew(engine);
    await outbox.add('notice', payload, now);
    const [row] = await outbox.claim('w', 1, now, minute);
    return { outbox, row, id: row?.id ?? '' };
  }

  test('due rows are claimed in order, with their payload and attempt', async () => {
    const { outbox } = await openNew(engine);
    const payload = { to: ana, list: [1, null, { deep: 'č"\u0000' }] };
    await outbox.add('notice', payload, now);
    await outbox.add('record-id', 'text', now);
    await outbox.add('notice', {}, now + 1);

    const row = { id: expect.any(String), attempts: 1, createdAt: now, nextAttemptAt: now };
    expect(await outbox.claim('w', 10, now, minute)).toEqual([
      { ...row, kind: 'notice', payload },
      { ...row, kind: 'record-id', payload: 'text' },
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
    const { outbox, row, id } = await openClaimed();
    expect(await outbox.claim('heir', 1, now + minute - 1, minute)).toEqual([]);
    expect(await outbox.claim('heir', 1, now + minute, minute)).toEqual([{ ...row, attempts: 2 }]);
    for (const settling of [
      outbox.done(id, 'w'),
      outbox.retry(id, 'w', now, 'x'),
      outbox.postpone(id, 'w', now),
      outbox.giveUp(id, 'w', 'x'),
    ])
      expect(await settling).toBe(false);
    expect(await outbox.done(id, 'heir')).toBe(true);
  });

  test('what is done is deleted, once', async () => {
    const { outbox, id } = await openClaimed();
    expect(countTrue(await atOnce(5, () => outbox.done(id, 'w')))).toBe(1);
    expect(await outbox.counts()).toEqual({ waiting: 0, failed: 0 });
    expect(await outbox.done('no number', 'w')).toBe(false);
  });

  test.each([
    ['failed', 'retry', 2],
    ['is postponed', 'postpone', 1],
  ] as const)('a row that %s waits for its next attempt', async (_, method, attempts) => {
    const { outbox, row, id } = await openClaimed();
    const later = now + 5 * minute;
    expect(await outbox[method](id, 'w', later, 'timeout')).toBe(true);
    expect(await outbox[method](id, 'w', now, 'not claimed any more')).toBe(false);
    expect(await outbox.claim('w', 1, later - 1, minute)).toEqual([]);
    expect(await outbox.claim('w', 1, later, minute)).toEqual([{ ...row, attempts, nextAttemptAt: later }]);
  });

  test('a row that was given up is kept, counted and never claimed', async () => {
    const { outbox, id } = await openClaimed();
    await outbox.add('notice', {}, now);
    expect(await outbox.giveUp(id, 'w', 'refused')).toBe(true);
    expect(await outbox.counts()).toEqual({ waiting: 1, failed: 1 });
    const later = await outbox.claim('w', 9, now + 100 * minute, minute);
    expect(later.map((row) => row.id)).not.toContain(id);
    expect(await outbox.done(id, 'w')).toBe(false);
  });

  test('rows of an e-mail are listed and removed, wherever the payload names it, given up or not', async () => {
    const payload = { emailKey: ana, list: ['č"'] };
    const { outbox, row, id } = await openClaimed(payload);
    await outbox.giveUp(id, 'w', 'refused');
    await outbox.add('record-id', { email: 'ANA@Example.com' }, now + 1);
    await outbox.add('notice', { to: ana }, now + 2);
    await outbox.add('contact-removal', { vid: '71' }, now + 3);
    await outbox.add('notice', { emailKey: 'other@example.com' }, now + 4);

    const waiting = { id: expect.any(String), attempts: 0, isGivenUp: false };
    const rowOf = (kind: string, of: unknown, at: number) => {
      return { ...waiting, kind, payload: of, createdAt: at, nextAttemptAt: at };
    };
    const notices = [{ ...row, isGivenUp: true }, rowOf('notice', { to: ana }, now + 2)];
    const [first, last] = notices;
    const recordId = rowOf('record-id', { email: 'ANA@Example.com' }, now + 1);
    const other = rowOf('notice', { emailKey: 'other@example.com' }, now + 4);
    expect(await outbox.listByEmail(ana)).toEqual([first, recordId, last]);
    expect(await outbox.listByKind('notice')).toEqual([first, last, other]);
    await outbox.removeByEmail(ana);
    expect(await outbox.listByEmail(ana)).toEqual([]);
    expect(await outbox.listByKind('notice')).toEqual([other]);
    expect(await outbox.counts()).toEqual({ waiting: 2, failed: 0 });
  });

  test('a row is removed, claimed or not, and its worker settles nothing', async () => {
    const { outbox, id } = await openClaimed();
    await outbox.add('notice', 'other', now + 1);
    for (const each of [id, id, 'no number', '-1']) await outbox.remove(each);

    expect(await outbox.done(id, 'w')).toBe(false);
    expect(await outbox.retry(id, 'w', now, 'away')).toBe(false);
    expect(await outbox.listByKind('notice')).toMatchObject([{ payload: 'other' }]);
  });
});
