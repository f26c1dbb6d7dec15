import { beforeEach, expect, test } from 'vitest';
import { newEmail, password } from '../club-api/person.ts';
import { exampleMember } from '../conformance/store/examples.ts';
import { type ClubUnderTest, cheapHasher, openClub } from './club-under-test.ts';
import type { Visitor } from './visitor.ts';

/** Whose passwords were hashed to be compared. */
let verified: unknown[];
let club: ClubUnderTest;
let member: { readonly guest: Visitor; readonly email: string };
beforeEach(async () => {
  verified = [];
  club = await openClub(undefined, {
    ...cheapHasher,
    verify: (typed, kept, asker) => {
      verified.push(asker.emailKey);
      return cheapHasher.verify(typed, kept, asker);
    },
  });
  member = await club.createMember();
});

test('an unknown e-mail and a wrong password, ours and impossible: the same answer, and the same work', async () => {
  const { email } = member;
  const tries: readonly (readonly [email: string, password: string])[] = [
    [email, 'wrong password'],
    [newEmail(), password],
    [email.toUpperCase(), `${password} `],
    [email, ''],
    [email, 'x'.repeat(200)],
    ['no e-mail', password],
    ['', ''],
    [`${email}, ${email}`, password],
    ['__proto__', password],
    ["' or 1=1 --", "' or 1=1 --"],
    ['%@example.com', password],
    ['a\ud800@example.com', password],
  ];
  await club.expectUnchanged(async () => {
    for (const [named, typed] of tries) {
      verified = [];
      const body = { email: named, password: typed };
      expect(await club.guest().ask('loginLoyaltyUser', body)).toEqual({
        success: false,
        code: 'LoginUnsuccessful',
      });
      expect(verified).toHaveLength(1);
    }
  });
});

test('a guest with a session learns no more, and it stays as it was', async () => {
  const guest = club.guest();
  for (const email of [member.email, newEmail()]) await guest.nameEmail(email);
  const before = guest.cookies.get('sid');
  for (const email of [member.email, newEmail()])
    expect(await guest.logIn(email, 'wrong password')).toBe('LoginUnsuccessful');
  expect(guest.cookies.get('sid')).toBe(before);
  expect(await member.guest.logIn(member.email, 'wrong password')).toBe('LoginUnsuccessful');
  expect(await member.guest.isSignedIn()).toBe(true);
});

test('nothing of a password is trimmed, folded or cut', async () => {
  const near = [` ${password}`, `${password}\n`, `${password}\0`, password.repeat(2), password.slice(0, -1)];
  for (const typed of [...near, password.replace('s', 'ś'), password.replace('s', 'S')])
    expect(await club.guest().logIn(member.email, typed)).toBe('LoginUnsuccessful');
});

test('a log-in begins a session under a new id, so that a planted one and the one before are worth nothing', async () => {
  const attacker = club.guest();
  const planted = newEmail();
  await attacker.nameEmail(planted);
  const victim = attacker.copy();
  for (const guest of [victim, member.guest]) {
    const before = guest.copy();
    await guest.logIn(member.email);
    expect(guest.cookies.get('sid')).not.toBe(before.cookies.get('sid'));
    expect([await guest.isSignedIn(), await before.isSignedIn()]).toEqual([true, false]);
  }
  expect(await attacker.isSignedIn()).toBe(false);
  expect(await victim.try('findContact', undefined, { email: planted })).toBe('NotPinned');
});

test('a log-out ends the session on the server, where it was copied as well, and no other', async () => {
  const { guest: bystander } = await club.createMember();
  const [phone, copy] = [club.guest(), member.guest.copy()];
  await phone.logIn(member.email);
  await member.guest.ask('logout', {});
  for (const old of [member.guest, copy]) expect(await old.isSignedIn()).toBe(false);
  for (const guest of [phone, bystander]) expect(await guest.isSignedIn()).toBe(true);
});

test('a member has at most twenty sessions: the oldest ends when another begins', async () => {
  const guests = Array.from({ length: 20 }, () => club.guest());
  for (const guest of guests) {
    club.time.now += 1000;
    await guest.logIn(member.email);
  }
  expect(await member.guest.isSignedIn()).toBe(false);
  for (const guest of guests) expect(await guest.isSignedIn()).toBe(true);
});

test('a log-in asks for a contact where the account has none', async () => {
  const email = newEmail();
  const passwordHash = await cheapHasher.hash(password, { address: '', emailKey: email });
  const { id } = exampleMember();
  await club.club.store.members.add(
    exampleMember({ id, email, emailKey: email, passwordHash, recordId: null }),
  );
  await club.guest().logIn(email);
  expect(await club.takeQueued()).toEqual([
    { kind: 'record-id', payload: { emailKey: email, email, memberId: id } },
  ]);
});
