import { describe, expect, test } from 'vitest';
import { Authenticator, unverified } from './authenticator.ts';
import { withClubSite } from './club-site.ts';
import { addPasskey, beginPasskey, createOwner, logInWithPasskey } from './passkey-steps.ts';
import { createMember } from './registration-steps.ts';
import { isSignedIn } from './reset-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });
const refused = { success: false };

const deviations = [
  ['of a frame in another site', { crossOrigin: true }],
  ['of another page', { origin: 'https://hotel.example.evil.example' }],
  ['of a site within ours', { origin: 'http://127.0.0.1.nip.example' }],
  ['for another domain', { rpId: 'evil.example' }],
  ['of an authenticator that has not checked its user', { flags: unverified }],
  ['without anybody present', { flags: 0 }],
  ['without a challenge', { challenge: '' }],
  ['for a challenge that nobody has given', { challenge: Buffer.alloc(64, 7).toString('base64url') }],
] as const;

describe('a signature', () => {
  test.each([...deviations, ['of another kind', { type: 'webauthn.create' }] as const])(
    '%s opens nothing',
    async (_what, deviation) => {
      const { phone } = await createOwner(club());
      const browser = club().guest();
      expect((await logInWithPasskey(browser, phone, deviation)).body).toEqual(refused);
      expect(await isSignedIn(browser)).toBe(false);
    },
  );

  test('opens once', async () => {
    const { phone } = await createOwner(club());
    const browser = club().guest();
    const { body: options } = await browser.call('beginPasskeyLogIn', { body: {} });
    const signed = phone.sign(options);
    const copy = club().guestWith(Object.fromEntries(browser.cookies));
    expect((await browser.call('logInWithPasskey', { body: signed })).body.success).toBe(true);
    for (const guest of [copy, browser, club().guest()])
      expect((await guest.call('logInWithPasskey', { body: signed })).body).toEqual(refused);
    expect(await isSignedIn(copy)).toBe(false);
  });

  test('for a challenge of another session opens nothing', async () => {
    const { phone } = await createOwner(club());
    const { body: options } = await club().guest().call('beginPasskeyLogIn', { body: {} });
    const attacker = club().guest();
    await attacker.call('beginPasskeyLogIn', { body: {} });
    expect((await attacker.call('logInWithPasskey', { body: phone.sign(options) })).body).toEqual(refused);
  });

  test('for a challenge that was given for a new passkey opens nothing', async () => {
    const { guest, phone } = await createOwner(club());
    const { challenge, rp } = await beginPasskey(guest);
    const options = { challenge, rpId: rp.id, timeout: 1, userVerification: 'required' } as const;
    expect((await guest.call('logInWithPasskey', { body: phone.sign(options) })).body).toEqual(refused);
  });

  test('of a copied key, whose count is behind, opens nothing', async () => {
    const { phone } = await createOwner(club());
    phone.counter = 5;
    expect((await logInWithPasskey(club().guest(), phone)).body.success).toBe(true);
    phone.counter = 3;
    expect((await logInWithPasskey(club().guest(), phone)).body).toEqual(refused);
  });

  test('that names another member opens nothing', async () => {
    const { phone } = await createOwner(club());
    const { guest: victim } = await createMember(club());
    const { user } = await beginPasskey(victim);
    for (const userHandle of ['', user.id])
      expect((await logInWithPasskey(club().guest(), phone, { userHandle })).body).toEqual(refused);
  });

  test('of another key under a known name opens nothing', async () => {
    const { guest, phone } = await createOwner(club());
    const other = new Authenticator(club().site.url);
    other.create(await beginPasskey(guest));
    const browser = club().guest();
    const { body: options } = await browser.call('beginPasskeyLogIn', { body: {} });
    const body = { ...other.sign(options), id: phone.id };
    expect((await browser.call('logInWithPasskey', { body })).body).toEqual(refused);
  });
});

describe('a new passkey', () => {
  test.each([...deviations, ['of another kind', { type: 'webauthn.get' }] as const])(
    '%s is refused',
    async (_what, deviation) => {
      const { guest } = await createMember(club());
      const phone = new Authenticator(club().site.url);
      expect((await addPasskey(guest, phone, deviation)).body).toEqual(refused);
      expect((await guest.call('findAccount')).body.passkeys).toEqual([]);
    },
  );

  test('takes a challenge of its own session, once', async () => {
    const { guest } = await createMember(club());
    const { guest: attacker } = await createMember(club());
    const options = await beginPasskey(guest);
    const add = async (by: typeof guest) =>
      (await by.call('addPasskey', { body: new Authenticator(club().site.url).create(options) })).body
        .success;
    expect(await add(attacker)).toBe(false);
    expect([await add(guest), await add(guest)]).toEqual([true, false]);
  });

  test('cannot take over the one of another member', async () => {
    const { guest, phone } = await createOwner(club());
    const { id: userHandle } = (await beginPasskey(guest)).user;
    const { guest: attacker } = await createMember(club());
    expect((await addPasskey(attacker, phone)).body).toEqual(refused);
    expect((await logInWithPasskey(club().guest(), phone)).body).toEqual(refused);
    expect((await logInWithPasskey(club().guest(), phone, { userHandle })).body.success).toBe(true);
  });

  test('is the member’s own to remove', async () => {
    const { guest, phone } = await createOwner(club());
    const [{ id }] = (await guest.call('findAccount')).body.passkeys;
    const { guest: attacker } = await createMember(club());
    await attacker.call('removePasskey', { body: { id } });
    expect((await logInWithPasskey(club().guest(), phone)).body.success).toBe(true);
  });
});

test.each([
  ['beginPasskey', {}],
  ['addPasskey', { id: 'x', clientDataJSON: 'x', attestationObject: 'x', locale: 'en' }],
  ['removePasskey', { id: 'x' }],
] as const)('%s is refused without a log-in', async (operation, body) => {
  const answer = await club().guest().call(operation, { body });
  expect([answer.status, answer.body.code]).toEqual([403, 'NotMember']);
});

describe('bytes that are no passkey', () => {
  const texts = [
    ['', 'nothing'],
    ['x', 'one letter'],
    ['e30', 'an empty object'],
    ['bnVsbA', 'null'],
    ['!!!', 'not base64'],
    ['\u0000', 'a control character'],
    ['o2NmbXRkbm9uZQ', 'half an attestation'],
    ['/'.repeat(1364), 'much'],
  ] as const;

  test.each(texts)('are refused as a new one: $1', async (text) => {
    const { guest } = await createMember(club());
    const phone = new Authenticator(club().site.url);
    for (const part of ['id', 'clientDataJSON', 'attestationObject'] as const) {
      const body = { ...phone.create(await beginPasskey(guest)), [part]: text };
      const answer = await guest.call('addPasskey', { body });
      expect([part, answer.status, answer.body]).toEqual([part, 200, refused]);
    }
  });

  test.each(texts)('are refused at a log-in: $1', async (text) => {
    const { phone } = await createOwner(club());
    for (const part of ['id', 'clientDataJSON', 'authenticatorData', 'signature', 'userHandle'] as const) {
      const browser = club().guest();
      const { body: options } = await browser.call('beginPasskeyLogIn', { body: {} });
      const body = { ...phone.sign(options), [part]: text };
      const answer = await browser.call('logInWithPasskey', { body });
      expect([part, answer.status, answer.body]).toEqual([part, 200, refused]);
    }
  });
});

test.each(['\ud800', '\u0000', 'x'.repeat(64), '__proto__'])(
  'no passkey is removed by the name %j',
  async (id) => {
    const { guest, phone } = await createOwner(club());
    expect((await guest.call('removePasskey', { body: { id } })).body).toEqual({ success: true });
    expect((await logInWithPasskey(club().guest(), phone)).body.success).toBe(true);
  },
);

test('the begin of a log-in stores nothing', async () => {
  await club().expectUnchanged(async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await club().guest().call('beginPasskeyLogIn', { body: {} })).status).toBe(200);
  });
});
