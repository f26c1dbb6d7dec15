import { expect, test } from 'vitest';
import { site } from '../../../generated/site.ts';
import { withFixtureSite } from './fixture/start-fixture-site.ts';

const served = withFixtureSite();
const ask = (path: string, init: RequestInit = {}) =>
  fetch(served().url + path, { redirect: 'manual', ...init });

test('security.txt says where to report a hole, and for how long that is so (RFC 9116)', async () => {
  const response = await ask('/.well-known/security.txt');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = (await response.text()).trimEnd().split('\n');
  const fields = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toBe(`mailto:${site.contact.email}`);
  expect(fields.get('Canonical')).toBe(`${served().url}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('password managers are led to the page of the club, in the language of the browser', async () => {
  const led = async (language: string) => {
    const response = await ask('/.well-known/change-password', { headers: { 'accept-language': language } });
    return [response.status, response.headers.get('location')];
  };
  expect(await led('de-AT, en;q=0.5')).toEqual([302, expect.stringMatching(/^\/de\//)]);
  expect(await led('xx')).toEqual([302, expect.stringMatching(/^\/[^/]/)]);
  expect((await ask('/.well-known/change-password', { method: 'POST' })).status).toBe(405);
  expect((await ask('/.well-known/security.txt', { method: 'DELETE' })).status).toBe(405);
  expect((await ask('/.well-known/other')).status).toBe(404);
});
