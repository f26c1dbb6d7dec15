import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClubCookies } from '../../../server/api/club-cookies.ts';
import { CookieSession } from '../../../server/api/cookie-session.ts';
import { createRequestContextReader, readCookies } from '../../../server/api/read-request-context.ts';
import { loginLoyaltyUser } from '../../../server/rewards-club/login-loyalty-user.ts';
import { type ClubUnderTest, openClub } from './club-under-test.ts';
import { email, password, registerGuest } from './journeys.ts';

const day = 24 * 60 * 60_000;

let under: ClubUnderTest;
let url = '';
let server: ReturnType<ReturnType<typeof express>['listen']>;

/** A site of three addresses: who am I, log in, log out. */
beforeAll(async () => {
  under = await openClub();
  await registerGuest(under, under.visit());
  const cookies = createClubCookies(true);
  const readRequestContext = createRequestContextReader(under.club, cookies.sessionName);
  const app = express();
  app.get('/:what', async (request, response) => {
    const visit = new CookieSession(under.club, await readRequestContext(request, readCookies(request)));
    if (request.params.what === 'log-in') await loginLoyaltyUser(under.club, visit, { email, password });
    if (request.params.what === 'log-out') await visit.signOut();
    if (request.params.what === 'refresh') visit.showUser();
    visit.writeTo(response, cookies);
    response.json({
      member: visit.member?.email ?? null,
      marketing: visit.marketing,
      tracking: visit.trackingCookie ?? null,
    });
  });
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

async function ask(what: string, cookie = '') {
  const response = await fetch(`${url}/${what}`, { headers: { cookie } });
  const set = response.headers.getSetCookie();
  const jar = set.map((line) => line.split(';')[0]).join('; ');
  return { answer: await response.json(), set, jar, cleared: response.headers.get('clear-site-data') };
}

describe('the cookies of the club', () => {
  test('keep a member signed in and say nothing that opens a door', async () => {
    const { set, jar } = await ask('log-in');
    const session = set.find((line) => line.startsWith('__Host-sid='));
    expect(session).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Lax/);
    expect(session).not.toContain('Domain');
    expect((await ask('who', jar)).answer.member).toBe(email);
    const user = JSON.parse(decodeURIComponent(/user=([^;]+)/.exec(jar)?.[1] ?? ''));
    expect(user).toMatchObject({ email, isGoogle: false });
    expect(Object.keys(user).sort()).toEqual(['email', 'isGoogle', 'recordId', 'userId']);
  });

  test('keep a member signed in for fourteen days without a call', async () => {
    const { jar } = await ask('log-in');
    under.time.now += 13 * day;
    const { jar: renewed, set } = await ask('who', jar);
    expect(set.some((line) => line.startsWith('__Host-sid='))).toBe(true);
    under.time.now += 13 * day;
    expect((await ask('who', renewed)).answer.member).toBe(email);
    under.time.now += 14 * day;
    expect((await ask('who', renewed)).answer.member).toBeNull();
  });

  test('keep nobody signed in for more than thirty days', async () => {
    let { jar, set } = await ask('log-in');
    for (let passed = 0; passed < 28; passed += 7) {
      under.time.now += 7 * day;
      ({ jar, set } = await ask('who', jar));
    }
    // The cookie that pages show the member by ends with the session.
    const shown = set.find((line) => line.startsWith('user='));
    expect(shown).toMatch(`Max-Age=${2 * 24 * 60 * 60};`);
    under.time.now += 2 * day;
    expect((await ask('who', jar)).answer.member).toBeNull();
  });

  test('end a session of an earlier version by the same ages', async () => {
    const { jar } = await ask('log-in');
    const member = await under.club.store.members.findByEmail(email);
    const [{ hash = '' } = {}] = (await under.club.store.sessions.listOfMember(member?.id ?? '')).slice(-1);
    const expiresAt = under.time.now + 60 * day;
    await under.club.store.sessions.touch(hash, under.time.now, expiresAt);
    under.time.now += 15 * day;
    expect((await ask('who', jar)).answer.member).toBeNull();
  });

  test('of a user that was forged make nobody a member, and are put right', async () => {
    const forged = `user=${encodeURIComponent(JSON.stringify({ email, recordId: '1', userId: '1', isGoogle: false }))}`;
    const { answer, set } = await ask('refresh', forged);
    expect(answer.member).toBeNull();
    expect(set.find((line) => line.startsWith('user='))).toContain('Expires=Thu, 01 Jan 1970');
  });

  test.each([
    ['log-out', '"storage"'],
    // Several calls may find that the session has ended, some after the page has been loaded again.
    ['refresh', null],
  ])('of a member are cleared after the session: %s', async (what, expected) => {
    const { jar } = await ask('log-in');
    if (what === 'refresh') await ask('log-out', jar);
    const { set, cleared } = await ask(what, jar);
    const gone = set.filter((line) => line.includes('Expires=Thu, 01 Jan 1970'));
    expect(gone.map((line) => line.replace(/=.*/, ''))).toEqual(['user', '__Host-promo']);
    expect(cleared).toBe(expected);
  });

  test('that were planted before the log-in are worth nothing after it', async () => {
    const { jar: member } = await ask('log-in');
    const { jar: again } = await ask('log-in', member);
    expect((await ask('who', member)).answer.member).toBeNull();
    expect((await ask('who', again)).answer.member).toBe(email);
  });

  test('end with the log-out, also where they were copied', async () => {
    const { jar } = await ask('log-in');
    await ask('log-out', jar);
    expect((await ask('who', jar)).answer.member).toBeNull();
  });

  test.each([
    {
      cookie: 'consent=%7B%22necessary%22%3Atrue%2C%22marketing%22%3Atrue%7D; hubspotutk=abc',
      marketing: true,
      tracking: 'abc',
    },
    { cookie: 'consent=%7B%22marketing%22%3Afalse%7D; hubspotutk=abc', marketing: false, tracking: null },
    { cookie: 'consent=nonsense; hubspotutk=abc', marketing: false, tracking: null },
    { cookie: 'consent=%22marketing%22', marketing: false, tracking: null },
    { cookie: 'consent=%7B%22marketing%22%3A%22true%22%7D', marketing: false, tracking: null },
  ])('of consent: $cookie', async ({ cookie, marketing, tracking }) => {
    expect((await ask('who', cookie)).answer).toMatchObject({ marketing, tracking });
  });
});
