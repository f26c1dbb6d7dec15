import { describe, expect, test } from 'vitest';
import { ask } from '../integration/fixture/ask.ts';
import { withClubSite } from './club-site.ts';
import type { ApiAnswer, Guest } from './guest.ts';
import { askForCode, createMember, newEmail, password, person } from './registration-steps.ts';
import { askForKey, expectPassword, setPassword } from './reset-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });
const invalid = '{"success":false,"code":"InvalidCode"}';
const other = 'novo more sunca';

const present = (guest: Guest, token: unknown): Promise<ApiAnswer> =>
  guest.call('verifyLink', { body: { token } });
const find = (guest: Guest, token: unknown): Promise<ApiAnswer> =>
  guest.call('findLink', { body: { token } });

test('who asks for a link gets nothing from its being opened by the owner of the mailbox', async () => {
  const { email } = await createMember(club());
  const attacker = club().guest();
  const { token } = await askForCode(club(), attacker, email, 'reset');
  const owner = club().guest();
  expect((await present(owner, token)).body).toMatchObject({ success: true, email });
  await club().expectUnchanged(async () => {
    expect((await askForKey(attacker, email)).body).toEqual({
      success: false,
      code: 'ErrorResettingPassword',
    });
    const changed = await attacker.call('updateContact', { path: { contact: email }, body: person });
    expect(changed.body.code).toBe('NotVerified');
  });
  await expectPassword(club(), email, password, other);
  const key: string = (await askForKey(owner, email)).body.secret_key;
  expect((await setPassword(attacker, email, key, other)).body.success).toBe(false);
  expect((await setPassword(owner, email, key, other)).body).toEqual({ success: true });
});

test('who asks for a link to join gets no account, whose mailbox it is does', async () => {
  const [attacker, owner, email] = [club().guest(), club().guest(), newEmail()];
  const { token } = await askForCode(club(), attacker, email);
  const { recordId } = (await present(owner, token)).body;
  const registration = { email, password: other, recordId, locale: 'en' };
  await club().expectUnchanged(async () => {
    const changed = await attacker.call('updateContact', { path: { contact: recordId }, body: person });
    expect(changed.body.code).toBe('NotVerified');
    const registered = await attacker.call('registerLoyaltyUser', { body: registration });
    expect(registered.body).toEqual({ success: false, code: 'ErrorWithRegistering' });
  });
  await owner.call('updateContact', { path: { contact: recordId }, body: person });
  await owner.call('registerLoyaltyUser', { body: { ...registration, password } });
  await expectPassword(club(), email, password, other);
});

describe('a link', () => {
  test('is good once, also for ten browsers at the same time', async () => {
    const email = newEmail();
    const { token } = await askForCode(club(), club().guest(), email);
    const guests = Array.from({ length: 10 }, () => club().guest());
    const answers = await Promise.all(guests.map((guest) => present(guest, token)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    await club().expectUnchanged(async () => {
      for (const guest of guests) expect((await present(guest, token)).text).toBe(invalid);
    });
    const winner = guests[answers.findIndex(({ body }) => body.success)] ?? club().guest();
    const changed = await winner.call('updateContact', { path: { contact: email }, body: person });
    expect(changed.body).toEqual({ success: true });
  });

  test('is not used up by a program that opens it', async () => {
    const email = newEmail();
    const { token } = await askForCode(club(), club().guest(), email);
    const mail = await club().codeMailTo(email);
    const { pathname, search } = new URL(mail?.link ?? '');
    await club().expectUnchanged(async () => {
      for (const method of ['GET', 'HEAD']) {
        expect(
          (
            await club()
              .guest()
              .send(method, pathname + search)
          ).status,
        ).toBe(200);
        const called = await club().guest().send(method, `/api/loyalty/verify-link?token=${token}`);
        expect(called.status).toBe(405);
      }
      const found = await find(club().guest(), token);
      expect(found.body).toEqual({ success: true, maskedEmail: `${email[0]}•••@${email.split('@')[1]}` });
      expect(found.headers.getSetCookie()).toEqual([]);
    });
    expect((await present(club().guest(), token)).body).toMatchObject({ success: true, email });
  });

  test('leads to this site, whatever host the request was sent to', async () => {
    const [guest, email] = [club().guest(), newEmail()];
    await guest.call('emailExists', { body: { email, locale: 'en' } });
    const body = JSON.stringify({ email, locale: 'en', purpose: 'registration' });
    const headers = {
      ...{ host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
      ...{ origin: guest.url, 'sec-fetch-site': 'same-origin', cookie: `sid=${guest.cookies.get('sid')}` },
      ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    };
    const { text } = await ask(club().site, '/api/forms/activation-code', { method: 'POST', headers, body });
    expect(text).toBe('{"success":true}');
    const mail = await club().codeMailTo(email);
    expect(mail?.link).toMatch(new RegExp(`^${club().site.url}/en/\\?magic=[\\w-]{43}$`));
  });

  test('ends with the next one, and opens nothing in other spellings or as something else', async () => {
    const { email } = await createMember(club());
    const guest = club().guest();
    const { token: older } = await askForCode(club(), guest, email, 'reset');
    const { token, code } = await askForCode(club(), guest, email, 'reset');
    const made = [
      older,
      '',
      ' ',
      `${token} `,
      ` ${token}`,
      `${token}=`,
      token.slice(0, -1),
      'A'.repeat(43),
      code,
    ];
    await club().expectUnchanged(async () => {
      for (const call of [present, find]) {
        for (const one of made) expect((await call(guest, one)).text).toBe(invalid);
        for (const one of [[token], { token }, 7, null]) expect((await call(guest, one)).status).toBe(400);
      }
      expect((await setPassword(guest, email, token, other)).body.success).toBe(false);
      expect((await askForKey(guest, email)).body.success).toBe(false);
    });
    await expectPassword(club(), email, password, other);
    expect((await present(guest, token)).body).toMatchObject({ success: true, email });
    expect((await find(guest, token)).text).toBe(invalid);
  });
});
