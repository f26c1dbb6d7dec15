import { expect, test } from 'vitest';
import {
  begin,
  beSomebody,
  open,
  shownUser,
  signInWithGoogle,
  startPage,
  withGoogleClub,
} from './google-steps.ts';
import { createMember, logIn, newEmail, password } from './registration-steps.ts';
import { expectPassword, getKey, isSignedIn, setPassword } from './reset-steps.ts';

const { club, openId } = withGoogleClub();

test('a guest becomes a member, and is the same one next time', async () => {
  const email = newEmail();
  beSomebody(openId(), 'new-guest', email);
  const guest = club().guest();
  expect(await signInWithGoogle(guest)).toBe(startPage);
  expect(await isSignedIn(guest)).toBe(true);
  const user = shownUser(guest);
  expect(user).toMatchObject({ email, isGoogle: true });
  const { vid } = (await guest.call('findContact', { path: { email } })).body;
  expect(user?.recordId).toBe(vid);

  const phone = club().guest();
  expect(await signInWithGoogle(phone, '/')).toBe('/');
  expect(shownUser(phone)).toEqual(user);
  const { members = [], contacts = [] } = await club().records();
  for (const rows of [members, contacts]) expect(rows.filter((row) => row.email === email)).toHaveLength(1);
  await guest.call('logout', { body: {} });
  expect([await isSignedIn(guest), await isSignedIn(phone)]).toEqual([false, true]);
});

test('ten tabs that come back at once are one member', async () => {
  const email = newEmail();
  beSomebody(openId(), 'ten-tabs', email);
  const guests = Array.from({ length: 10 }, () => club().guest());
  const ends = await Promise.all(guests.map((guest) => signInWithGoogle(guest)));
  expect(new Set(ends)).toEqual(new Set([startPage]));
  expect(new Set(guests.map((guest) => shownUser(guest)?.userId)).size).toBe(1);
});

test('an account that has no password opens by none, until its owner has set one', async () => {
  const email = newEmail();
  beSomebody(openId(), 'no-password', email);
  await signInWithGoogle(club().guest());
  const unknown = await logIn(club().guest(), newEmail());
  for (const secret of ['', 'null', 'undefined', password]) {
    expect((await logIn(club().guest(), email, secret)).text).toBe(unknown.text);
  }
  const guest = club().guest();
  await setPassword(guest, email, await getKey(club(), guest, email), password);
  await expectPassword(club(), email, password);
});

test('a member who joined by e-mail keeps the password, and is told', async () => {
  const { email, guest: phone } = await createMember(club());
  const user = shownUser(phone);
  beSomebody(openId(), 'member', email.toUpperCase());
  const guest = club().guest();
  expect(await signInWithGoogle(guest)).toBe(startPage);
  expect(shownUser(guest)).toEqual({ ...user, isGoogle: true });
  expect(await isSignedIn(phone)).toBe(true);
  await expectPassword(club(), email, password);
  await club().records();
  expect((await club().mailsTo(email))[0]?.subject).toMatch(/google/i);
});

test('a guest who declines comes back as a guest', async () => {
  const guest = club().guest();
  const state = new URL(await begin(guest)).searchParams.get('state');
  await club().expectUnchanged(
    async () => {
      const callback = `/api/google/callback?error=access_denied&state=${state}`;
      expect(await open(guest, callback)).toBe(startPage);
    },
    { but: ['spent_tokens'] },
  );
  expect(await isSignedIn(guest)).toBe(false);
});
