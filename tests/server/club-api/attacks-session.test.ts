import { describe, expect, test } from 'vitest';
import { withClubSite } from './club-site.ts';
import { createMember, logIn, newEmail } from './registration-steps.ts';
import { getKey, isSignedIn, setPassword } from './reset-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });
const secure = withClubSite({ SITE_URL: 'https://www.example.com' });

describe('a session', () => {
  test('that somebody planted is worth nothing once its guest has logged in', async () => {
    const { email } = await createMember(club());
    const attacker = club().guest();
    await attacker.call('emailExists', { body: { email: newEmail(), locale: 'en' } });
    const planted = attacker.cookies.get('sid') ?? '';
    const victim = club().guestWith({ sid: planted });
    expect((await logIn(victim, email)).body.success).toBe(true);
    expect(victim.cookies.get('sid')).not.toBe(planted);
    await club().expectUnchanged(async () => {
      expect(await isSignedIn(attacker)).toBe(false);
      expect(await isSignedIn(club().guestWith({ sid: planted }))).toBe(false);
    });
    expect(await isSignedIn(victim)).toBe(true);
  });

  test('that a member had before logging in again is over', async () => {
    const { guest, email } = await createMember(club());
    const before = guest.cookies.get('sid') ?? '';
    expect((await logIn(guest, email)).body.success).toBe(true);
    expect(await isSignedIn(club().guestWith({ sid: before }))).toBe(false);
    expect(await isSignedIn(guest)).toBe(true);
  });

  test('a wrong password leaves it as it is', async () => {
    const { guest, email } = await createMember(club());
    await club().expectUnchanged(async () => {
      expect((await logIn(guest, email, 'wrong password')).body.success).toBe(false);
    });
    expect(await isSignedIn(guest)).toBe(true);
  });

  test('ends on the server when its member logs out', async () => {
    const { guest, email } = await createMember(club());
    const { guest: bystander } = await createMember(club());
    const phone = club().guest();
    await logIn(phone, email);
    const sid = guest.cookies.get('sid') ?? '';
    await guest.call('logout', { body: {} });
    await club().expectUnchanged(async () => {
      for (const old of [guest, club().guestWith({ sid })]) expect(await isSignedIn(old)).toBe(false);
    });
    for (const other of [phone, bystander]) expect(await isSignedIn(other)).toBe(true);
  });

  test('ends when the password is reset, in every browser', async () => {
    const { guest, email } = await createMember(club());
    const sid = guest.cookies.get('sid') ?? '';
    const phone = club().guest();
    await logIn(phone, email);
    // The guest who resets may be logged in as well.
    await setPassword(guest, email, await getKey(club(), guest, email), 'novo more sunca');
    for (const old of [guest, phone, club().guestWith({ sid })]) expect(await isSignedIn(old)).toBe(false);
    await guest.call('refreshCookie');
    expect(guest.cookies.has('user')).toBe(false);
  });

  test('cannot be read by scripts, and over https only this host can set it', async () => {
    const body = { email: newEmail(), locale: 'en' };
    const plain = await club().guest().call('emailExists', { body });
    expect(plain.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sid=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const guest = secure().guest();
    const headers = { origin: 'https://www.example.com' };
    const { headers: answered } = await guest.call('emailExists', { body, headers });
    const [cookie = ''] = answered.getSetCookie();
    expect(cookie).toMatch(/^__Host-sid=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const find = (sent: string) =>
      secure()
        .guest()
        .call('findContact', { path: { email: body.email }, headers: { cookie: sent } });
    const [pair = ''] = cookie.split(';');
    expect((await find(pair)).body).toEqual({ error: 'NotFound' });
    // The name without the prefix is one that a neighbouring host could set.
    expect((await find(pair.replace('__Host-', ''))).body.code).toBe('NotPinned');
  });
});
