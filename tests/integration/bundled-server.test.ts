import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { ask } from './fixture/ask.ts';

const root = resolve(import.meta.dirname, '../..');
execFileSync(process.execPath, [join(root, 'server/bundle.ts')]);

const site = spawn(process.execPath, [join(root, 'server/launch.ts')], {
  env: { PATH: process.env.PATH, PORT: '0', DATABASE_URL: 'sqlite::memory:', LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
afterAll(() => site.kill());

test('the server as it is built serves pages, error pages, search, pictures and the club', async () => {
  const [url] = await once(createInterface({ input: site.stdout }), 'line');
  const at = { url: String(url) };
  expect((await ask(at, '/en/offers')).status).toBe(200);
  expect((await ask(at, '/en/nowhere')).status).toBe(404);
  expect((await ask(at, '/en/hotels?destination=brela')).status).toBe(200);
  expect((await ask(at, '/ko/search?q=%ED%95%B4%EB%B3%80')).text).toContain('<mark>');
  const [picture = ''] = /\/media\/[^" ]+\.webp/.exec((await ask(at, '/en/')).text) ?? [];
  expect((await ask(at, picture)).headers['content-type']).toBe('image/webp');
  const { status, text } = await ask(at, '/api/loyalty/member');
  expect([status, text]).toEqual([403, expect.stringContaining('"code"')]);
});
