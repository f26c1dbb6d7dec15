import { beforeEach, expect, test } from 'vitest';
import { type ClubUnderTest, openClub } from './club-under-test.ts';
import type { Visitor } from './visitor.ts';

const day = 24 * 60 * 60_000;

let club: ClubUnderTest;
let guest: Visitor;
let email: string;
beforeEach(async () => {
  club = await openClub();
  ({ guest, email } = await club.createMember());
});

test('a member stays signed in for fourteen days without a call', async () => {
  const before = guest.cookies.get('sid');
  for (const [days, isOpen] of [
    [13, true],
    [13, true],
    [14, false],
  ] as const) {
    club.time.now += days * day;
    expect(await guest.isSignedIn()).toBe(isOpen);
  }
  expect(guest.cookies.get('sid')).not.toBe(before);
});

test('nobody stays signed in for more than thirty days; what pages show of the member ends with the session', async () => {
  for (let passed = 0; passed < 28; passed += 7) {
    club.time.now += 7 * day;
    expect(await guest.isSignedIn()).toBe(true);
  }
  const lifetimes: Record<string, number | undefined> = {};
  await guest.act(async (session, response) => {
    const cookie = (name: string, _value: string, { maxAge }: { readonly maxAge?: number }) => {
      lifetimes[name] = maxAge;
    };
    Object.assign(response, { cookie });
    session.showUser();
  });
  expect(lifetimes).toEqual({ user: 2 * day });
  club.time.now += 2 * day;
  expect(await guest.isSignedIn()).toBe(false);
});

test('a session of an earlier version ends by the same ages', async () => {
  const { sessions } = club.club.store;
  const [{ hash = '' } = {}] = await sessions.listOfMember((await club.findMember(email)).id);
  await sessions.touch(hash, club.time.now, club.time.now + 60 * day);
  club.time.now += 15 * day;
  expect(await guest.isSignedIn()).toBe(false);
});

test.each([
  ['{"necessary":true,"marketing":true}', true, 'abc'],
  ['{"marketing":false}', false, undefined],
  ['nonsense', false, undefined],
  ['"marketing"', false, undefined],
  ['{"marketing":"true"}', false, undefined],
])('consent %s passes the cookie of the CRM on: %s', async (consent, marketing, trackingCookie) => {
  guest.cookies.set('consent', consent).set('hubspotutk', 'abc');
  expect(await guest.act(async (session) => session)).toMatchObject({ marketing, trackingCookie });
});
