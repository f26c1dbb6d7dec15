import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Passkey } from '../../../../server/rewards-club/ports/passkey-store.ts';
import { atOnce, everyEngine, openNew } from './engines-under-test.ts';
import { exampleMember, now } from './examples.ts';

function examplePasskey(memberId: string, changes: Partial<Passkey> = {}): Passkey {
  return {
    id: randomUUID(),
    memberId,
    credentialId: 'x'.repeat(1364),
    publicKey: 'pQECAyYgASFYIA',
    counter: 4_294_967_295,
    createdAt: now,
    lastUsedAt: null,
    ...changes,
  };
}

describe.each(everyEngine)('passkeys on $name', (engine) => {
  async function openWithMember() {
    const { members, passkeys } = await openNew(engine);
    const member = exampleMember();
    await members.add(member);
    return { members, passkeys, memberId: member.id };
  }

  test('come back as given, oldest first', async () => {
    const { passkeys, memberId } = await openWithMember();
    const later = examplePasskey(memberId, { createdAt: now + 1, lastUsedAt: now + 2, counter: 0 });
    const first = examplePasskey(memberId);
    for (const passkey of [later, first]) expect(await passkeys.add(passkey)).toBe(true);
    expect(await passkeys.find(first.id)).toEqual(first);
    expect(await passkeys.find('nobody’s')).toBeUndefined();
    expect(await passkeys.listOfMember(memberId)).toEqual([first, later]);
    expect(await passkeys.listOfMember('nobody')).toEqual([]);
  });

  test('have one owner, however many ask at once', async () => {
    const { members, passkeys, memberId } = await openWithMember();
    const other = exampleMember();
    await members.add(other);
    const id = randomUUID();
    const add = (owner: string) => passkeys.add(examplePasskey(owner, { id }));
    const outcomes = await atOnce(10, (index) => add(index % 2 === 0 ? memberId : other.id));
    expect(outcomes.filter((isAdded) => isAdded)).toHaveLength(1);
  });

  test('keep their count and when they were used', async () => {
    const { passkeys, memberId } = await openWithMember();
    const [used, unused] = [examplePasskey(memberId, { counter: 1 }), examplePasskey(memberId)];
    for (const passkey of [used, unused]) await passkeys.add(passkey);
    await passkeys.markUsed(used.id, 2, now + 5);
    expect(await passkeys.find(used.id)).toEqual({ ...used, counter: 2, lastUsedAt: now + 5 });
    expect(await passkeys.find(unused.id)).toEqual(unused);
  });

  test('are removed by their owner alone, one or all, or with the account', async () => {
    const { members, passkeys, memberId } = await openWithMember();
    const other = exampleMember();
    await members.add(other);
    const own = [examplePasskey(memberId), examplePasskey(memberId), examplePasskey(memberId)];
    const foreign = [examplePasskey(other.id), examplePasskey(other.id)];
    for (const passkey of [...own, ...foreign]) await passkeys.add(passkey);
    const ids = async (owner: string) => (await passkeys.listOfMember(owner)).length;

    await passkeys.remove(own[0]?.id ?? '', other.id);
    expect(await ids(memberId)).toBe(3);
    await passkeys.remove(own[0]?.id ?? '', memberId);
    expect(await ids(memberId)).toBe(2);
    await passkeys.removeOfMember(memberId);
    expect([await ids(memberId), await ids(other.id)]).toEqual([0, 2]);
    await members.remove(other.id);
    expect(await passkeys.find(foreign[0]?.id ?? '')).toBeUndefined();
  });
});
