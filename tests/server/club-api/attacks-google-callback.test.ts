import { describe, expect, test } from 'vitest';
import {
  begin,
  beSomebody,
  consent,
  expectGuest,
  failed,
  lost,
  open,
  startPage,
  withGoogleClub,
} from './google-steps.ts';
import { newEmail } from './registration-steps.ts';
import { isSignedIn } from './reset-steps.ts';

const { club, openId } = withGoogleClub();
const secureUrl = 'https://localhost';
const secure = withGoogleClub({ SITE_URL: secureUrl });

describe('a callback', () => {
  test('is good once, in the browser that it was made for', async () => {
    const email = newEmail();
    beSomebody(openId(), 'once', email);
    const guest = club().guest();
    const callback = await consent(await begin(guest));
    const pending = guest.cookies.get('google') ?? '';
    const stranger = club().guest();
    const other = club().guest();
    await begin(other);
    await club().expectUnchanged(async () => {
      expect(await open(stranger, callback)).toBe(lost);
      expect(await open(other, callback)).toBe(lost);
      for (const one of [stranger, other]) await expectGuest(one);
    });
    expect(await open(guest, callback)).toBe(startPage);
    expect(guest.cookies.has('google')).toBe(false);
    expect(await isSignedIn(guest)).toBe(true);
    const thief = club().guest();
    thief.cookies.set('google', pending);
    await club().expectUnchanged(async () => {
      expect(await open(guest, callback)).toBe(lost);
      expect(await open(thief, callback)).toBe(failed);
      await expectGuest(thief);
    });
    expect(await isSignedIn(guest)).toBe(true);
  });

  test('opened ten times at once signs in once', async () => {
    beSomebody(openId(), 'ten-times', newEmail());
    const guest = club().guest();
    const callback = await consent(await begin(guest));
    const tabs = Array.from({ length: 10 }, () => {
      const tab = club().guest();
      tab.cookies.set('google', guest.cookies.get('google') ?? '');
      return tab;
    });
    const exchanges = () => openId().requests.filter(({ line }) => line === 'POST /token').length;
    const before = exchanges();
    const ends = await Promise.all(tabs.map((tab) => open(tab, callback)));
    expect(exchanges() - before).toBe(1);
    expect(ends.filter((end) => end === startPage)).toHaveLength(1);
    expect(ends.filter((end) => end === failed)).toHaveLength(9);
    expect(tabs.filter((tab) => tab.cookies.has('user'))).toHaveLength(1);
  });

  test('does not sign a victim in as the attacker, nor the attacker as the victim, by an exchanged code', async () => {
    beSomebody(openId(), 'exchanged', newEmail());
    const [attacker, victim] = [club().guest(), club().guest()];
    const theirs = new URL(await consent(await begin(attacker)), 'http://x');
    const own = new URL(await consent(await begin(victim)), 'http://x');
    theirs.searchParams.set('state', own.searchParams.get('state') ?? '');
    await club().expectUnchanged(
      async () => {
        // The victim's state with the attacker's code, which does not fit the victim's verifier.
        expect(await open(victim, theirs.pathname + theirs.search)).toBe(failed);
        await expectGuest(victim);
      },
      { but: ['spent_tokens'] },
    );
  });

  test('with a forged or borrowed cookie leads home', async () => {
    beSomebody(openId(), 'forged', newEmail());
    const guest = club().guest();
    const callback = await consent(await begin(guest));
    await guest.call('emailExists', { body: { email: newEmail(), locale: 'en' } });
    const { google = '', sid = '' } = Object.fromEntries(guest.cookies);
    const plain = Buffer.from(
      JSON.stringify({ state: 'x', nonce: '', verifier: '', path: '//evil.example' }),
    );
    const cookies = [
      '',
      'x',
      sid,
      google.slice(0, -4),
      `AAAA${google.slice(4)}`,
      plain.toString('base64url'),
    ];
    await club().expectUnchanged(async () => {
      for (const cookie of cookies) {
        const thief = club().guest();
        thief.cookies.set('google', cookie);
        expect(await open(thief, callback), cookie).toBe(lost);
        await expectGuest(thief);
      }
      const member = club().guest();
      member.cookies.set('sid', google);
      await expectGuest(member);
    });
    expect(await open(guest, callback)).toBe(startPage);
  });

  test('without state or with odd parameters is no sign-in', async () => {
    const guest = club().guest();
    const state = new URL(await begin(guest)).searchParams.get('state') ?? '';
    await club().expectUnchanged(async () => {
      const odd = [
        '',
        '?state=',
        `?state=${state}&state=${state}`,
        `?state[]=${state}`,
        `?state=${state}&code=`,
      ];
      for (const query of odd) {
        const answer = await guest.send('GET', `/api/google/callback${query}`);
        expect(answer.status, query).toBe(400);
      }
      for (const other of ['made-up', state.toUpperCase(), `${state} `, state.slice(0, -1), '__proto__']) {
        expect(await open(guest, `/api/google/callback?code=x&state=${encodeURIComponent(other)}`)).toBe(
          lost,
        );
      }
    });
    await club().expectUnchanged(
      async () => expect(await open(guest, `/api/google/callback?state=${state}`)).toBe(failed),
      { but: ['spent_tokens'] },
    );
    await expectGuest(guest);
  });
});

test('over https only this host can set the cookies, but for the documented one that pages read', async () => {
  beSomebody(secure.openId(), 'secure', newEmail());
  const guest = secure.club().guest();
  const set: string[] = [];
  const keep = ({ headers }: { readonly headers: Headers }) => set.push(...headers.getSetCookie());
  const started = await guest.call('startGoogleSignIn', { query: { return: startPage } });
  keep(started);
  const finished = await guest.send('GET', await consent(started.headers.get('location') ?? ''));
  keep(finished);
  expect(finished.headers.get('location')).toBe(startPage);
  keep(await guest.call('setPromoCookie'));
  expect([...guest.cookies.keys()].sort()).toEqual(['__Host-promo', '__Host-sid', 'user']);
  keep(await guest.call('logout', { body: {}, headers: { origin: secureUrl } }));
  expect([...guest.cookies.keys()]).toEqual(['__Host-sid']);
  for (const line of set) {
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
