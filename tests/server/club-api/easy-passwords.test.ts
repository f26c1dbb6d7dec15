import { expect, test } from 'vitest';
import { site } from '../../../generated/site.ts';
import { createPasswordHasher } from '../../../server/rewards-club/password-hasher.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { withClubSite } from './club-site.ts';
import { createMember, logIn, newEmail, password, proveEmail } from './registration-steps.ts';
import { expectPassword, getKey, isSignedIn, setPassword } from './reset-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });
const refused = { success: false, code: 'InvalidPassword' };
const another = 'novo more sunca';

/** Passwords that are easy to guess for whoever knows the e-mail. */
const easyFor = (email: string) => [
  '123456',
  'Password',
  'ＤＲＡＧＯＮＢＡＬＬ',
  ' qwerty123\t',
  email,
  email.toUpperCase(),
  email.split('@')[0] ?? '',
  'Ana2026!',
  site.name,
  site.name.replaceAll(' ', '-').toLowerCase(),
];

test('no account is opened with a password that is easy to guess, and then one is with another', async () => {
  const [guest, email] = [club().guest(), newEmail()];
  const recordId = await proveEmail(club(), guest, email);
  const register = (secret: string, address = email) =>
    guest.call('registerLoyaltyUser', { body: { email: address, password: secret, recordId, locale: 'en' } });
  await club().expectUnchanged(async () => {
    for (const easy of easyFor(email)) expect((await register(easy)).body).toEqual(refused);
    // Another spelling of the address is the same guest's.
    expect((await register('ana1980', email.toUpperCase())).body).toEqual(refused);
  });
  expect((await register(password)).body).toMatchObject({ success: true });
  await expectPassword(club(), email, password, '123456');
});

test('a reset takes no password that is easy to guess, and its key stays good', async () => {
  const { email } = await createMember(club());
  const guest = club().guest();
  const key = await getKey(club(), guest, email);
  await club().expectUnchanged(async () => {
    for (const easy of easyFor(email))
      expect((await setPassword(guest, email, key, easy)).body).toEqual(refused);
  });
  expect((await setPassword(guest, email, key, another)).body).toEqual({ success: true });
  await expectPassword(club(), email, another, password, '123456');
});

test('a member changes the password to none that is easy to guess, and stays logged in', async () => {
  const { guest, email } = await createMember(club());
  await club().expectUnchanged(async () => {
    for (const newPassword of easyFor(email)) {
      const { body } = await guest.call('changePassword', { body: { password, newPassword, locale: 'en' } });
      expect(body).toEqual(refused);
    }
  });
  expect(await isSignedIn(guest)).toBe(true);
  await expectPassword(club(), email, password, '123456');
});

test('a member whose password has been easy to guess all along logs in, and may choose a better one', async () => {
  for (const old of ['123456', 'ana2026', site.name]) {
    const { email } = await createMember(club());
    await keepPassword(email, old);
    const guest = club().guest();
    expect((await logIn(guest, email, old)).body).toMatchObject({ success: true });
    const body = { password: old, newPassword: another, locale: 'en' };
    expect((await guest.call('changePassword', { body })).body).toEqual({ success: true });
    await expectPassword(club(), email, another, old);
  }
});

/** Gives an account a password as if it had been chosen before there was a rule. */
async function keepPassword(email: string, secret: string): Promise<void> {
  const store = await openStore(`sqlite:${club().databasePath}`);
  const member = await store.members.findByEmail(email);
  if (member === undefined) throw new Error('no member');
  await store.members.setPassword(
    member.id,
    await createPasswordHasher().hash(secret, { address: '', emailKey: email }),
  );
  await store.close();
}
