import { describe, expect, test } from 'vitest';
import { messages } from '../../../generated/messages/index.ts';
import { Authenticator } from './authenticator.ts';
import { withClubSite } from './club-site.ts';
import { addPasskey, beginPasskey, createOwner, logInWithPasskey } from './passkey-steps.ts';
import { createMember, password } from './registration-steps.ts';
import { getKey, isSignedIn, setPassword } from './reset-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });

describe('a passkey', () => {
  test('opens the account in another browser, under a new session id', async () => {
    const { email, phone, recordId } = await createOwner(club());
    const browser = club().guest();
    const { body: options } = await browser.call('beginPasskeyLogIn', { body: {} });
    const before = browser.cookies.get('sid');
    const { body } = await browser.call('logInWithPasskey', { body: phone.sign(options) });
    expect(body).toMatchObject({ success: true, email, record_id: recordId });
    expect(await isSignedIn(browser)).toBe(true);
    expect(browser.cookies.get('sid')).not.toBe(before);
    expect(JSON.parse(decodeURIComponent(browser.cookies.get('user') ?? ''))).toMatchObject({ email });
  });

  test('is told by mail, and listed with its days', async () => {
    const { guest, email, phone } = await createOwner(club());
    await club().records();
    const subjects = (await club().mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain(messages.en.mail.passkeyAddedSubject);
    const list = async () => (await guest.call('findAccount')).body.passkeys;
    const [added] = await list();
    expect(added.lastUsedAt).toBeUndefined();
    await logInWithPasskey(club().guest(), phone);
    const [used, ...others] = await list();
    expect(others).toEqual([]);
    expect(used).toEqual({ ...added, lastUsedAt: expect.any(Number) });
  });

  test('opens nothing after its removal', async () => {
    const { guest, phone } = await createOwner(club());
    const [{ id }] = (await guest.call('findAccount')).body.passkeys;
    expect((await guest.call('removePasskey', { body: { id } })).body).toEqual({ success: true });
    expect((await logInWithPasskey(club().guest(), phone)).body).toEqual({ success: false });
    expect((await guest.call('findAccount')).body.passkeys).toEqual([]);
  });

  test('stays after a new password, whose notice names it', async () => {
    const { email, phone } = await createOwner(club());
    const browser = club().guest();
    const key = await getKey(club(), browser, email);
    await setPassword(browser, email, key, `${password} i sol`);
    expect((await logInWithPasskey(club().guest(), phone)).body.success).toBe(true);
    const { mailbox = [] } = await club().records();
    const { passwordChangedSubject, passwordChangedPasskeys } = messages.en.mail;
    const notices = mailbox.filter(({ to, subject }) => to === email && subject === passwordChangedSubject);
    expect(notices.map(({ text }) => String(text).replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringContaining(passwordChangedPasskeys),
    ]);
  });

  test('goes with the account', async () => {
    const { guest, email, phone } = await createOwner(club());
    await guest.call('emailExists', { body: { email, locale: 'en' } });
    await guest.call('sendActivationCode', { body: { email, locale: 'en', purpose: 'removal' } });
    const { code = '' } = (await club().codeMailTo(email)) ?? {};
    await guest.call('verifyCode', { body: { email, code, purpose: 'removal', locale: 'en' } });
    await guest.call('removeAccount', { body: {} });
    expect((await logInWithPasskey(club().guest(), phone)).body).toEqual({ success: false });
    expect(
      (await club().records()).passkeys?.filter((row) => String(row.credential_id) === phone.id),
    ).toEqual([]);
  });

  test('is in the data that a member downloads, without what opens the account', async () => {
    const { guest, phone } = await createOwner(club());
    const { body, text } = await guest.call('exportMemberData');
    expect(body.passkeys).toEqual([
      { publicKey: expect.any(String), createdAt: expect.any(Number), lastUsedAt: null },
    ]);
    expect(text).not.toContain(phone.id);
  });

  test('is not made twice on one authenticator, which is told of the ones that exist', async () => {
    const { guest, phone } = await createOwner(club());
    expect((await beginPasskey(guest)).excludeCredentials).toEqual([{ type: 'public-key', id: phone.id }]);
    expect((await addPasskey(guest, phone)).body).toEqual({ success: false });
  });
});

test('a member has twenty passkeys at most', async () => {
  const { guest } = await createMember(club());
  const add = async () => (await addPasskey(guest, new Authenticator(club().site.url))).body.success;
  for (let count = 0; count < 20; count += 1) expect(await add()).toBe(true);
  expect(await add()).toBe(false);
  expect((await guest.call('findAccount')).body.passkeys).toHaveLength(20);
});
