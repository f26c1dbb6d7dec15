import { beforeAll, expect, test } from 'vitest';
import { type OperationId, operations } from '../../../generated/api/operations.ts';
import { ask } from '../integration/fixture/ask.ts';
import { withClubSite } from './club-site.ts';
import { newEmail } from './person.ts';

const club = withClubSite({ TRUST_PROXY: '127.0.0.1' });
const path = '/api/loyalty/email-exists';
const address = '203.0.113.1';

/** Asks whether an e-mail is known, at a target that is sent exactly as it is. */
function askAt(target: string, from: string, method = 'POST') {
  const body = JSON.stringify({ email: newEmail(), locale: 'en' });
  const headers = {
    host: new URL(club().site.url).host,
    origin: club().site.url,
    'x-forwarded-for': from,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  return ask(club().site, target, { method, headers, body });
}

beforeAll(async () => {
  for (let count = 0; count < 20; count += 1) expect((await askAt(path, address)).status).toBe(200);
});

const elsewhere = [
  ...['//api/loyalty/email-exists', '/api//loyalty/email-exists', '/api/loyalty/email-exists/'],
  ...['/API/loyalty/email-exists', '/api/loyalty/EMAIL-EXISTS', '/api/loyalty/email%2Dexists'],
  ...['/%61pi/loyalty/email-exists', '/api%2Floyalty%2Femail-exists', '/api/./loyalty/email-exists'],
  ...['/en/../api/loyalty/email-exists', '/api/crm/%2e%2e/loyalty/email-exists'],
  ...[
    '/api/crm/..%2floyalty/email-exists',
    '/api/loyalty/email-exists/..;/',
    '/api/loyalty;x=1/email-exists',
  ],
  ...['/api/loyalty/email-exists%20', '/api/loyalty/email-exists%00', '/api/loyalty/email-exists%3F'],
  ...['/api/loyalty/email-exists.json', '/api/loyalty/email–exists', '/api/loyalty/ｅmail-exists'],
  ...['/api\\loyalty\\email-exists', '/en/api/loyalty/email-exists', 'api/loyalty/email-exists'],
];

test.each(elsewhere)('%s is nowhere: no answer, no redirect, no second counter', async (target) => {
  const sent = Buffer.from(target).toString('latin1');
  await club().expectUnchanged(async () => {
    for (const from of ['203.0.113.2', address]) {
      const { status, headers, text } = await askAt(sent, from);
      expect([400, 404]).toContain(status);
      expect(headers).not.toHaveProperty('location');
      expect(headers).not.toHaveProperty('set-cookie');
      expect(text).not.toContain('success');
    }
  });
});

test('a query behind the path, or a whole address, is the same call and the same counter', async () => {
  const queries = ['?', '?x=1', '?email=ana@example.com&locale=en', '#fragment', '?/../../api/cookie'];
  const origins = [club().site.url, 'http://evil.example', 'https://evil.example:8443'];
  for (const target of [...queries.map((more) => path + more), ...origins.map((origin) => origin + path)])
    expect((await askAt(target, address)).status, target).toBe(429);
});

test('every operation is at one path and by one method', async () => {
  await club().expectUnchanged(async () => {
    for (const id of Object.keys(operations) as OperationId[]) {
      const { method, path: template } = operations[id];
      const target = template.replace(/\{\w+\}/, 'x');
      const spellings = [`${target}/`, target.toUpperCase(), target.replace('/api/', '/api//'), `/${target}`];
      for (const spelling of spellings) {
        const { status, headers } = await askAt(spelling, '203.0.113.3', method);
        expect(status, spelling).toBe(404);
        expect(headers).not.toHaveProperty('location');
      }
      const others = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', method === 'GET' ? 'POST' : 'QUERY'];
      for (const other of others) {
        const { status, headers } = await askAt(target, '203.0.113.3', other);
        expect(status, `${other} ${target}`).toBe(405);
        expect(headers.allow).toBe(method === 'GET' ? 'GET, HEAD' : 'POST');
        expect(headers).not.toHaveProperty('access-control-allow-origin');
      }
    }
  });
});
