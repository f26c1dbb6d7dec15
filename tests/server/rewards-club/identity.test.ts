import { beforeEach, expect, test } from 'vitest';
import { loginLoyaltyUser } from '../../../server/rewards-club/login-loyalty-user.ts';
import { requestPasswordReset } from '../../../server/rewards-club/request-password-reset.ts';
import { resetPassword } from '../../../server/rewards-club/reset-password.ts';
import { signInWithIdentity } from '../../../server/rewards-club/sign-in-with-identity.ts';
import { verifyCode } from '../../../server/rewards-club/verify-code.ts';
import { type ClubUnderTest, openClub } from './club-under-test.ts';
import { askForCode, email, password, registerGuest } from './journeys.ts';

let under: ClubUnderTest;
beforeEach(async () => {
  under = await openClub();
});

const identity = {
  issuer: 'https://accounts.google.com',
  subject: '1234567890',
  email,
  isAuthoritative: true,
};

/** Adds an account with a password, whose e-mail nobody has proven. */
async function plantMember(): Promise<void> {
  const { store, crm, passwords } = under.club;
  const { vid } = await crm.createContact(email);
  await store.members.add({
    id: 'planted',
    email,
    emailKey: email.toLowerCase(),
    passwordHash: await passwords.hash(password, { address: '192.0.2.1', emailKey: email }),
    recordId: vid,
    emailVerifiedAt: null,
    termsAcceptedAt: null,
    locale: 'hr',
    createdAt: under.time.now,
  });
}

test('a first sign-in makes one account, the next ones find it, also two at once', async () => {
  const signIn = async () => (await signInWithIdentity(under.club, under.visit(), identity, 'hr')).member;
  const [one, other] = await Promise.all([signIn(), signIn()]);
  expect(other.id).toBe(one.id);
  expect((await signIn()).id).toBe(one.id);
  expect(one.passwordHash).toBeNull();
});

test('an account whose e-mail was proven keeps its password and is told', async () => {
  await registerGuest(under, under.visit());
  await signInWithIdentity(under.club, under.visit(), identity, 'hr');
  expect(await under.takeQueued()).toMatchObject([
    { kind: 'notice', payload: { to: email, kind: 'accountLinked' } },
  ]);
  expect(await loginLoyaltyUser(under.club, under.visit(), { email, password })).toMatchObject({
    success: true,
  });
});

test('an account that somebody made before with an e-mail that was not theirs loses password and sessions', async () => {
  const { store } = under.club;
  await plantMember();
  const attacker = under.visit('198.51.100.1');
  await loginLoyaltyUser(under.club, attacker, { email, password });
  const owner = under.visit();
  await signInWithIdentity(under.club, owner, identity, 'hr');
  expect(owner.member?.id).toBe('planted');
  expect(await store.sessions.find(attacker.sessionHash, under.time.now)).toBeUndefined();
  expect(await loginLoyaltyUser(under.club, attacker, { email, password })).toMatchObject({ success: false });
});

test('an account whose owner has set the password by mail keeps it', async () => {
  await plantMember();
  const [owner, newPassword] = [under.visit(), 'a calm sea'];
  const { code } = await askForCode(under, owner, 'reset');
  await verifyCode(under.club, owner, { email, code, purpose: 'reset' });
  const key = await requestPasswordReset(under.club, owner, { email });
  const secretKey = 'secret_key' in key ? key.secret_key : '';
  await resetPassword(under.club, owner, { email, locale: 'hr', newPassword, secretKey });
  await signInWithIdentity(under.club, under.visit(), identity, 'hr');
  expect(await loginLoyaltyUser(under.club, under.visit(), { email, password: newPassword })).toMatchObject({
    success: true,
  });
});

test('another person with the same subject at another issuer is somebody else', async () => {
  const { member: one } = await signInWithIdentity(under.club, under.visit(), identity, 'hr');
  const elsewhere = { ...identity, issuer: 'https://id.example.com', email: 'somebody@example.com' };
  const { member: other } = await signInWithIdentity(under.club, under.visit(), elsewhere, 'hr');
  expect(other.id).not.toBe(one.id);
});
