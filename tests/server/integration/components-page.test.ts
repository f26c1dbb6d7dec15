import { expect, test } from 'vitest';
import { ask } from './fixture/ask.ts';
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
