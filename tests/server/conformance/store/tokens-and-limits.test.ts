import { describe, expect, test } from 'vitest';
import { atOnce, everyEngine, openNew } from './engines-under-test.ts';
import { exampleMember, minute, now } from './examples.ts';

describe.each(everyEngine)('reset keys and spent tokens on $name', (engine) => {
  test('a reset key is good for its session, until its time, once', async () => {
    const { members, resetKeys } = await openNew(engine);
    const member = exampleMember();
    await members.add(member);
    await resetKeys.add({ hash: 'key', sessionHash: 's', memberId: member.id, expiresAt: now + minute });

    expect(await resetKeys.find('key', 's', now)).toEqual({ memberId: member.id });
    expect(await resetKeys.find('key', 'other', now)).toBeUndefined();
    expect(await resetKeys.take('key', 'other', now)).toBe(false);
    expect(await resetKeys.take('key', 's', now + minute)).toBe(false);
    const taken = await atOnce(10, () => resetKeys.take('key', 's', now));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await resetKeys.find('key', 's', now)).toBeUndefined();
  });

  test('all reset keys of a member are removed, and no others', async () => {
    const { members, resetKeys } = await openNew(engine);
    const [member, other] = [exampleMember(), exampleMember()];
    await members.add(member);
    await members.add(other);
    const key = { sessionHash: 's', expiresAt: now + minute };
    await resetKeys.add({ ...key, hash: 'one', memberId: member.id });
    await resetKeys.add({ ...key, hash: 'two', memberId: other.id });
    await resetKeys.removeOfMember(member.id);

    expect(await resetKeys.take('one', 's', now)).toBe(false);
    expect(await resetKeys.take('two', 's', now)).toBe(true);
  });

  test('a token is spent the first time only', async () => {
    const { spentTokens } = await openNew(engine);
    const spent = await atOnce(20, () => spentTokens.spend('token', now + minute));

    expect(spent.filter(Boolean)).toHaveLength(1);
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

    expect(hits.map(({ count }) => count).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
    expect(new Set(hits.map(({ resetsAt }) => resetsAt))).toEqual(new Set([now + minute]));
  });

  test('several counters are counted together, or none of them', async () => {
    const { limits } = await openNew(engine);
    const both = [login, few];
    expect((await limits.hit(both, now)).length).toBe(2);
    expect((await limits.hit(both, now)).length).toBe(2);
    expect(await limits.hit(both, now)).toEqual([]);
    const counts = (await limits.counts(both, now)).map(({ key, count }) => [key, count]);
    expect(Object.fromEntries(counts)).toEqual({ login: 2, few: 2 });
  });

  test('the window ends with its time, and the next hit begins a new one', async () => {
    const { limits } = await openNew(engine);
    await limits.hit([few], now);
    const [last] = await limits.hit([few], now + minute - 1);
    const [next] = await limits.hit([few], now + minute);

    expect(last).toEqual({ key: 'few', count: 2, resetsAt: now + minute });
    expect(next).toEqual({ key: 'few', count: 1, resetsAt: now + 2 * minute });
  });

  test('a window from before the clock was set back is over', async () => {
    const { limits } = await openNew(engine);
    await limits.hit([few], now);
    await limits.hit([few], now);
    expect(await limits.hit([few], now)).toEqual([]);
    const earlier = now - 24 * 60 * minute;
    expect(await limits.counts([few], earlier)).toEqual([]);
    expect(await limits.hit([few], earlier)).toEqual([{ key: 'few', count: 1, resetsAt: earlier + minute }]);
  });

  test('a hit whose clock is behind another’s counts in the same window', async () => {
    const { limits } = await openNew(engine);
    await limits.hit([few], now);
    expect(await limits.hit([few], now - 1)).toEqual([{ key: 'few', count: 2, resetsAt: now + minute }]);
    expect(await limits.counts([few], now - 1000)).toEqual([
      { key: 'few', count: 2, resetsAt: now + minute },
    ]);
    expect(await limits.hit([few], now - 1000)).toEqual([]);
  });

  test('looking adds nothing, and a counter that has not begun or has ended is not there', async () => {
    const { limits } = await openNew(engine);
    await limits.hit([few], now);

    const one = [{ key: 'few', count: 1, resetsAt: now + minute }];
    expect(await limits.counts([few, login], now)).toEqual(one);
    expect(await limits.counts([few, login], now)).toEqual(one);
    expect(await limits.counts([few], now + minute)).toEqual([]);
  });

  test('an undone hit does not count, and no counter goes below nothing', async () => {
    const { limits } = await openNew(engine);
    await atOnce(3, () => limits.hit([login], now));
    await atOnce(5, () => limits.undo(['login', 'unknown'], now));

    expect((await limits.counts([login], now))[0]?.count).toBe(0);
    await limits.hit([login], now);
    await limits.undo(['login'], now + minute);
    expect((await limits.counts([login], now))[0]?.count).toBe(1);
  });

  test('a removed counter begins anew', async () => {
    const { limits } = await openNew(engine);
    await limits.hit([login], now);
    await limits.remove(['login', 'unknown']);

    expect((await limits.hit([login], now + 1))[0]).toEqual({
      key: 'login',
      count: 1,
      resetsAt: now + 1 + minute,
    });
  });
});
