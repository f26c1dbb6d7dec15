import { beforeEach, expect, test, vi } from 'vitest';
import { signInWithIdentity } from '../../../server/club/sign-in-with-identity.ts';
import { CrmUnavailable } from '../../../server/core/ports/crm.ts';
import { IdentityUnproven } from '../../../server/core/ports/identity.ts';
import { Authenticator } from '../club-api/authenticator.ts';
import { newEmail, password } from '../club-api/person.ts';
import { type ClubUnderTest, openClub } from './club-under-test.ts';
import type { Visitor } from './visitor.ts';

let club: ClubUnderTest;
let email: string;
beforeEach(async () => {
  club = await openClub();
  email = newEmail();
});

/** Signs the person with this e-mail in. @returns the member; undefined if the e-mail is not proven */
async function signIn(guest: Visitor, changes: Partial<Parameters<typeof signInWithIdentity>[2]> = {}) {
  const identity = {
    issuer: 'https://accounts.google.com',
    subject: `of ${email}`,
    email,
    isAuthoritative: true,
    ...changes,
  };
  return guest
    .act(async (session) => (await signInWithIdentity(club.club, session, identity, 'hr')).member)
    .catch((thrown: unknown) => {
      if (thrown instanceof IdentityUnproven) return undefined;
      throw thrown;
    });
}

const idOf = async (...given: Parameters<typeof signIn>) => Object(await signIn(...given)).id;

/** Makes an account with a password whose e-mail nobody has proven, in which somebody is logged in. */
async function plant() {
  const { guest, email: planted } = await club.createMember(email);
  const member = await club.findMember(planted);
  await club.club.store.members.remove(member.id);
  await club.club.store.members.add({ ...member, emailVerifiedAt: null });
  await guest.logIn(email);
  return { guest, id: member.id };
}

test('a first sign-in makes one account, the next ones find it, also ten at once', async () => {
  const guests = Array.from({ length: 10 }, () => club.guest());
  const ids = await Promise.all(guests.map((guest) => idOf(guest)));
  expect(new Set(ids).size).toBe(1);
  expect(await idOf(club.guest())).toBe(ids[0]);
  for (const guest of guests) expect(await guest.isSignedIn()).toBe(true);
  expect(await club.opening(email, '', 'null', 'undefined', password)).toEqual([]);
  const owner = club.guest();
  await owner.setPassword(email, await club.getKey(owner, email), password);
  expect(await club.opening(email, password)).toEqual([password]);
});

test('a guest who comes while the CRM is away has no account, and the next time one with its contact', async () => {
  const guest = club.guest();
  const { crm } = club.club;
  const isBack = vi.spyOn(crm, 'createContact').mockRejectedValue(new CrmUnavailable());
  expect(await signIn(guest)).toMatchObject({ success: false, code: 'CrmUnavailable' });
  expect(await club.club.store.members.findByEmail(email)).toBeUndefined();
  isBack.mockRestore();
  const { recordId } = Object(await signIn(guest));
  expect((await crm.findContact(email))?.vid).toBe(recordId);
  expect(await guest.isSignedIn()).toBe(true);
});

test('an account whose e-mail was proven keeps its password and sessions, and gets a mail', async () => {
  const { guest } = await club.createMember(email);
  await signIn(club.guest(), { email: email.toUpperCase() });
  expect(await club.takeQueued()).toMatchObject([
    { kind: 'notice', payload: { to: email, kind: 'accountLinked' } },
  ]);
  expect(await guest.isSignedIn()).toBe(true);
  expect(await club.opening(email, password)).toEqual([password]);
});

test('an account that somebody made before with an e-mail that was not theirs loses all that they have', async () => {
  const { guest: attacker, id } = await plant();
  await attacker.addPasskey(new Authenticator(club.club.siteUrl));
  const owner = club.guest();
  expect(await idOf(owner)).toBe(id);
  expect([await attacker.isSignedIn(), await owner.isSignedIn()]).toEqual([false, true]);
  expect(await club.opening(email, password)).toEqual([]);
  expect(await club.club.store.passkeys.listOfMember(id)).toEqual([]);
});

test('an account whose owner has set the password by mail keeps it', async () => {
  await plant();
  const owner = club.guest();
  await owner.setPassword(email, await club.getKey(owner, email), 'a calm sea');
  await signIn(club.guest());
  expect(await club.opening(email, password, 'a calm sea')).toEqual(['a calm sea']);
});

test('an account belongs to a person of an issuer, not to the e-mail that the provider says later', async () => {
  const { email: victim } = await club.createMember();
  const id = await idOf(club.guest());
  await club.expectUnchanged(async () => {
    const elsewhere = { issuer: 'https://id.example.com', email: newEmail() };
    expect(await idOf(club.guest(), elsewhere)).not.toBe(id);
  });
  expect(await idOf(club.guest(), { email: victim })).toBe(id);
  expect(await club.opening(victim, password)).toEqual([password]);
});

test('an e-mail whose mailbox the provider does not run opens no account, makes none, and leaves nothing', async () => {
  const { email: known } = await club.createMember();
  await club.expectUnchanged(async () => {
    for (const named of [known, newEmail()]) {
      const guest = club.guest();
      expect(await signIn(guest, { email: named, isAuthoritative: false })).toBeUndefined();
      expect(await guest.isSignedIn()).toBe(false);
    }
  });
});

test('such an e-mail is the guest’s who has entered our code or is logged in with it, and is remembered', async () => {
  const { guest: member, email: own } = await club.createMember();
  const guest = club.guest();
  await club.prove(guest, email, 'registration');
  for (const [who, named] of [
    [guest, email],
    [member, own],
  ] as const) {
    const identity = { subject: named, email: named, isAuthoritative: false };
    const id = await idOf(who, identity);
    expect(id).toBe((await club.findMember(named)).id);
    expect(await idOf(club.guest(), identity)).toBe(id);
  }
});

test('a link is shown, and ended with the sessions that it has opened; nobody is locked out or told of no link', async () => {
  const { guest, email: own } = await club.createMember();
  const bystander = club.guest();
  await signIn(bystander);
  const other = club.guest();
  await signIn(other, { subject: 'own', email: own });
  await club.takeQueued();
  const account = () => guest.ask('findAccount');
  expect(await account()).toMatchObject({ hasPassword: true, providers: ['Google'] });
  for (let count = 0; count < 2; count += 1)
    expect(await guest.ask('unlinkIdentities', { locale: 'de' })).toEqual({ success: true });
  expect(await account()).toMatchObject({ hasPassword: true, providers: [] });
  expect([await guest.isSignedIn(), await other.isSignedIn()]).toEqual([true, false]);
  expect(await club.opening(own, password)).toEqual([password]);
  expect(await club.takeQueued()).toMatchObject([
    { payload: { to: own, kind: 'accountUnlinked', locale: 'de' } },
  ]);

  expect(await bystander.ask('findAccount')).toMatchObject({ hasPassword: false, providers: ['Google'] });
  await bystander.ask('unlinkIdentities', { locale: 'en' });
  expect(await bystander.isSignedIn()).toBe(true);
  expect(await club.getKey(club.guest(), email)).toBeTruthy();
});
