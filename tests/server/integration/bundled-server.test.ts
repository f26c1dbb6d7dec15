import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { readBuild } from '../../../app/document/read-build.ts';
import { readPacks } from '../../../tools/site-build/read-packs.ts';
import { ask } from './fixture/ask.ts';
import { publicOrigin } from './fixture/public-origin.ts';

const root = resolve(import.meta.dirname, '../../..');

const running: ChildProcess[] = [];
afterAll(() => running.map((child) => child.kill()));

/** Starts the server as it is built, which contains no TypeScript; resolves with where it listens, once it is ready. */
async function start(env: Readonly<Record<string, string>>): Promise<{ readonly url: string }> {
  const child = spawn(process.execPath, ['--no-strip-types', join(root, 'server/start/launch.mjs')], {
    env: { PATH: process.env.PATH, PORT: '0', DATABASE_URL: 'sqlite::memory:', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  return { url: String(url) };
}

test('the server as it is built serves pages, error pages, search, pictures and the club', async () => {
  const at = await start({ SITE_URL: publicOrigin });
  expect((await ask(at, '/en/offers')).status).toBe(200);
  expect((await ask(at, '/en/nowhere')).status).toBe(404);
  expect((await ask(at, '/en/hotels?destination=brela')).status).toBe(200);
  expect((await ask(at, '/ko/search?q=%ED%95%B4%EB%B3%80')).text).toContain('<mark>');
  const [picture = ''] = /\/media\/[^" ]+\.webp/.exec((await ask(at, '/en/')).text) ?? [];
  expect((await ask(at, picture)).headers['content-type']).toBe('image/webp');
  const { status, text } = await ask(at, '/api/loyalty/member');
  expect([status, text]).toEqual([403, expect.stringContaining('"code"')]);
});

const files = readPacks(join(root, 'dist'));

test('a server of the build’s origin, on its day, sends its compressed pages', async () => {
  const br = files.readCompressed('ko/index.html');
  const { day, settings } = readBuild(join(root, 'dist')).input;
  const at = await start({ SITE_URL: settings.siteUrl, SITE_DAY: day, TRUST_PROXY: 'none' });
  const asked = (encoding: string) => ask(at, '/ko/', { headers: { 'Accept-Encoding': encoding } });
  expect((await asked('br')).body).toEqual(br);
  expect(gunzipSync((await asked('gzip')).body)).toEqual(brotliDecompressSync(br));
});

test('a server of another origin renders its pages', async () => {
  const siteUrl = `https://sun-${process.pid}.example`;
  const at = await start({ SITE_URL: siteUrl, TRUST_PROXY: 'none' });
  for (const encoding of ['br', 'gzip']) {
    const { headers, text } = await ask(at, '/ko/', { headers: { 'Accept-Encoding': encoding } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(text).toContain(`<link rel="canonical" href="${siteUrl}/ko/">`);
  }
});
