/* What `npm run serve` runs, once from its start to its end, and what ends it. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPresentBuild } from '../../../tools/site-build/open-build.ts';
import { ask } from './fixture/ask.ts';
import { startBuiltSite } from './fixture/built-site.ts';
import { expectAnswer, type Wanted } from './fixture/expect-answer.ts';
import { fixtureTables } from './fixture/fixture-tables.ts';
import { publicOrigin } from './fixture/public-origin.ts';
import { startFixtureSite } from './fixture/start-fixture-site.ts';

const settings = { PORT: '0', SITE_URL: publicOrigin, DATABASE_URL: 'sqlite::memory:', LOG_LEVEL: 'fatal' };
const kept = 'public, max-age=31536000, immutable';
const [br, gzip] = ['br', 'gzip'].map((encoding) => ({ 'Accept-Encoding': encoding }));
const html = { 'content-type': 'text/html; charset=utf-8' };
const xml = { 'content-type': 'application/xml; charset=utf-8' };
const text = expect.stringMatching(/^text\//);

/** Asked in turn; `{…}` stands for an address that the document of a page names. */
const answers: readonly (readonly [
  line: string,
  status: number,
  wanted?: Wanted,
  headers?: Record<string, string> | undefined,
])[] = [
  ['GET /healthz', 200],
  ['GET /', 200, html],
  [
    'GET /en/offers',
    200,
    { 'content-encoding': 'br', 'speculation-rules': '"/navigation.speculationrules"' },
    br,
  ],
  ['GET /en/offers', 200, { 'content-encoding': 'gzip', vary: 'Accept-Encoding' }, gzip],
  ['HEAD /en/offers', 200, html],
  ['GET /en/hotels?stars=4', 200],
  ['GET /en/search?q=brela', 200],
  ['GET /EN/offers/', 301, { location: '/en/offers' }],
  ['GET /fr/offre/offre-ete-limitee-brac', 301, { location: '/fr/offre/week-end-juillet-brac' }],
  ['GET /dk/ingenting', 404, { ...html, 'speculation-rules': undefined }],
  ['GET /sitemap.xml', 200, { ...xml, 'speculation-rules': undefined }],
  ['GET /en/feed.xml', 200],
  ['GET /robots.txt', 200, { 'content-type': 'text/plain; charset=utf-8' }],
  ['GET /search/en.json', 200],
  ['GET /navigation.speculationrules', 200, { 'content-type': 'application/speculationrules+json' }],
  ['GET /.well-known/security.txt', 200],
  ['GET {manifest}', 200, { 'content-type': 'application/manifest+json' }],
  ['GET {icon}', 200, { 'content-type': expect.stringMatching(/^image\//) }],
  ['GET /favicon.ico', 200, { 'content-type': 'image/x-icon' }],
  ['GET /flags/hr.svg', 200, { 'content-type': expect.stringMatching(/^image\/svg/) }],
  ['GET {stylesheet}', 200, { 'content-type': text, 'content-encoding': 'br', 'cache-control': kept }, br],
  ['GET {script}', 200, { 'content-type': text, 'cache-control': kept }],
  [
    'GET {font}',
    200,
    { 'content-type': 'font/woff2', 'content-encoding': undefined, 'cache-control': kept },
    br,
  ],
  ['GET {picture}', 200, { 'content-type': 'image/webp', 'cache-control': kept }],
  ['GET {picture}', 206, { 'content-length': '3' }, { Range: 'bytes=0-2' }],
];

test('it starts, answers with pages, files and errors, and ends well', async () => {
  const site = startBuiltSite(settings);
  const url = await site.firstLine();
  const { text: document } = await ask({ url }, '/en/hotel-berulia-brela');
  const find = (pattern: RegExp) => pattern.exec(document)?.[1] ?? '';
  const named: Readonly<Record<string, string>> = {
    manifest: find(/<link rel="manifest" href="([^"]+)"/),
    icon: find(/<link rel="icon"[^>]* href="([^"]+)"/),
    stylesheet: find(/<link rel="stylesheet" href="([^"]+)"/),
    script: find(/<script[^>]* src="([^"]+)"/),
    font: find(/<link rel="preload" as="font"[^>]* href="([^"]+)"/),
    picture: find(/<img [^>]*src="([^"]+)"/),
  };
  for (const [line, status, wanted = {}, headers = {}] of answers) {
    const resolved = line.replace(/\{(\w+)\}/, (_, name) => named[name] ?? '');
    const all = { 'x-content-type-options': 'nosniff', ...wanted };
    const { body } = await expectAnswer({ url }, resolved, status, all, headers);
    if (status === 200) expect(body.length > 0, line).toBe(!line.startsWith('HEAD'));
  }
  expect(await site.end('SIGTERM')).toMatchObject({ code: 0, signal: null });
});

test('it lists all faults of its environment and exits with 1', async () => {
  const { code, stdout, stderr } = await startBuiltSite({ PORT: 'x', SITE_URL: 'x', RATE_LIMITS: 'x' }).ended;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  for (const setting of ['PORT', 'SITE_URL', 'RATE_LIMITS']) expect(stderr).toContain(`  ${setting} `);
});

test('it says what an error is that nothing has caught, and not its message, which may quote a guest', async () => {
  const fail = "process.on('SIGUSR2', () => { throw new RangeError('guest@example.com typed this') })";
  const code = `data:text/javascript,${encodeURIComponent(fail)}`;
  const site = startBuiltSite({ ...settings, NODE_OPTIONS: `--import="${code}"` });
  await site.firstLine();
  const { stderr, ...ending } = await site.end('SIGUSR2');
  expect(ending).toMatchObject({ code: 1, signal: null });
  expect(JSON.parse(stderr)).toMatchObject({ level: 60, fault: 'RangeError' });
  expect(stderr).not.toContain('guest@');
});

test('a port that is taken is reported, with how to choose another', async () => {
  const site = await startFixtureSite();
  const { port } = new URL(site.url);
  const taken = new RegExp(`port ${port} on 127\\.0\\.0\\.1 is taken[\\s\\S]*PORT=`);
  await expect(startFixtureSite({ PORT: port })).rejects.toThrow(taken);
  await site.stop();
});

test('a fault in a template of the build keeps its place in the source', async () => {
  const { build, openBuiltSite: openSite } = await openPresentBuild(
    join(import.meta.dirname, '../../../dist'),
  );
  const tables = {
    ...fixtureTables,
    pages: fixtureTables.pages.filter(({ path }) => path === '/en/VIP-club'),
  };
  const site = await startFixtureSite({}, { build, openSite, tables });
  const { status, text } = await ask(site, '/en/VIP-club');
  await site.stop();
  expect([status, text]).toEqual([500, expect.stringContaining('<html lang="en"')]);
  const line = site.logged.map((each) => JSON.parse(each)).find(({ msg }) => msg === 'a request failed');
  expect(line).toMatchObject({ fault: 'RangeError', path: '/en/VIP-club' });
  expect(line.at.join()).toMatch(/renderRequest/);
});
