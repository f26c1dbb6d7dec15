import { beforeEach, describe, expect, test } from 'vitest';
import { Authenticator, type Deviation, unverified } from '../club-api/authenticator.ts';
import { type ClubUnderTest, minute, openClub } from './club-under-test.ts';
import type { Visitor } from './visitor.ts';

let club: ClubUnderTest;
let guest: Visitor;
let email: string;
let recordId: string;
let phone: Authenticator;
/** A member who is logged in, and has a passkey. */
beforeEach(async () => {
  club = await openClub();
  ({ guest, email, recordId } = await club.createMember());
  phone = createAuthenticator();
  await guest.addPasskey(phone);
});

const refused = { success: false };
const createAuthenticator = () => new Authenticator(club.club.siteUrl);
/** Logs in with the passkey, in a browser that has never been here. */
const open = (deviation?: Deviation) => club.guest().logInWithPasskey(phone, deviation);
const list = async () => (await guest.ask('findAccount')).passkeys;
const noticesOf = async () => (await club.takeQueued()).map(({ payload }) => Object(payload).kind);

const deviations: readonly (readonly [string, Deviation])[] = [
  ['of a frame in another site', { crossOrigin: true }],
  ['of another page', { origin: 'https://www.example.com.evil.example' }],
  ['of a site within ours', { origin: 'https://shop.www.example.com' }],
  ['for another domain', { rpId: 'evil.example' }],
  ['of an authenticator that has not checked its user', { flags: unverified }],
  ['without anybody present', { flags: 0 }],
  ['without a challenge', { challenge: '' }],
  ['of another kind', { type: 'webauthn.example' }],
  ['for a challenge that nobody has given', { challenge: Buffer.alloc(64, 7).toString('base64url') }],
];

describe('a passkey', () => {
  test('opens the account in another browser, under a new session id, and is listed with its days', async () => {
    const [added] = await list();
    expect(added).not.toHaveProperty('lastUsedAt');
    const browser = club.guest();
    const options = await browser.ask('beginPasskeyLogIn', {});
    const before = browser.cookies.get('sid');
    const answer = await browser.ask('logInWithPasskey', phone.sign(options));
    expect(answer).toMatchObject({ success: true, email, record_id: recordId });
    expect(await browser.isSignedIn()).toBe(true);
    expect(browser.cookies.get('sid')).not.toBe(before);
    expect(await list()).toEqual([{ ...added, lastUsedAt: club.time.now }]);
    expect(await noticesOf()).toEqual(['passkeyAdded']);
  });

  test('stays after a new password, whose notice names it, and goes with the account', async () => {
    const browser = club.guest();
    await browser.setPassword(email, await club.getKey(browser, email), 'sunce i sol');
    expect(await open()).toBe('done');
    const [, notice] = await club.takeQueued();
    expect(notice?.payload).toMatchObject({ kind: 'passwordChanged', hasPasskeys: true });
    await guest.logIn(email, 'sunce i sol');
    await club.prove(guest, email, 'removal');
    await guest.ask('removeAccount', {});
    expect(await open()).toBe('refused');
  });

  test('is in the data that a member downloads, without what opens the account', async () => {
    const data = await guest.ask('exportMemberData');
    const times = { createdAt: club.time.now, lastUsedAt: null };
    expect(data.passkeys).toEqual([{ publicKey: expect.any(String), ...times }]);
    expect(JSON.stringify(data)).not.toContain(phone.id);
  });

  test('is not made twice on one authenticator, and a member has twenty at most', async () => {
    expect((await guest.beginPasskey()).excludeCredentials).toEqual([{ type: 'public-key', id: phone.id }]);
    expect(await guest.addPasskey(phone)).toBe('refused');
    for (let count = 1; count < 20; count += 1)
      expect(await guest.addPasskey(createAuthenticator())).toBe('done');
    expect(await guest.addPasskey(createAuthenticator())).toBe('refused');
    expect(await list()).toHaveLength(20);
  });

  test('is added and removed, and a link ended, within 15 minutes of the log-in; the member gets a mail', async () => {
    const { id: memberId } = await club.findMember(email);
    await club.club.store.members.addIdentity(memberId, 'https://accounts.google.com', '1', club.time.now);
    const [{ id }] = await list();
    club.time.now += 14 * minute;
    const options = await guest.beginPasskey();
    club.time.now += 2 * minute;
    const another = createAuthenticator();
    for (const answer of [
      await guest.ask('addPasskey', another.create(options)),
      await guest.ask('beginPasskey', {}),
      await guest.ask('removePasskey', { id }),
      await guest.ask('unlinkIdentities', { locale: 'en' }),
    ])
      expect(answer).toEqual(refused);
    await guest.logIn(email);
    expect(await guest.addPasskey(another)).toBe('done');
    for (const name of ['\ud800', '\0', 'x'.repeat(64), '__proto__', id])
      expect(await guest.ask('removePasskey', { id: name })).toEqual({ success: true });
    expect(await guest.ask('unlinkIdentities', { locale: 'en' })).toEqual({ success: true });
    expect(await list()).toHaveLength(1);
    expect(await open()).toBe('refused');
    const notices = ['passkeyAdded', 'passkeyAdded', 'passkeyRemoved', 'accountUnlinked'];
    expect(await noticesOf()).toEqual(notices);
  });
});

test.each(deviations)('a signature and a new passkey %s are refused', async (_what, deviation) => {
  expect(await open(deviation)).toBe('refused');
  expect(await guest.addPasskey(createAuthenticator(), deviation)).toBe('refused');
  expect(await list()).toHaveLength(1);
});

describe('a signature', () => {
  test('opens once, in the session of its challenge, which was given for a log-in', async () => {
    const [browser, stranger] = [club.guest(), club.guest()];
    const signed = phone.sign(await browser.ask('beginPasskeyLogIn', {}));
    await stranger.ask('beginPasskeyLogIn', {});
    const copy = browser.copy();
    expect(await stranger.ask('logInWithPasskey', signed)).toEqual(refused);
    expect(await browser.ask('logInWithPasskey', signed)).toMatchObject({ success: true });
    for (const who of [copy, browser, club.guest()])
      expect(await who.ask('logInWithPasskey', signed)).toEqual(refused);
    const { challenge, rp } = await guest.beginPasskey();
    const options = { challenge, rpId: rp.id, timeout: 1, userVerification: 'required' } as const;
    expect(await guest.ask('logInWithPasskey', phone.sign(options))).toEqual(refused);
  });

  test('of a copied key, of another key under its name, and for another member opens nothing', async () => {
    phone.counter = 5;
    expect(await open()).toBe('done');
    phone.counter = 3;
    expect(await open()).toBe('refused');
    phone.counter = 7;
    const other = createAuthenticator();
    other.create(await guest.beginPasskey());
    const browser = club.guest();
    const signed = other.sign(await browser.ask('beginPasskeyLogIn', {}));
    expect(await browser.ask('logInWithPasskey', { ...signed, id: phone.id })).toEqual(refused);
    const { user } = await (await club.createMember()).guest.beginPasskey();
    for (const userHandle of ['', user.id]) expect(await open({ userHandle })).toBe('refused');
    expect(await open({ type: 'webauthn.create' })).toBe('refused');
    expect(await guest.addPasskey(createAuthenticator(), { type: 'webauthn.get' })).toBe('refused');
  });

  test('is good for an hour after its challenge, of which nothing is stored', async () => {
    const browser = club.guest();
    const begin = () => browser.ask('beginPasskeyLogIn', {});
    const [early, late] = [await begin(), await begin()];
    club.time.now += 59 * minute;
    expect(await browser.ask('logInWithPasskey', phone.sign(early))).toMatchObject({ success: true });
    club.time.now += minute;
    expect(await browser.ask('logInWithPasskey', phone.sign(late))).toEqual(refused);
  });

  test('opens where wrong passwords have closed the account', async () => {
    const stranger = club.guest();
    for (let count = 0; count < 12; count += 1) await stranger.logIn(email, 'not this one');
    expect(await stranger.logIn(email)).toBe('TooManyRequests');
    expect(await stranger.logInWithPasskey(phone)).toBe('done');
  });
});

describe('a new passkey', () => {
  test('takes a challenge of its own session, once, within five minutes', async () => {
    const { guest: attacker } = await club.createMember();
    const options = await guest.beginPasskey();
    const late = await guest.beginPasskey();
    const add = async (by: Visitor, given = options) =>
      (await by.ask('addPasskey', createAuthenticator().create(given))).success;
    expect(await add(attacker)).toBe(false);
    expect([await add(guest), await add(guest)]).toEqual([true, false]);
    club.time.now += 5 * minute;
    expect(await add(guest, late)).toBe(false);
  });

  test('cannot take over the one of another member, nor remove it', async () => {
    const { guest: attacker } = await club.createMember();
    const [{ id }] = await list();
    const userHandle = (await guest.beginPasskey()).user.id;
    expect(await attacker.addPasskey(phone)).toBe('refused');
    await attacker.ask('removePasskey', { id });
    expect(await open()).toBe('refused');
    expect(await open({ userHandle })).toBe('done');
  });
});

test.each([
  ['nothing', ''],
  ['one letter', 'x'],
  ['an empty object', 'e30'],
  ['null', 'bnVsbA'],
  ['not base64', '!!!'],
  ['a control character', '\0'],
  ['half an attestation', 'o2NmbXRkbm9uZQ'],
  ['much', '/'.repeat(1364)],
])('in place of any part, %s is no passkey', async (_what, text) => {
  for (const part of ['id', 'clientDataJSON', 'attestationObject']) {
    const created = createAuthenticator().create(await guest.beginPasskey());
    expect([part, await guest.ask('addPasskey', { ...created, [part]: text })]).toEqual([part, refused]);
  }
  for (const part of ['id', 'clientDataJSON', 'authenticatorData', 'signature', 'userHandle']) {
    const browser = club.guest();
    const signed = phone.sign(await browser.ask('beginPasskeyLogIn', {}));
    expect([part, await browser.ask('logInWithPasskey', { ...signed, [part]: text })]).toEqual([
      part,
      refused,
    ]);
  }
});
