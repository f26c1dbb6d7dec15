import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sendBytes, statusOf } from '../integration/fixture/ask.ts';
import { withClubSite } from './club-site.ts';
import type { Guest, SentHeaders } from './guest.ts';
import { createMember, logIn, newEmail, password } from './registration-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });

let member: Guest;
let email: string;
let good: string;
beforeAll(async () => {
  ({ guest: member, email } = await createMember(club()));
  good = JSON.stringify({ email, password, locale: 'en' });
});
// Whatever is sent is a guest's mistake: nothing that somebody has to look after.
afterEach(() => expect(club().site.logged).toEqual([]));

describe('a log-in', () => {
  const asked = (body: string | Uint8Array<ArrayBuffer>, headers: SentHeaders = {}) =>
    club().guest().call('loginLoyaltyUser', { body, headers });

  test('may say that it is UTF-8, and how it is written is all the same', async () => {
    for (const type of [
      'application/json',
      'application/json; charset=utf-8',
      'Application/JSON;charset="UTF-8"',
    ]) {
      expect((await asked(good, { 'content-type': type })).body).toMatchObject({ success: true });
    }
    // A byte order mark may be passed over (RFC 8259, 8.1).
    expect((await asked(`\ufeff${good}`)).body).toMatchObject({ success: true });
    const escaped = good.replace('@', '\\u0040').replace('{', ' \n\t{ ');
    expect((await asked(escaped)).body).toMatchObject({ success: true });
  });

  test('is refused where texts hold what no text holds', async () => {
    for (const odd of ['\\ud800', '\\udc00\\ud800', '\\u0000', '\\ufffe', '\\u202e', '\\ufeff']) {
      await club().expectUnchanged(async () => {
        const inEmail = await asked(good.replace('@', `${odd}@`));
        expect(inEmail.body).toEqual({ success: false, code: 'LoginUnsuccessful' });
        const inPassword = await asked(good.replace(password, password + odd));
        expect(inPassword.body).toEqual({ success: false, code: 'LoginUnsuccessful' });
      });
    }
  });

  test('comes in chunks as well, but not in two lengths or half', async () => {
    const head = `POST /api/loyalty/login-loyalty-user HTTP/1.1\r\nHost: a\r\nOrigin: ${member.url}\r\nContent-Type: application/json\r\nConnection: close\r\n`;
    const chunks = `${good.length.toString(16)}\r\n${good}\r\n0\r\n\r\n`;
    const chunked = await sendBytes(club().site, `${head}Transfer-Encoding: chunked\r\n\r\n${chunks}`);
    expect(chunked).toContain('"success":true');
    await club().expectUnchanged(async () => {
      for (const lengths of [
        `Transfer-Encoding: chunked\r\nContent-Length: ${good.length}\r\n`,
        `Content-Length: ${good.length}\r\nContent-Length: 5\r\n`,
        `Transfer-Encoding: xchunked\r\n`,
        `Transfer-Encoding: chunked, identity\r\n`,
        `Content-Length: -1\r\n`,
        `Content-Length: 0x10\r\n`,
      ]) {
        const answer = await sendBytes(club().site, `${head}${lengths}\r\n${chunks}`);
        expect(statusOf(answer), lengths).toBe(400);
        expect(answer).not.toContain('Set-Cookie');
      }
      const malformed = await sendBytes(
        club().site,
        `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n${good}`,
      );
      expect(statusOf(malformed)).toBe(400);
    });
  });
});

describe.each(['requestPasswordReset', 'verifyCode', 'registerLoyaltyUser', 'resetPassword'] as const)(
  '%s',
  (id) => {
    test.each([
      ['half a character', 'a\ud800@example.com'],
      ['a NUL', 'a\0@example.com'],
      ['nothing', ''],
      ['no address', '@'],
      ['a host that is none', 'a@[::1'],
      ['a long one', `a@${'x'.repeat(250)}`],
      ['letters that unfold', 'a@ﷺ.ﷺ.com'],
    ])('says no to an e-mail with %s as to any other', async (_what, odd) => {
      const more = {
        requestPasswordReset: {},
        verifyCode: { code: '123456', purpose: 'reset' },
        registerLoyaltyUser: { password, recordId: '1' },
        resetPassword: { newPassword: password, secretKey: 'x' },
      }[id];
      const guest = club().guest();
      const body = { ...more, email: newEmail(), locale: 'en' };
      const usual = await guest.call(id, { body });
      await club().expectUnchanged(async () => {
        const answer = await guest.call(id, { body: { ...body, email: odd } });
        expect(answer.status).toBe(200);
        expect(answer.text).toBe(usual.text);
      });
      expect((await logIn(club().guest(), email)).body.success).toBe(true);
    });
  },
);
