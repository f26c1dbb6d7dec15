import { describe, expect, test } from 'vitest';
import { ask } from '../integration/fixture/ask.ts';
import { withClubSite } from './club-site.ts';
import {
  begin,
  beSomebody,
  consent,
  open,
  signInWithGoogle,
  startPage,
  withGoogleClub,
} from './google-club.ts';
import type { Guest } from './guest.ts';
import { newEmail } from './person.ts';

const { club, openId } = withGoogleClub();
const secure = withGoogleClub({ SITE_URL: 'https://localhost' });
const without = withClubSite();

/** Where sign-ins end that came to nothing, and those of which the browser knows nothing. */
const [failed, lost] = [`${startPage}?google=failed`, '/?google=failed'];

/** Expects that an attack uses up a state at most, and that nobody is signed in. */
async function expectGuests(guests: readonly Guest[], attack: () => Promise<unknown>): Promise<void> {
  await club().expectUnchanged(attack, { but: ['spent_tokens'] });
  for (const guest of guests) {
    expect(guest.cookies.has('user')).toBe(false);
    expect(await guest.isSignedIn()).toBe(false);
  }
}

/** A browser that has begun a sign-in, and the callback that the provider sends it to. */
async function comeBack(email = newEmail()) {
  beSomebody(openId(), email);
  const guest = club().guest();
  const callback = await consent(await begin(guest));
  return { guest, callback, pending: guest.cookies.get('google') ?? '' };
}

/** A browser that has never been here, with a pending sign-in that somebody gave it. */
const browserWith = (google: string) => club().guestWith({ google });

test('a guest becomes a member, whom pages and contacts know, and is the same one next time', async () => {
  const email = newEmail();
  beSomebody(openId(), email);
  const [guest, phone] = [club().guest(), club().guest()];
  for (const browser of [guest, phone]) expect(await signInWithGoogle(browser)).toBe(startPage);
  const { vid } = await guest.ask('findContact', undefined, { email });
  const user = decodeURIComponent(guest.cookies.get('user') ?? '');
  expect(JSON.parse(user)).toMatchObject({ email, isGoogle: true, recordId: vid });
  expect(decodeURIComponent(phone.cookies.get('user') ?? '')).toBe(user);
  expect(await phone.isSignedIn()).toBe(true);
});

test('nobody is signed in who declines, or of whom the provider’s answer is not true', async () => {
  const { guest: owner, email } = await club().createMember();
  const [decliner, thief] = [club().guest(), club().guest()];
  beSomebody(openId(), email, { nonce: 'another' });
  await expectGuests([decliner, thief], async () => {
    const state = new URL(await begin(decliner)).searchParams.get('state');
    expect(await open(decliner, `/api/google/callback?error=access_denied&state=${state}`)).toBe(startPage);
    expect(await signInWithGoogle(thief)).toBe(failed);
  });
  expect(await owner.isSignedIn()).toBe(true);
  beSomebody(openId(), newEmail());
  expect(await signInWithGoogle(thief)).toBe(startPage);
});

test('the provider speaks for mailboxes that it runs: of its own domains, and of no other', async () => {
  const { email, guest: member } = await club().createMember();
  for (const named of [newEmail(), email]) {
    beSomebody(openId(), named, { hd: named === email ? 'example.org' : undefined });
    const guest = club().guest();
    await expectGuests([guest], async () =>
      expect(await signInWithGoogle(guest)).toBe(`${startPage}?google=unproven`),
    );
  }
  expect(await signInWithGoogle(member)).toBe(startPage);
  for (const domain of ['gmail.com', 'GMail.com', 'googlemail.com']) {
    beSomebody(openId(), newEmail().replace('example.com', domain), { hd: undefined });
    expect(await signInWithGoogle(club().guest())).toBe(startPage);
  }
});

describe('a callback', () => {
  test('is good once, in the browser that it was made for', async () => {
    const { guest, callback, pending } = await comeBack();
    const [stranger, other] = [club().guest(), club().guest()];
    await begin(other);
    await expectGuests([stranger, other], async () => {
      for (const browser of [stranger, other]) expect(await open(browser, callback)).toBe(lost);
    });
    expect(await open(guest, callback)).toBe(startPage);
    expect(guest.cookies.has('google')).toBe(false);
    const thief = browserWith(pending);
    await expectGuests([thief], async () => {
      expect(await open(guest, callback)).toBe(lost);
      expect(await open(thief, callback)).toBe(failed);
    });
    expect(await guest.isSignedIn()).toBe(true);
  });

  test('does not sign a victim in as the attacker, nor the attacker as the victim, by an exchanged code', async () => {
    const { callback } = await comeBack();
    const { guest: victim, callback: own } = await comeBack();
    const theirs = new URL(callback, 'http://x');
    theirs.searchParams.set('state', new URL(own, 'http://x').searchParams.get('state') ?? '');
    // The victim's state with the attacker's code, which does not fit the victim's verifier.
    await expectGuests([victim], async () =>
      expect(await open(victim, theirs.pathname + theirs.search)).toBe(failed),
    );
  });

  test('with a forged or borrowed cookie leads home', async () => {
    const { guest, callback, pending } = await comeBack();
    await guest.nameEmail(newEmail());
    const plain = Buffer.from('{"state":"x","nonce":"","verifier":"","path":"//evil.example"}');
    const sid = guest.cookies.get('sid') ?? '';
    const forged = [
      '',
      'x',
      sid,
      pending.slice(0, -4),
      `AAAA${pending.slice(4)}`,
      plain.toString('base64url'),
    ];
    const thieves = forged.map(browserWith);
    await expectGuests([...thieves, club().guestWith({ sid: pending })], async () => {
      for (const thief of thieves) expect(await open(thief, callback)).toBe(lost);
    });
    expect(await open(guest, callback)).toBe(startPage);
  });

  test('without state or with odd parameters is no sign-in', async () => {
    const guest = club().guest();
    const state = new URL(await begin(guest)).searchParams.get('state') ?? '';
    await expectGuests([guest], async () => {
      for (const query of ['', '?state=', `?state=${state}&state=x`, `?state[]=x`, `?state=${state}&code=`])
        expect((await guest.send('GET', `/api/google/callback${query}`)).status, query).toBe(400);
      for (const other of ['made-up', state.toUpperCase(), `${state} `, state.slice(0, -1), '__proto__'])
        expect(await open(guest, `/api/google/callback?code=x&state=${encodeURIComponent(other)}`)).toBe(
          lost,
        );
      expect(await open(guest, `/api/google/callback?state=${state}`)).toBe(failed);
    });
  });
});

test('over https only this host can set the cookies, but for the documented one that pages read', async () => {
  beSomebody(secure.openId(), newEmail());
  const guest = secure.club().guest();
  const answers = [await guest.call('startGoogleSignIn', { query: { return: startPage } })];
  answers.push(await guest.send('GET', await consent(answers[0]?.headers.get('location') ?? '')));
  answers.push(await guest.call('setPromoCookie'));
  expect([...guest.cookies.keys()].sort()).toEqual(['__Host-promo', '__Host-sid', 'user']);
  answers.push(await guest.call('logout', { body: {}, headers: { origin: 'https://localhost' } }));
  expect([...guest.cookies.keys()]).toEqual(['__Host-sid']);
  for (const line of answers.flatMap(({ headers }) => headers.getSetCookie())) {
    expect(line).toMatch(/^(__Host-(google|promo|sid)|user)=.*; Path=\/;.* Secure; SameSite=Lax$/);
    expect(line).not.toContain('Domain');
  }
});

test('a link on another site begins no sign-in', async () => {
  for (const site of ['cross-site', 'same-site', 'none']) {
    const headers = { 'sec-fetch-site': site };
    const answer = await club()
      .guest()
      .call('startGoogleSignIn', { query: { return: startPage }, headers });
    expect(answer.headers.get('location'), site).toBe(startPage);
    expect(answer.headers.getSetCookie(), site).toEqual([]);
  }
});

describe('a return', () => {
  /** Where a sign-in that was begun with a return ends. */
  async function endOf(returnTo: string, outcome: string): Promise<string> {
    const guest = club().guest();
    const providerUrl = await begin(guest, returnTo);
    expect(providerUrl).toMatch(new RegExp(`^${openId().url}/authorize\\?`));
    const state = new URL(providerUrl).searchParams.get('state');
    return open(guest, `/api/google/callback?state=${state}&${outcome}`);
  }

  test.each([
    ...['https://evil.example', 'https://evil.example/en/offers', 'HTTPS://EVIL.EXAMPLE/en/offers'],
    ...['//evil.example', '//evil.example/en/offers', '///evil.example', '/\\evil.example'],
    ...['\\\\evil.example', '\\/evil.example', '/\t/evil.example', '/\n/evil.example', '/%09/evil.example'],
    ...['/%2f/evil.example', '/%5cevil.example', 'javascript:alert(1)', 'data:text/html,x'],
    ...['//evil.example\\@127.0.0.1/en/offers', '/en/offers@evil.example', '/en/offers/..//evil.example'],
    ...['/en/offers/', '/EN/offers', 'en/offers', ' /en/offers', '.evil.example', '@evil.example', ':80'],
    ...['/en/offers\r\nLocation: https://evil.example', '/en/offers%0d%0aSet-Cookie:%20sid=evil'],
    ...['/en/offers\0', '/en/offers%00', '/%', '/en/nowhere', '/en/merger', '/stara-ponuda', '/api/logout'],
    ...['/api/google/start?return=//evil.example', '/dev/mailbox', '/robots.txt'],
    ...['/assets/style-Ab3dE5.css', '__proto__', '/__proto__', ''],
  ])('to %j leads home', async (returnTo) => {
    expect(await endOf(returnTo, 'error=access_denied')).toBe('/');
  });

  test.each([
    ['/en/', '/en/'],
    ['/en/offers?google=failed#x', '/en/offers'],
    ['/en/offers?next=//evil.example', '/en/offers'],
    ['/destinacija/brač', '/destinacija/bra%C4%8D'],
    ['/destinacija/brač'.normalize('NFD'), '/destinacija/bra%C4%8D'],
    ['/destinacija/bra%C4%8D', '/destinacija/bra%C4%8D'],
  ])('to the page %s leads to %s, also where the sign-in fails', async (returnTo, page) => {
    expect(await endOf(returnTo, 'error=access_denied')).toBe(page);
    for (const outcome of ['error=server_error', 'code=made-up'])
      expect(await endOf(returnTo, outcome)).toBe(`${page}?google=failed`);
  });

  test('that stands twice or is too long is no request, and by another name it is none', async () => {
    const start = (query: string) => club().guest().send('GET', `/api/google/start?${query}`);
    for (const query of ['return=/&return=//evil.example', `return=/${'x'.repeat(3000)}`])
      expect((await start(query)).body.code).toBe('BadRequest');
    for (const name of ['return[]', 'return[a]', 'Return', 'redirect_uri']) {
      const url = new URL((await start(`${name}=//evil.example`)).headers.get('location') ?? '');
      expect(url.origin).toBe(openId().url);
      expect(url.href).not.toContain('evil');
    }
  });

  test('is to this site, whatever host the request was sent to', async () => {
    const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const headers = { host: 'evil.example', ...forwarded };
    const { headers: answered } = await ask(club().site, '/api/google/start', { headers });
    const redirectUri = new URL(answered.location ?? '').searchParams.get('redirect_uri');
    expect(redirectUri).toBe(`${club().site.url}/api/google/callback`);
  });
});

test('where Google is not configured there is nothing', async () => {
  for (const [id, query] of [
    ['startGoogleSignIn', { return: startPage }],
    ['finishGoogleSignIn', { state: 'x', code: 'x' }],
  ] as const) {
    const answer = await without().guest().call(id, { query });
    expect([answer.body.code, answer.headers.get('location')]).toEqual(['NotFound', null]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});
