import { expect, test } from 'vitest';
import { ask, sendBytes, statusOf } from './fixture/ask.ts';
import { withFixtureSite } from './fixture/start-fixture-site.ts';

const site = withFixtureSite();

test('the page of components is there on this machine, in a language of the site', async () => {
  const korean = await ask(site(), '/dev/components?locale=ko');
  expect(korean.status).toBe(200);
  expect(korean.headers['cache-control']).toBe('no-store');
  expect((await ask(site(), '/dev/components?locale=nowhere')).text).toContain('Components hr');
  expect((await ask(site(), '/dev/components?locale=a&locale=b')).text).toContain('Components hr');
});

test('it is not there for others, nor under another spelling or method', async () => {
  const forwarded = { headers: { 'X-Forwarded-For': '192.0.2.1' } };
  expect((await ask(site(), '/dev/components', forwarded)).status).toBe(404);
  expect((await ask(site(), '/dev/components/')).status).toBe(404);
  expect((await ask(site(), '/dev/Components')).status).toBe(404);
  expect((await ask(site(), '/dev/components', { method: 'POST' })).status).toBe(405);
});

test.each([
  ['http://127.0.0.1', '127.0.0.1', 200],
  ['http://LOCALHOST:80', 'hotel.example', 200],
  ['http://hotel.example', '127.0.0.1', 404],
  ['HTTPS://hotel.example:3000', '127.0.0.1', 404],
  ['http://127.0.0.1@hotel.example', '127.0.0.1', 404],
  ['http://hotel.example@127.0.0.1', '127.0.0.1', 404],
  ['http://', '127.0.0.1', 400],
])(
  'the host of a whole address counts in place of the header: %s, Host: %s',
  async (origin, host, status) => {
    const head = `GET ${origin}/dev/components HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect(statusOf(await sendBytes(site(), head))).toBe(status);
  },
);
