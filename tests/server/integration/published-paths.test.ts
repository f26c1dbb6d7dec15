/* What is published and nothing else: pages, files, health, pages for this machine. */
import { describe, expect, test } from 'vitest';
import { site as ownSite } from '../../../generated/site.ts';
import { ask, sendBytes, statusOf } from './fixture/ask.ts';
import { expectAnswer, type Wanted } from './fixture/expect-answer.ts';
import { pageHtml } from './fixture/fixture-site.ts';
import { fixtureTables } from './fixture/fixture-tables.ts';
import { withFixtureSite } from './fixture/start-fixture-site.ts';

const origin = 'https://www.example.com';
const site = withFixtureSite({ SITE_URL: origin });
/** A site of this machine, which has pages for developers. */
const local = withFixtureSite();

describe('a published path', () => {
  test.each(fixtureTables.pages)('$path is 200 with its page, under the public origin', async (page) => {
    const html = pageHtml(page, origin);
    const wanted = {
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(html)),
      'cache-control': 'no-cache',
    };
    expect((await expectAnswer(site(), `GET ${encodeURI(page.path)}`, 200, wanted)).text).toBe(html);
  });

  test.each([
    ['a query', '/en/offers?utm_source=mail&x=%zz', 'offers'],
    ['an empty query', '/en/offers?', 'offers'],
    ['letters encoded without need', '/%65n/%6Fffers', 'offers'],
    ['lower-case hexadecimal digits', '/destinacija/bra%c4%8d', 'brac'],
    ['decomposed accents', `/destinacija/${encodeURIComponent('brač'.normalize('NFD'))}`, 'brac'],
    ['upper case that is the published spelling', '/en/VIP-club', 'vip'],
    ['both a page and a redirect', '/en/offer/-49', 'untitled-offer'],
    ['an absolute target', 'http://elsewhere.example/en/offers', 'offers'],
    ['an absolute target without a path', 'http://elsewhere.example', 'home'],
    ['an absolute target with only a query', 'http://elsewhere.example?x=1', 'home'],
    ['a fragment', '/en/offers#top', 'offers'],
  ])('%s: %s is 200', async (_what, target, key) => {
    const { text } = await expectAnswer(site(), `GET ${target}`, 200);
    expect(text).toContain(`data-route="${key}"`);
  });
});

const kept = 'public, max-age=31536000, immutable';
const json = {
  'content-type': expect.stringMatching(/^application\/json/),
  'cache-control': 'no-store',
  etag: undefined,
};
const methods = { allow: 'GET, HEAD' };

test.each<[line: string, status: number, wanted?: Wanted, text?: string]>([
  [
    'GET /robots.txt',
    200,
    { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
    `${origin}/sitemap`,
  ],
  ['GET /sitemap.xml', 200, { 'content-type': 'application/xml; charset=utf-8' }, `${origin}/sitemap`],
  ['GET /favicon.ico', 200, { 'content-type': 'image/x-icon', 'cache-control': 'no-cache' }],
  ['GET /assets/style-Ab3dE5.css', 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': kept }],
  ['GET /assets/picture-Ab3dE5.png', 200, { 'content-type': 'image/png', 'cache-control': kept }],
  ...[
    '/assets.json',
    '/build.json',
    '/assets/style-Ab3dE5.css.br',
    '/index.html',
    '/en/offers.html',
    '/en/index',
  ].map((target): [string, number] => [`GET ${target}`, 404]),
  ...['/assets/', '/client/favicon.ico'].map((target): [string, number] => [`GET ${target}`, 404]),
  ...['POST /en/offers', 'PUT /', 'DELETE /en/offers?x=1', 'OPTIONS /en/offers', 'TRACE /en/offers'].map(
    (line): [string, number, Wanted] => [line, 405, methods],
  ),
  ['POST /assets/style-Ab3dE5.css', 405, methods],
  ['POST /en/nowhere', 404, { allow: undefined }],
  ['POST /en/merger', 410, { allow: undefined }],
  ['GET /healthz', 200, json, '{"status":"ok"}'],
  ['GET /readyz?probe=1', 200, json, '{"status":"ready","build":"fixture"}'],
  ['GET http://elsewhere.example/healthz', 200, json, '{"status":"ok"}'],
  ['HEAD /readyz', 200],
  ['POST /healthz', 405, methods],
  ['DELETE /readyz', 405, methods],
  ...['/Healthz', '/healthz/', '//readyz', '/healthz/x'].map((target): [string, number] => [
    `GET ${target}`,
    404,
  ]),
  ['POST /.well-known/change-password', 405],
  ['DELETE /.well-known/security.txt', 405],
  ['GET /.well-known/other', 404],
])('%s is %i', async (line, status, wanted = {}, shown = '') => {
  expect((await expectAnswer(site(), line, status, wanted)).text).toContain(shown);
});

test('security.txt says where to report a hole, and for how long that is so (RFC 9116)', async () => {
  const { text } = await expectAnswer(site(), 'GET /.well-known/security.txt', 200, {
    'content-type': 'text/plain; charset=utf-8',
  });
  const fields = Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(Object.keys(fields)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.Contact).toBe(`mailto:${ownSite.contact.email}`);
  expect(fields.Canonical).toBe(`${origin}/.well-known/security.txt`);
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test.each([
  ['de-AT, en;q=0.5', /^\/de\//],
  ['xx', /^\/[^/]/],
])(
  'password managers are led to the page of the club, in the language of the browser: %s',
  async (language, page) => {
    const headers = { 'Accept-Language': language };
    const wanted = { location: expect.stringMatching(page) };
    await expectAnswer(site(), 'GET /.well-known/change-password', 302, wanted, headers);
  },
);

describe('the page of components', () => {
  test('is there on this machine, in a language of the site', async () => {
    await expectAnswer(local(), 'GET /dev/components?locale=ko', 200, { 'cache-control': 'no-store' });
    for (const query of ['?locale=nowhere', '?locale=a&locale=b'])
      expect((await ask(local(), `/dev/components${query}`)).text).toContain('Components hr');
  });

  test('is not there for others, nor under another spelling or method', async () => {
    await expectAnswer(local(), 'GET /dev/components', 404, {}, { 'X-Forwarded-For': '192.0.2.1' });
    for (const target of ['/dev/components/', '/dev/Components'])
      await expectAnswer(local(), `GET ${target}`, 404);
    await expectAnswer(local(), 'POST /dev/components', 405);
    await expectAnswer(site(), 'GET /dev/components', 404);
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
    async (address, host, status) => {
      const head = `GET ${address}/dev/components HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      expect(statusOf(await sendBytes(local(), head))).toBe(status);
    },
  );
});
