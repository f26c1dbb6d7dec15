import { gzipSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../../../generated/api/operations.ts';
import { ask } from '../integration/fixture/ask.ts';
import { documentedCalls } from './api-document.ts';
import { withClubSite } from './club-site.ts';
import type { Guest, SentHeaders } from './guest.ts';
import { password, person } from './person.ts';

const club = withClubSite({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
const writing = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method !== 'GET');

/** A member in the middle of everything: a call that came through would change something. */
let member: Guest;
let email: string;
const bodies = new Map<OperationId, unknown>(
  documentedCalls.map(({ id, bodies: [first = {}] }) => [id, first]),
);
beforeAll(async () => {
  ({ guest: member, email } = await club().createMember());
  const secretKey = await club().getKey(member, email);
  const joining = `joining.${email}`;
  const recordId = await club().completeContact(member, joining);
  const { token } = await club().askForCode(club().guest(), email, 'reset');
  bodies.set('updateContact', person);
  bodies.set('verifyLink', { token });
  bodies.set('registerLoyaltyUser', { email: joining, password, recordId, locale: 'en' });
  bodies.set('resetPassword', { email, locale: 'en', newPassword: 'novo more sunca', secretKey });
});
// No input is an error of the site, so the log stays empty.
afterEach(() => expect(club().site.logged).toEqual([]));

interface Attack {
  readonly headers?: SentHeaders;
  /** In place of the operation's own. */
  readonly body?: string | Uint8Array<ArrayBuffer> | FormData;
}

/** Sends requests to an operation, which refuses them, changes nothing and leaves the member signed in. */
async function expectRefused(id: OperationId, attacks: readonly Attack[], code: string): Promise<void> {
  await club().expectUnchanged(async () => {
    for (const { headers = {}, body = JSON.stringify(bodies.get(id)) } of attacks) {
      const answer = await member.call(id, { path: { email, contact: email }, body, headers });
      expect([answer.body.code, headers, body]).toEqual([code, headers, body]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });
  expect(await member.isSignedIn()).toBe(true);
}

const form = new FormData();
form.set('{"a', '":1}');
const bytes = (text: string, encoding?: BufferEncoding) => Uint8Array.from(Buffer.from(text, encoding));
const typed = (type: string | undefined, body?: Attack['body']) => ({
  headers: { 'content-type': type },
  ...(body !== undefined && { body }),
});

/** The layers of every call. `tests/server/club/request-origin.test.ts` has all origins. */
describe.each(writing)('%s refuses', (id) => {
  test.each<[what: string, code: string, attacks: readonly Attack[]]>([
    [
      'calls from elsewhere',
      'ForeignOrigin',
      [
        { headers: { origin: undefined, 'sec-fetch-site': undefined } },
        { headers: { origin: 'https://evil.example', 'sec-fetch-site': undefined } },
        { headers: { 'sec-fetch-site': 'cross-site' } },
      ],
    ],
    [
      'forms of pages and text',
      'UnsupportedMediaType',
      [typed('text/plain'), typed('application/x-www-form-urlencoded', 'email=a'), typed(undefined, form)],
    ],
    ['what is no JSON', 'BadRequest', ['{', '\0', 'a=1'].map((body) => ({ body }))],
    ['more than it reads', 'TooLarge', [{ body: ' '.repeat(200_000) }]],
    ['compressed bodies', 'UnsupportedMediaType', [{ headers: { 'content-encoding': 'gzip' }, body: '{}' }]],
    ['other charsets', 'UnsupportedMediaType', [typed('application/json; charset=utf-16', '{}')]],
    ['what the document does not list', 'BadRequest', [{ body: '{"isAdmin":true}' }, { body: '[[]]' }]],
  ])('%s', (_what, code, attacks) => expectRefused(id, attacks, code));
});

/** One operation stands for all, since the check comes before each of them. */
describe('a body', () => {
  test.each([
    ['a script', 'alert(1)'],
    ['a deep list', `${'['.repeat(8000)}${']'.repeat(8000)}`],
    ['a deep object', `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`],
    ['a list without end', '['.repeat(16_000)],
    ['quotes and backslashes', `"${'\\"'.repeat(8000)}`],
    ['many members', `{${Array.from({ length: 1500 }, (_none, index) => `"${index}":1`).join()}}`],
  ])('of %s is refused', (_what, body) => expectRefused('emailExists', [{ body }], 'BadRequest'));

  test.each([
    ['a byte that is in no text', [0xff]],
    ['a character cut off', [0xf0, 0x9f, 0x8c]],
    ['a character beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
  ])('with %s is refused', (_what, odd) => {
    const body = Uint8Array.from([...bytes('{"locale":"en","email":"a'), ...odd, ...bytes('@example.com"}')]);
    return expectRefused('emailExists', [{ body }], 'BadRequest');
  });

  test('with a name that stands twice, also escaped, or one that the document does not have is refused', async () => {
    const twice = ['"email":"a@example.com"', '"\\u0065mail":"a@example.com"', '"locale":"en"'];
    const more = ['"__proto__":{"email":"x"}', '"constructor":"x"', '"":"x"'];
    const attacks = [...twice, ...more].map((member) => ({
      body: goodLogIn().replace(/\}$/, `,${member}}`),
    }));
    await expectRefused('loginLoyaltyUser', attacks, 'BadRequest');
    expect(Object.prototype).not.toHaveProperty('email');
  });

  test('of another type, coding or charset is refused', async () => {
    const types = ['text/plain; application/json', 'text/json', 'application/json-patch+json'];
    const near = [
      'application/jsonp',
      'application/csp-report',
      'x, application/json',
      'multipart/form-data',
    ];
    const charsets = ['utf-16le', 'utf-7', 'utf-32', 'iso-8859-1', 'ascii', 'x', '"'];
    const codings = ['deflate', 'br', 'x', 'gzip, identity'];
    const attacks = [
      ...[...types, ...near].map((type) => typed(type)),
      ...charsets.map((charset) => typed(`application/json; charset=${charset}`)),
      ...codings.map((coding) => ({
        headers: { 'content-encoding': coding },
        body: Uint8Array.from(gzipSync('{}')),
      })),
      typed(undefined, bytes('{}')),
    ];
    await expectRefused('emailExists', attacks, 'UnsupportedMediaType');
    const inUtf16 = ['', '\ufeff'].map((mark) => ({ body: bytes(`${mark}{"a":1}`, 'utf16le') }));
    await expectRefused('emailExists', inUtf16, 'BadRequest');
  });

  test('of two megabytes is refused, however it is announced', async () => {
    const body = `{"email":"${'a'.repeat(2_000_000)}"}`;
    await expectRefused('emailExists', [{ body }], 'TooLarge');
    const { path } = operations.emailExists;
    const type = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const headers = { origin: member.url, ...type };
    expect((await ask(club().site, path, { method: 'POST', headers, body })).status).toBe(413);
  });
});

/** The log-in of the member, as it is sent. */
const goodLogIn = () => JSON.stringify({ email, password, locale: 'en' });
const logIn = (body: string, headers: SentHeaders = {}) =>
  club().guest().call('loginLoyaltyUser', { body, headers });

test('a body may say that it is UTF-8, and how it is written is all the same', async () => {
  const good = goodLogIn();
  const types = ['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'];
  for (const type of types)
    expect((await logIn(good, { 'content-type': type })).body).toMatchObject({ success: true });
  // A byte order mark may be passed over (RFC 8259, 8.1).
  for (const body of [`\ufeff${good}`, good.replace('@', '\\u0040').replace('{', ' \n\t{ ')])
    expect((await logIn(body)).body).toMatchObject({ success: true });
});

test('unknown and wrong, ours and impossible: the same answer to the byte, but for the clock', async () => {
  const good = goodLogIn();
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

test('the same calls are answered when they come from the site', async () => {
  for (const headers of [{ origin: undefined }, { 'sec-fetch-site': undefined }, {}]) {
    const answer = await member.call('emailExists', { body: { email, locale: 'en' }, headers });
    expect(answer.body).toEqual({ success: true });
  }
  for (const id of ['verifyLink', 'registerLoyaltyUser', 'resetPassword'] as const)
    expect(await member.try(id, bodies.get(id)), id).toBe('done');
  expect(await club().opening(email, password, 'novo more sunca')).toEqual(['novo more sunca']);
});
