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
  test('hits at once are all counted, each once', async () => {
    const { limits } = await openNew(engine);
    const hits = await atOnce(50, () => limits.hit('login', minute, now));

    expect(hits.map(({ count }) => count).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
    expect(new Set(hits.map(({ resetsAt }) => resetsAt))).toEqual(new Set([now + minute]));
  });

  test('the window ends with its time, and the next hit begins a new one', async () => {
    const { limits } = await openNew(engine);
    await limits.hit('login', minute, now);
    const last = await limits.hit('login', minute, now + minute - 1);
    const next = await limits.hit('login', minute, now + minute);

    expect(last).toEqual({ count: 2, resetsAt: now + minute });
    expect(next).toEqual({ count: 1, resetsAt: now + 2 * minute });
  });

  test('counting changes nothing, and keys do not touch each other', async () => {
    const { limits } = await openNew(engine);
    await limits.hit('one', minute, now);

    expect(await limits.count('one', now)).toEqual({ count: 1, resetsAt: now + minute });
    expect(await limits.count('one', now)).toEqual({ count: 1, resetsAt: now + minute });
    expect(await limits.count('one', now + minute)).toEqual({ count: 0, resetsAt: now + minute });
    expect(await limits.count('two', now)).toEqual({ count: 0, resetsAt: now });
  });

  test('a hit is taken back within its window, and never below nothing', async () => {
    const { limits } = await openNew(engine);
    await atOnce(3, () => limits.hit('login', minute, now));
    await atOnce(5, () => limits.undo('login', now));
    await limits.undo('unknown', now);

    expect((await limits.count('login', now)).count).toBe(0);
    await limits.hit('login', minute, now);
    await limits.undo('login', now + minute);
    expect((await limits.count('login', now)).count).toBe(1);
  });

  test('a limit is lifted', async () => {
    const { limits } = await openNew(engine);
    await limits.hit('login', minute, now);
    await limits.reset('login');

    expect(await limits.hit('login', minute, now + 1)).toEqual({ count: 1, resetsAt: now + 1 + minute });
  });
});
