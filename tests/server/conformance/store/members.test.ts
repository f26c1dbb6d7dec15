import { describe, expect, test } from 'vitest';
import { MemberExists } from '../../../../server/rewards-club/ports/member-store.ts';
import { atOnce, everyEngine, openNew } from './engines-under-test.ts';
import { exampleMember, exampleSession, minute, now } from './examples.ts';

describe.each(everyEngine)('members on $name', (engine) => {
  test('a member comes back as given, by id, e-mail and record', async () => {
    const { members } = await openNew(engine);
    const member = exampleMember({ recordId: '4711' });
    const bare = exampleMember({
      passwordHash: null,
      recordId: null,
      emailVerifiedAt: null,
      termsAcceptedAt: null,
    });
    await members.add(member);
    await members.add(bare);

    expect(await members.find(member.id)).toEqual(member);
    expect(await members.findByEmail(member.emailKey)).toEqual(member);
    expect(await members.find(bare.id)).toEqual(bare);
    expect(await members.find('nobody')).toBeUndefined();
  });

  test('an e-mail has one account, however many ask at once', async () => {
    const { members } = await openNew(engine);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => members.add(exampleMember({ emailKey: 'ana@example.com' }))),
    );
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));

    expect(refusals).toHaveLength(9);
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(MemberExists);
    expect(JSON.stringify(refusals.map(String))).not.toContain('ana@example.com');
  });

  test('a transaction may go on after it has met an account', async () => {
    const store = await openNew(engine);
    const member = exampleMember();
    await store.members.add(member);
    await store.transaction(async (within) => {
      const again = within.members.add(exampleMember({ emailKey: member.emailKey }));
      await expect(again).rejects.toThrow(MemberExists);
      await within.members.setRecordId(member.id, 'still possible');
    });

    expect(await store.members.find(member.id)).toMatchObject({ recordId: 'still possible' });
  });

  test('password, record and verification are set on that member alone', async () => {
    const { members } = await openNew(engine);
    const [member, other] = [exampleMember({ emailVerifiedAt: null }), exampleMember()];
    await members.add(member);
    await members.add(other);
    await members.setPassword(member.id, null);
    await members.setRecordId(member.id, '5');
    await members.setEmailVerified(member.id, now + 1);

    const changed = { ...member, passwordHash: null, recordId: '5', emailVerifiedAt: now + 1 };
    expect(await members.find(member.id)).toEqual(changed);
    expect(await members.find(other.id)).toEqual(other);
  });

  test('an identity belongs to one member', async () => {
    const { members } = await openNew(engine);
    const [member, other] = [exampleMember(), exampleMember()];
    await members.add(member);
    await members.add(other);
    await members.addIdentity(member.id, 'https://accounts.google.com', '108', now);
    await members.addIdentity(member.id, 'https://accounts.google.com', '108', now + 1);
    const taken = members.addIdentity(other.id, 'https://accounts.google.com', '108', now);

    await expect(taken).rejects.toThrow(MemberExists);
    expect(await members.findByIdentity('https://accounts.google.com', '108')).toEqual(member);
    expect(await members.findByIdentity('https://accounts.google.com', '109')).toBeUndefined();
    expect(await members.findByIdentity('https://elsewhere.example', '108')).toBeUndefined();
  });

  test('the identities of a member are listed in the order in which they came, no others', async () => {
    const { members } = await openNew(engine);
    const [member, other] = [exampleMember(), exampleMember()];
    await members.add(member);
    await members.add(other);
    await members.addIdentity(member.id, 'https://accounts.google.com', '108', now + 1);
    await members.addIdentity(member.id, 'https://elsewhere.example', '7', now);
    await members.addIdentity(other.id, 'https://accounts.google.com', '109', now);

    expect(await members.listIdentities(member.id)).toEqual([
      { issuer: 'https://elsewhere.example', subject: '7', createdAt: now },
      { issuer: 'https://accounts.google.com', subject: '108', createdAt: now + 1 },
    ]);
    expect(await members.listIdentities('nobody')).toEqual([]);
  });

  test('all links of a member are ended, and no others', async () => {
    const { members } = await openNew(engine);
    const [member, other] = [exampleMember(), exampleMember()];
    await members.add(member);
    await members.add(other);
    for (const subject of ['1', '2']) await members.addIdentity(member.id, 'issuer', subject, now);
    await members.addIdentity(other.id, 'issuer', '3', now);

    expect(await members.removeIdentities(member.id)).toBe(2);
    expect(await members.removeIdentities(member.id)).toBe(0);
    expect(await members.findByIdentity('issuer', '1')).toBeUndefined();
    expect(await members.findByIdentity('issuer', '3')).toEqual(other);
  });

  test('a password is replaced only in place of the one that is known', async () => {
    const { members } = await openNew(engine);
    const member = exampleMember();
    await members.add(member);

    expect(await members.replacePassword(member.id, member.passwordHash, 'second')).toBe(true);
    expect(await members.replacePassword(member.id, member.passwordHash, 'third')).toBe(false);
    expect(await members.find(member.id)).toMatchObject({ passwordHash: 'second' });
  });

  test('with a member go sessions, identities and reset keys', async () => {
    const { members, sessions, resetKeys } = await openNew(engine);
    const member = exampleMember();
    await members.add(member);
    const session = exampleSession(member.id);
    await sessions.add(session);
    await members.addIdentity(member.id, 'issuer', 'subject', now);
    await resetKeys.add({ hash: 'key', sessionHash: 's', memberId: member.id, expiresAt: now + 1 });
    await members.remove(member.id);

    expect(await members.findByEmail(member.emailKey)).toBeUndefined();
    expect(await sessions.find(session.hash, now)).toBeUndefined();
    expect(await members.findByIdentity('issuer', 'subject')).toBeUndefined();
    expect(await resetKeys.find('key', 's', now)).toBeUndefined();
  });

  test('nobody gets a session, an identity or a key without an account', async () => {
    const { members, sessions, resetKeys } = await openNew(engine);

    await expect(sessions.add(exampleSession('nobody'))).rejects.toThrow();
    await expect(members.addIdentity('nobody', 'issuer', 'subject', now)).rejects.toThrow();
    const key = { hash: 'key', sessionHash: 's', memberId: 'nobody', expiresAt: now + 1 };
    await expect(resetKeys.add(key)).rejects.toThrow();
  });
});

describe.each(everyEngine)('sessions on $name', (engine) => {
  test('a session is found until it expires', async () => {
    const { members, sessions } = await openNew(engine);
    const member = exampleMember();
    await members.add(member);
    const session = exampleSession(member.id, {
      device: 'Firefox, Windows',
      isGoogle: true,
      expiresAt: now + 5,
    });
    await sessions.add(session);

    expect(await sessions.find(session.hash, now + 4)).toEqual(session);
    expect(await sessions.find(session.hash, now + 5)).toBeUndefined();
  });

  test('a request prolongs a session, but wakes no expired one', async () => {
    const { members, sessions } = await openNew(engine);
    const member = exampleMember();
    await members.add(member);
    const session = exampleSession(member.id, { expiresAt: now + 5 });
    await sessions.add(session);
    await sessions.touch(session.hash, now + 4, now + 9);

    expect(await sessions.find(session.hash, now + 8)).toEqual({
      ...session,
      lastSeenAt: now + 4,
      expiresAt: now + 9,
    });
    await sessions.touch(session.hash, now + 9, now + 20);
    expect(await sessions.find(session.hash, now + 10)).toBeUndefined();
  });

  test('the sessions of a member are listed, expired ones too, no others', async () => {
    const { members, sessions } = await openNew(engine);
    const [member, other] = [exampleMember(), exampleMember()];
    await members.add(member);
    await members.add(other);
    const later = exampleSession(member.id, { createdAt: now + 1, isGoogle: true });
    const expired = exampleSession(member.id, { expiresAt: now - minute });
    for (const session of [later, expired, exampleSession(other.id)]) await sessions.add(session);

    expect(await sessions.listOfMember(member.id)).toEqual([expired, later]);
    expect(await sessions.listOfMember('nobody')).toEqual([]);
  });

  test('one session is removed, or all of a member, or all but one', async () => {
    const { members, sessions } = await openNew(engine);
    const [member, other] = [exampleMember(), exampleMember()];
    await members.add(member);
    await members.add(other);
    const own = [exampleSession(member.id), exampleSession(member.id), exampleSession(member.id)];
    const foreign = exampleSession(other.id);
    for (const session of [...own, foreign]) await sessions.add(session);
    const found = () =>
      atOnce(own.length, (index) => sessions.find(own[index]?.hash ?? '', now)).then(
        (all) => all.filter((session) => session !== undefined).length,
      );

    await sessions.remove(own[0]?.hash ?? '');
    expect(await found()).toBe(2);
    await sessions.removeOfMember(member.id, own[1]?.hash);
    expect(await found()).toBe(1);
    await sessions.removeOfMember(member.id);
    expect(await found()).toBe(0);
    expect(await sessions.find(foreign.hash, now)).toEqual(foreign);
  });
});
