import { expect, test } from 'vitest';
import { ask, sendBytes, statusOf } from '../../server/integration/fixture/ask.ts';
import { offer, withEditor } from './served-editor.ts';

const { started, send, readToken } = withEditor();
const target = '/dev/editor/api/entries/spring';
const json = 'application/json';

/** A save that would be carried out if it came from the editor’s page. */
async function validSave() {
  const { answer } = await send('entries/spring', 'GET');
  const changes = [{ path: ['locales', 'en', 'title'], value: 'Taken over' }];
  return JSON.stringify({ seen: answer.entry.seen, changes, bodies: {} });
}

function expectUnchanged(): void {
  expect(started().copy.text('spec/routes/offers/spring.yaml')).toBe(offer);
}

const own = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': json };

test.each([
  ['no token', { ...own }, 403],
  ['another token', { ...own, 'X-Editor-Token': 'A'.repeat(43) }, 403],
  ['an empty token', { ...own, 'X-Editor-Token': '' }, 403],
  ['another site', { ...own, 'Sec-Fetch-Site': 'cross-site', 'X-Editor-Token': 'token' }, 403],
  ['another port of this machine', { ...own, 'Sec-Fetch-Site': 'same-site', 'X-Editor-Token': 'token' }, 403],
  ['a program, not a page', { 'Content-Type': json, 'X-Editor-Token': 'token' }, 403],
  ['a foreign origin', { ...own, Origin: 'https://hotel.example', 'X-Editor-Token': 'token' }, 403],
  ['no origin', { ...own, Origin: 'null', 'X-Editor-Token': 'token' }, 403],
  [
    'the origin of another port',
    { 'Content-Type': json, Origin: 'http://127.0.0.1:1', 'X-Editor-Token': 'token' },
    403,
  ],
  ['a form', { ...own, 'Content-Type': 'text/plain', 'X-Editor-Token': 'token' }, 415],
  [
    'an encoded form',
    { ...own, 'Content-Type': 'application/x-www-form-urlencoded', 'X-Editor-Token': 'token' },
    415,
  ],
  ['a proxy', { ...own, 'X-Forwarded-For': '192.0.2.1', 'X-Editor-Token': 'token' }, 404],
])('a save by %s is refused', async (_name, given, status) => {
  const token =
    'X-Editor-Token' in given && given['X-Editor-Token'] === 'token' ? await readToken() : undefined;
  const headers = { ...given, ...(token === undefined ? {} : { 'X-Editor-Token': token }) };
  const answer = await ask(started(), target, { method: 'PUT', headers, body: await validSave() });
  expect(answer.status).toBe(status);
  expectUnchanged();
});

test.each(['hotel.example', 'localhost.hotel.example', '127.0.0.1.hotel.example'])(
  'the host %s, to which a rebound name leads, sees neither page nor texts',
  async (host) => {
    for (const path of ['/dev/editor', '/dev/editor/editor.js', target])
      expect(
        statusOf(
          await sendBytes(started(), `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
        ),
      ).toBe(404);
  },
);

test('a page of another origin can neither read the token nor frame the editor', async () => {
  const { headers } = await ask(started(), '/dev/editor', { headers: { Origin: 'http://127.0.0.1:1' } });
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  const preflight = await ask(started(), target, {
    method: 'OPTIONS',
    headers: { Origin: 'http://127.0.0.1:1', 'Access-Control-Request-Method': 'PUT' },
  });
  expect(preflight.status).toBe(403);
  expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
});

test.each([
  '..%2f..%2fpackage',
  '..%2Flocales',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  'spring%2f..%2fsummer',
  'spring.yaml',
  '_area',
  'spring%00',
  '__proto__',
  'constructor',
])('there is no entry %s', async (key) => {
  for (const [method, path] of [
    ['GET', ''],
    ['PUT', ''],
    ['POST', '/copies'],
  ] as const) {
    const body = method === 'GET' ? undefined : JSON.parse(await validSave());
    expect((await send(`entries/${key}${path}`, method, body)).status).toBe(404);
  }
});

test.each(['../../../outside', 'xx', '', 'en/../de', '__proto__', 'toString'])(
  'a body in the language “%s” is refused',
  async (locale) => {
    const before = started().copy.specFiles();
    const body = JSON.parse(await validSave());
    const sent = JSON.stringify({ ...body, changes: [] }).replace(
      '"bodies":{}',
      `"bodies":{${JSON.stringify(locale)}:"x"}`,
    );
    const { status } = await send('entries/spring', 'PUT', undefined, { body: sent });
    expect(status).toBe(400);
    expect(started().copy.specFiles()).toEqual(before);
  },
);

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['no digests', '{"changes":[],"bodies":{}}'],
  ['a path that is a text', '{"seen":{},"changes":[{"path":"locales","value":1}],"bodies":{}}'],
  ['an empty path', '{"seen":{},"changes":[{"path":[],"value":{}}],"bodies":{}}'],
  ['a body that is no text', '{"seen":{},"changes":[],"bodies":{"en":{}}}'],
])('%s is not a save', async (_name, body) => {
  const { status, answer } = await send('entries/spring', 'PUT', undefined, { body });
  expect(status).toBe(400);
  expect(answer.message).not.toBe('');
  expectUnchanged();
});

test('more than two megabytes are refused', async () => {
  const body = JSON.stringify({ seen: {}, changes: [], bodies: { en: 'x'.repeat(2_100_000) } });
  expect((await send('entries/spring', 'PUT', undefined, { body })).status).toBe(413);
  expectUnchanged();
});

test('without the digest of a file, nothing is written over it', async () => {
  const save = { ...JSON.parse(await validSave()), seen: {} };
  expect((await send('entries/spring', 'PUT', save)).status).toBe(409);
  expectUnchanged();
});

test('the page has its token, script and styles', async () => {
  const page = await ask(started(), '/dev/editor');
  expect(page.status).toBe(200);
  for (const [, path = ''] of page.text.matchAll(/(?:src|href)="([^"]+)"/g))
    expect((await ask(started(), path)).status, path).toBe(200);
  expect((await ask(started(), '/dev/editor/other.js')).status).toBe(404);
  expect((await ask(started(), '/dev/editor/..%2f..%2fpackage.json')).status).toBe(404);
});
