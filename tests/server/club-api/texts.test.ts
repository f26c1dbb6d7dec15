import { afterEach, beforeAll, expect, test } from 'vitest';
import { sendBytes, statusOf } from '../integration/fixture/ask.ts';
import { withClubSite } from './club-site.ts';
import type { Guest, SentHeaders } from './guest.ts';
import { password } from './person.ts';

const club = withClubSite({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });

let member: Guest;
let good: string;
beforeAll(async () => {
  const { guest, email } = await club().createMember();
  member = guest;
  good = JSON.stringify({ email, password, locale: 'en' });
});
// No input is an error of the site, so the log stays empty.
afterEach(() => expect(club().site.logged).toEqual([]));

const logIn = (body: string, headers: SentHeaders = {}) =>
  club().guest().call('loginLoyaltyUser', { body, headers });

test('a body may say that it is UTF-8, and how it is written is all the same', async () => {
  const types = ['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'];
  for (const type of types)
    expect((await logIn(good, { 'content-type': type })).body).toMatchObject({ success: true });
  // A byte order mark may be passed over (RFC 8259, 8.1).
  for (const body of [`\ufeff${good}`, good.replace('@', '\\u0040').replace('{', ' \n\t{ ')])
    expect((await logIn(body)).body).toMatchObject({ success: true });
});

test('unknown and wrong, ours and impossible: the same answer to the byte, but for the clock', async () => {
  const tries = [
    good.replace(password, 'wrong password'),
    good.replace('ana.', 'eva.'),
    good.replace(password, ''),
    ...['\\ud800', '\\udc00\\ud800', '\\u0000', '\\ufffe', '\\u202e', '\\ufeff'].flatMap((odd) => [
      good.replace('@', `${odd}@`),
      good.replace(password, password + odd),
    ]),
  ];
  await club().expectUnchanged(async () => {
    const [usual, ...others] = await Promise.all(tries.map((body) => logIn(body)));
    const shown = ({ status, headers, text }: Exclude<typeof usual, undefined>) => {
      return { status, text, headers: [...headers].filter(([name]) => name !== 'date') };
    };
    if (usual === undefined) throw new Error('no answer');
    expect(usual.body).toEqual({ success: false, code: 'LoginUnsuccessful' });
    for (const other of others) expect(shown(other)).toEqual(shown(usual));
  });
});

test('a body comes in chunks as well, but not in two lengths or half', async () => {
  const head = `POST /api/loyalty/login-loyalty-user HTTP/1.1\r\nHost: a\r\nOrigin: ${member.url}\r\nContent-Type: application/json\r\nConnection: close\r\n`;
  const chunks = `${good.length.toString(16)}\r\n${good}\r\n0\r\n\r\n`;
  const chunked = await sendBytes(club().site, `${head}Transfer-Encoding: chunked\r\n\r\n${chunks}`);
  expect(chunked).toContain('"success":true');
  await club().expectUnchanged(async () => {
    for (const rest of [
      `Transfer-Encoding: chunked\r\nContent-Length: ${good.length}\r\n\r\n${chunks}`,
      `Content-Length: ${good.length}\r\nContent-Length: 5\r\n\r\n${chunks}`,
      `Transfer-Encoding: xchunked\r\n\r\n${chunks}`,
      `Transfer-Encoding: chunked, identity\r\n\r\n${chunks}`,
      `Content-Length: -1\r\n\r\n${chunks}`,
      `Content-Length: 0x10\r\n\r\n${chunks}`,
      `Transfer-Encoding: chunked\r\n\r\nzz\r\n${good}`,
    ]) {
      const answer = await sendBytes(club().site, head + rest);
      expect(statusOf(answer), rest).toBe(400);
      expect(answer).not.toContain('Set-Cookie');
    }
  });
});
