import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { MemberExists, type Passkey } from '../../../../server/core/ports/member-stores.ts';
import { atOnce, countTrue, everyEngine, openWithMembers } from './engines-under-test.ts';
import { exampleMember, exampleSession, minute, now } from './examples.ts';

const google = 'https://accounts.google.com';

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

describe.each(everyEngine)('members on $name', (engine) => {
  test('a member comes back as given, and changes alone', async () => {
    const { members, member, other } = await openWithMembers(engine);
    const nulls = { passwordHash: null, recordId: null, emailVerifiedAt: null, termsAcceptedAt: null };
    const bare = exampleMember(nulls);
    await members.add(bare);
    for (const each of [member, other, bare]) {
      expect(await members.find(each.id)).toEqual(each);
      expect(await members.findByEmail(each.emailKey)).toEqual(each);
    }
    expect(await members.find('nobody')).toBeUndefined();

    await members.setPassword(member.id, 'second');
    await members.setRecordId(member.id, '5');
    await members.setEmailVerified(member.id, now + 1);
    expect(await members.replacePassword(member.id, 'first', 'third')).toBe(false);
    expect(await members.replacePassword(member.id, 'second', 'third')).toBe(true);
    const changed = { passwordHash: 'third', recordId: '5', emailVerifiedAt: now + 1 };
    expect(await members.find(member.id)).toEqual({ ...member, ...changed });
    expect(await members.find(other.id)).toEqual(other);
  });

  test('an e-mail has one account, however many ask at once, and its transaction may go on', async () => {
    const { store, members, member } = await openWithMembers(engine);
    const add = (emailKey: string) => members.add(exampleMember({ emailKey }));
    const refusals = (await Promise.allSettled(Array(10).fill('ana@example.com').map(add))).flatMap(
      (outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []),
    );
    expect(refusals).toHaveLength(9);
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(MemberExists);
    expect(refusals.map(String).join()).not.toContain('ana@example.com');

    await store.transaction(async (within) => {
      const again = within.members.add(exampleMember({ emailKey: member.emailKey }));
      await expect(again).rejects.toThrow(MemberExists);
      await within.members.setRecordId(member.id, 'still possible');
    });
    expect(await members.find(member.id)).toMatchObject({ recordId: 'still possible' });
  });

  test('an identity belongs to one member, who lists and ends it', async () => {
    const { members, member, other } = await openWithMembers(engine);
    await members.addIdentity(member.id, google, '108', now + 1);
    await members.addIdentity(member.id, google, '108', now + 2);
    await members.addIdentity(member.id, 'https://elsewhere.example', '7', now);
    await members.addIdentity(other.id, google, '109', now);
    await expect(members.addIdentity(other.id, google, '108', now)).rejects.toThrow(MemberExists);

    expect(await members.findByIdentity(google, '108')).toEqual(member);
    expect(await members.findByIdentity('https://elsewhere.example', '108')).toBeUndefined();
    expect(await members.listIdentities(member.id)).toEqual([
      { issuer: 'https://elsewhere.example', subject: '7', createdAt: now },
      { issuer: google, subject: '108', createdAt: now + 1 },
    ]);
    for (const count of [2, 0]) expect(await members.removeIdentities(member.id)).toBe(count);
    expect(await members.findByIdentity(google, '108')).toBeUndefined();
    expect(await members.findByIdentity(google, '109')).toEqual(other);
  });

  test('with a member goes all that belongs to it, and nobody gets it without an account', async () => {
    const { members, sessions, resetKeys, passkeys, member } = await openWithMembers(engine);
    const session = exampleSession(member.id);
    const passkey = examplePasskey(member.id);
    const add = (memberId: string) => [
      sessions.add({ ...session, memberId }),
      members.addIdentity(memberId, google, 'subject', now),
      resetKeys.add({ hash: 'key', sessionHash: 's', memberId, expiresAt: now + 1 }),
      passkeys.add({ ...passkey, memberId }),
    ];
    const refused = await Promise.allSettled(add('nobody'));
    expect(refused.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    await Promise.all(add(member.id));
    await members.remove(member.id);

    expect(await members.findByEmail(member.emailKey)).toBeUndefined();
    expect(await sessions.find(session.hash, now)).toBeUndefined();
    expect(await members.findByIdentity(google, 'subject')).toBeUndefined();
    expect(await resetKeys.find('key', 's', now)).toBeUndefined();
    expect(await passkeys.find(passkey.id)).toBeUndefined();
  });
});

describe.each(everyEngine)('sessions on $name', (engine) => {
  test('a session is found until it expires; a request prolongs it, but wakes no expired one', async () => {
    const { sessions, member } = await openWithMembers(engine);
    const details = { device: 'Firefox, Windows', isGoogle: true, expiresAt: now + 5 };
    const session = exampleSession(member.id, details);
    await sessions.add(session);
    expect(await sessions.find(session.hash, now + 4)).toEqual(session);
    expect(await sessions.find(session.hash, now + 5)).toBeUndefined();

    await sessions.touch(session.hash, now + 4, now + 9);
    const prolonged = { ...session, lastSeenAt: now + 4, expiresAt: now + 9 };
    expect(await sessions.find(session.hash, now + 8)).toEqual(prolonged);
    await sessions.touch(session.hash, now + 9, now + 20);
    expect(await sessions.find(session.hash, now + 10)).toBeUndefined();
  });

  test('those of a member are listed, expired ones too, and removed: one, all but one, or all', async () => {
    const { sessions, member, other } = await openWithMembers(engine);
    const own = [0, 1, 2].map((age) =>
      exampleSession(member.id, { createdAt: now + age, expiresAt: now - minute }),
    );
    const foreign = exampleSession(other.id);
    for (const session of [...own.toReversed(), foreign]) await sessions.add(session);
    expect(await sessions.listOfMember(member.id)).toEqual(own);

    const [first = foreign, second = foreign, third = foreign] = own;
    await sessions.remove(first.hash);
    expect(await sessions.listOfMember(member.id)).toEqual([second, third]);
    await sessions.removeOfMember(member.id, third.hash);
    expect(await sessions.listOfMember(member.id)).toEqual([third]);
    await sessions.removeOfMember(member.id);
    expect(await sessions.listOfMember(member.id)).toEqual([]);
    expect(await sessions.listOfMember(other.id)).toEqual([foreign]);
  });
});

describe.each(everyEngine)('passkeys on $name', (engine) => {
  test('a passkey has one owner, comes back as given and keeps its count', async () => {
    const { passkeys, member, other } = await openWithMembers(engine);
    const id = randomUUID();
    const owners = [member.id, other.id];
    const added = await atOnce(10, (index) => passkeys.add(examplePasskey(owners[index % 2] ?? '', { id })));
    expect(countTrue(added)).toBe(1);

    const used = examplePasskey(member.id, { counter: 1 });
    const unused = examplePasskey(member.id, { lastUsedAt: now });
    for (const passkey of [used, unused]) expect(await passkeys.add(passkey)).toBe(true);
    await passkeys.markUsed(used.id, 2, now + 5);
    expect(await passkeys.find(used.id)).toEqual({ ...used, counter: 2, lastUsedAt: now + 5 });
    expect(await passkeys.find(unused.id)).toEqual(unused);
    expect(await passkeys.find('nobody’s')).toBeUndefined();
  });

  test('those of a member are listed, oldest first, and removed by their owner alone', async () => {
    const { passkeys, member, other } = await openWithMembers(engine);
    const [first, later] = [examplePasskey(member.id), examplePasskey(member.id, { createdAt: now + 1 })];
    const foreign = examplePasskey(other.id);
    for (const passkey of [later, foreign, first]) await passkeys.add(passkey);

    await passkeys.remove(first.id, other.id);
    expect(await passkeys.listOfMember(member.id)).toEqual([first, later]);
    await passkeys.remove(first.id, member.id);
    expect(await passkeys.listOfMember(member.id)).toEqual([later]);
    await passkeys.removeOfMember(member.id);
    expect(await passkeys.listOfMember(member.id)).toEqual([]);
    expect(await passkeys.listOfMember(other.id)).toEqual([foreign]);
  });
});
