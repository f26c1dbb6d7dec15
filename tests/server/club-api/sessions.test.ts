import { describe, expect, test } from 'vitest';
import { withClubSite } from './club-site.ts';
import { newEmail } from './person.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });
const secure = withClubSite({ SITE_URL: 'https://www.example.com' });
const sidOf = ({ cookies }: { readonly cookies: Map<string, string> }) => cookies.get('sid') ?? '';

describe('the cookies of the club', () => {
  test('cannot be read by scripts, and over https only this host can set it', async () => {
    const body = { email: newEmail(), locale: 'en' };
    const plain = await club().guest().call('emailExists', { body });
    expect(plain.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sid=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const headers = { origin: 'https://www.example.com' };
    const { headers: answered } = await secure().guest().call('emailExists', { body, headers });
    const [cookie = ''] = answered.getSetCookie();
    expect(cookie).toMatch(/^__Host-sid=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const [pair = ''] = cookie.split(';');
    const [name = '', value = ''] = pair.split('=');
    const find = (cookies: Readonly<Record<string, string>>) =>
      secure().guestWith(cookies).ask('findContact', undefined, { email: body.email });
    expect(await find({ [name]: value })).toEqual({ error: 'NotFound' });
    // The name without the prefix is one that a neighbouring host could set.
    expect(await find({ sid: value })).toMatchObject({ code: 'NotPinned' });
  });

  test('show pages who is logged in, and are cleared with what is stored at the log-out, once', async () => {
    const { guest, email, recordId } = await club().createMember();
    await guest.ask('setPromoCookie');
    const user = JSON.parse(decodeURIComponent(guest.cookies.get('user') ?? ''));
    expect(user).toEqual({ email, recordId, userId: expect.any(String), isGoogle: false });
    const left = await guest.call('logout', { body: {} });
    expect([...guest.cookies.keys()]).toEqual(['sid']);
    expect(left.headers.get('clear-site-data')).toBe('"storage"');
    // Several calls may find that the session has ended, some after the page has been loaded again.
    guest.cookies.set('user', 'x').set('promo', 'x');
    const later = await guest.call('refreshCookie');
    expect([...guest.cookies.keys()]).toEqual(['sid']);
    expect(later.headers.get('clear-site-data')).toBeNull();
  });

  test('that were forged make nobody a member, and what they say does not get into the true ones', async () => {
    const { email, recordId, guest: member } = await club().createMember();
    const user = member.cookies.get('user') ?? '';
    const anonymous = club().guest();
    await anonymous.nameEmail(email);
    await club().expectUnchanged(async () => {
      const promo = 'x.9999999999.y';
      const forged = club().guestWith({ sid: sidOf(anonymous), user, promo, email, recordId });
      expect(await forged.isSignedIn()).toBe(false);
      expect(await forged.updateContact(recordId)).toBe('NotVerified');
      await forged.ask('refreshCookie');
      expect(forged.cookies.has('user')).toBe(false);
      member.cookies.set('user', encodeURIComponent('{"email":"eva@example.com","isGoogle":true}'));
      await member.ask('refreshCookie');
      expect(member.cookies.get('user')).toBe(user);
    });
  });
});
