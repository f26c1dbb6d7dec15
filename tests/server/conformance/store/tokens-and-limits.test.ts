import { describe, expect, test } from 'vitest';
import { atOnce, countTrue, everyEngine, openNew, openWithMembers } from './engines-under-test.ts';
import { minute, now } from './examples.ts';

describe.each(everyEngine)('reset keys and spent tokens on $name', (engine) => {
  test('a reset key is good for its session, until its time, once, unless those of its member end', async () => {
    const { resetKeys, member, other } = await openWithMembers(engine);
    const key = { sessionHash: 's', expiresAt: now + minute };
    await resetKeys.add({ ...key, hash: 'one', memberId: member.id });
    await resetKeys.add({ ...key, hash: 'two', memberId: other.id });

    expect(await resetKeys.find('one', 's', now)).toEqual({ memberId: member.id });
    expect(await resetKeys.find('one', 'other', now)).toBeUndefined();
    expect(await resetKeys.take('one', 'other', now)).toBe(false);
    expect(await resetKeys.take('one', 's', now + minute)).toBe(false);
    expect(countTrue(await atOnce(10, () => resetKeys.take('one', 's', now)))).toBe(1);
    expect(await resetKeys.find('one', 's', now)).toBeUndefined();
    await resetKeys.removeOfMember(member.id);
    expect(await resetKeys.find('two', 's', now)).toEqual({ memberId: other.id });
    await resetKeys.removeOfMember(other.id);
    expect(await resetKeys.take('two', 's', now)).toBe(false);
  });

  test('a token is spent the first time only', async () => {
    const { spentTokens } = await openNew(engine);
    expect(countTrue(await atOnce(20, () => spentTokens.spend('token', now + minute)))).toBe(1);
    expect(await spentTokens.spend('token', now + 2 * minute)).toBe(false);
    expect(await spentTokens.spend('another', now + minute)).toBe(true);
    expect(await spentTokens.isSpent('token')).toBe(true);
    expect(await spentTokens.isSpent('a third')).toBe(false);
  });
});

describe.each(everyEngine)('limits on $name', (engine) => {
  const login = { key: 'login', most: 50, windowMilliseconds: minute };
  const few = { key: 'few', most: 2, windowMilliseconds: minute };

  test('hits at once are all counted, each once, and none beyond the most', async () => {
    const { limits } = await openNew(engine);
    const hits = (await atOnce(60, () => limits.hit([login], now))).flat();
    const counts = hits.map(({ count }) => count).sort((one, other) => one - other);
    expect(counts).toEqual(Array.from({ length: login.most }, (_, index) => index + 1));
    expect(new Set(hits.map(({ resetsAt }) => resetsAt))).toEqual(new Set([now + minute]));
  });

  test('several counters are counted together, or none of them; looking adds nothing', async () => {
    const { limits } = await openNew(engine);
    const both = [login, few];
    expect(await limits.counts(both, now)).toEqual([]);
    for (const length of [2, 2, 0]) expect(await limits.hit(both, now)).toHaveLength(length);
    for (const _ of ['once', 'again']) {
      const counts = (await limits.counts(both, now)).map(({ key, count }) => [key, count]);
      expect(Object.fromEntries(counts)).toEqual({ login: 2, few: 2 });
    }
    expect(await limits.counts(both, now + minute)).toEqual([]);
  });

  // By the time of the second hit. A clock may be some seconds behind another’s; one that is set back is a new one.
  test.each([
    ['within a window counts', minute - 1, 2, minute],
    ['at its end begins the next', minute, 1, 2 * minute],
    ['of a clock that is behind counts', -1000, 2, minute],
    ['of a clock that was set back starts again', -24 * 60 * minute, 1, -24 * 60 * minute + minute],
  ])('a hit %s', async (_, later, count, resetsAfter) => {
    const { limits } = await openNew(engine);
    await limits.hit([few], now);
    const row = { key: 'few', count, resetsAt: now + resetsAfter };
    expect(await limits.hit([few], now + later)).toEqual([row]);
    expect(await limits.counts([few], now + later)).toEqual([row]);
    expect(await limits.hit([few], now + later)).toHaveLength(2 - count);
  });

  test('an undone hit does not count, no counter goes below nothing, a removed one starts again', async () => {
    const { limits } = await openNew(engine);
    await atOnce(3, () => limits.hit([login], now));
    await atOnce(5, () => limits.undo(['login', 'unknown'], now));
    expect(await limits.counts([login], now)).toMatchObject([{ count: 0 }]);
    await limits.hit([login], now);
    await limits.undo(['login'], now + minute);
    expect(await limits.counts([login], now)).toMatchObject([{ count: 1 }]);

    await limits.remove(['login', 'unknown']);
    const begun = { key: 'login', count: 1, resetsAt: now + 1 + minute };
    expect(await limits.hit([login], now + 1)).toEqual([begun]);
  });
});
