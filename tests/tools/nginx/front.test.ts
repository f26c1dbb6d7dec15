import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { localeOfPath, locales } from '../../../generated/locales.ts';
import { redirects } from '../../../generated/redirects.ts';
import { encodePath, pages } from '../../../generated/routes/index.ts';
import { formPaths } from '../../../server/forms/form-paths.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { Guest } from '../../server/club-api/guest.ts';
import { ask, sendBytes, statusOf } from '../../server/integration/fixture/ask.ts';
import { publicOrigin } from '../../server/integration/fixture/public-origin.ts';
import { compareAnswers, expectFile } from './compare-answers.ts';
import { withFront } from './running-front.ts';

const front = withFront();
// Pages of forms are the app’s.
const paths = pages.filter(({ path }) => !formPaths.has(path)).map(({ path }) => encodePath(path));
const some = paths.filter((_path, index) => index % 40 === 0);

describe('published paths are answered from files, as the app answers them', () => {
  test.each(['br', 'gzip'])('as %s', async (encoding) => {
    const check = (answer: Parameters<typeof expectFile>[0]) => [
      ...expectFile(answer),
      ...(answer.headers['content-encoding'] === encoding ? [] : ['another encoding']),
    ];
    const headers = { 'Accept-Encoding': encoding };
    // The app makes gzip when it is asked for.
    const asked = encoding === 'br' ? sampleOf(paths, 4, 0) : some;
    expect(asked.length).toBeGreaterThan(100);
    expect(await compareAnswers(front(), asked, { headers, check })).toEqual([]);
  });

  test('as it is', async () => {
    const withQuery = some.map((path) => `${path}?utm_source=mail`);
    expect(await compareAnswers(front(), [...some, ...withQuery])).toEqual([]);
  });
});

test('every other file is, too: sitemaps, feeds, scripts, search, pictures', async () => {
  const folder = join(front().folder, 'site');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name))
    .map((entry) => `/${encodePath(relative(folder, join(entry.parentPath, entry.name)))}`);
  const isPicture = (path: string) => path.startsWith('/media/');
  const comparing = { headers: { 'Accept-Encoding': 'gzip, br' }, check: expectFile };
  const files = names.filter((path) => !isPicture(path));
  expect(files).toContain('/sitemap.xml');
  expect(files).toContain('/search/en.json');
  expect(await compareAnswers(front(), files, comparing)).toEqual([]);
  const pictures = names.filter(isPicture);
  expect(pictures.length).toBeGreaterThan(500);
  const except = ['last-modified', 'text'];
  const sizes = { ...comparing, method: 'HEAD', except };
  expect(await compareAnswers(front(), pictures, sizes)).toEqual([]);
});

test('redirects, removed paths and other spellings', async () => {
  const listed = [...redirects.keys()].map(encodePath);
  const spelled = some.flatMap((path) => [
    path.endsWith('/') ? path.slice(0, -1) || '//' : `${path}/`,
    ...[`/${path}`, `/hr${path}`, path.toUpperCase(), `/${path.toUpperCase()}//?x=1`, `/./${path}`],
    ...[path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)],
  ]);
  const tagged = some.flatMap((path) => {
    const { bcp47, prefix } = locales[localeOfPath(path)];
    return prefix === `/${bcp47}` ? [] : [`/${bcp47}${path.slice(prefix.length)}`];
  });
  expect(tagged.filter((path) => path.startsWith('/cs/')).length).toBeGreaterThan(2);
  const others = [
    ...tagged.flatMap((path) => [path, `${path}?x=1`]),
    ...['/cs', '/cs/', '/sl', '/sv/', '/DA//', '/cs/search'],
    ...listed.flatMap((path) => [`${path}/`, path.toUpperCase()]),
    '/FAVICON.ICO',
    '/robots.txt/',
  ];
  // nginx adds a line of its own to a redirect, for clients that follow none.
  const except = ['text', 'content-type'];
  expect(await compareAnswers(front(), [...listed, ...spelled, ...others], { except })).toEqual([]);
});

test('unknown paths are 404 in their language, malformed ones 400', async () => {
  const unknown = [
    '/nista',
    '/en/nowhere',
    '/se/ingenting',
    '/sv/ingenting',
    '/cs/nikde',
    '/ko/restaurants/oliva-tucepi',
    '/dk/',
  ];
  const inside = [
    '/page0/index.html',
    '/errors/404/en.html',
    '/app',
    '/moved',
    '/media/',
    '/media/none.avif',
  ];
  const malformed = ['/%zz', '/se/%zz', '/EN/%2', '/en/offers%00', '/api/%zz', '/%c3%28', '//%ff'];
  expect(await compareAnswers(front(), [...unknown, ...inside, ...malformed])).toEqual([]);
});

test.each([
  '/dev/mailbox',
  '/dev',
  '//dev/components',
  '/%64ev/mailbox',
  '/x/../dev/mailbox',
  '/readyz',
  '/metrics',
])('%s is for nobody', async (target) => {
  const { status, text, headers } = await ask(front(), target);
  expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
  expect(text).toContain('<html lang="hr"');
});

test('what a guest asks for is rendered by the app: search, narrowed listings', async () => {
  const targets = [
    '/en/search?q=brela',
    '/search',
    '/en/hotels?stars=4',
    '/ponude?theme=wellness',
    '/en/hotels?x',
  ];
  expect(await compareAnswers(front(), targets)).toEqual([]);
  const { text } = await ask(front(), '/en/hotels?destination=brela&stars=4');
  expect(text.match(/<article class="card/g)).toHaveLength(2);
});

test.each(['/en/offers', '/en/hotels', '/robots.txt', '/favicon.ico', '/sitemap.xml'])(
  'the encoding of %s is the one that is wanted',
  async (target) => {
    const wishes = [
      '',
      'identity',
      'BR',
      'gzip, deflate, br, zstd',
      'gzip, deflate',
      '*',
      'deflate',
      'bro, gzipped',
    ];
    const weighed = [
      'br;q=0.5, gzip',
      'br;q=0, gzip',
      'identity;q=1, *;q=0.5',
      '*;q=0.5, br;q=0',
      'br;q=one',
    ];
    for (const wish of [...wishes, ...weighed]) {
      const headers = { 'Accept-Encoding': wish };
      expect(await compareAnswers(front(), [target], { headers }), wish).toEqual([]);
    }
  },
);

describe.each(['br', 'gzip', 'identity'])('as %s', (encoding) => {
  const headers = { 'Accept-Encoding': encoding };

  test('what has not changed is 304, with the headers of a 304', async () => {
    for (const target of ['/en/offers', '/sitemap.xml', '/favicon.ico']) {
      const { etag = '' } = (await ask(front(), target, { headers })).headers;
      for (const tag of [etag, `W/${etag}`, `"a", ${etag}`, '*']) {
        const answer = await ask(front(), target, { headers: { ...headers, 'If-None-Match': tag } });
        expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, etag]);
        expect(answer.headers.vary).toBe('Accept-Encoding');
        expect(answer.headers).not.toHaveProperty('content-encoding');
      }
      const dated = { ...headers, 'If-Modified-Since': new Date().toUTCString() };
      expect((await ask(front(), target, { headers: dated })).status).toBe(200);
    }
    const unchanged = { ...headers, 'If-None-Match': '*' };
    expect(await compareAnswers(front(), some, { headers: unchanged })).toEqual([]);
  });

  test('HEAD is GET without a body', async () => {
    expect(await compareAnswers(front(), some, { method: 'HEAD', headers, check: expectFile })).toEqual([]);
  });
});

test('entity tags differ between encodings and pages', async () => {
  const tags = new Set<string | undefined>();
  for (const target of ['/en/offers', '/en/hotels']) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      tags.add((await ask(front(), target, { headers: { 'Accept-Encoding': encoding } })).headers.etag);
    }
  }
  expect(tags.size).toBe(6);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s fits no file', async (method) => {
  const targets = ['/en/offers', '/', '/en/hotels?stars=4', '/robots.txt'];
  expect(await compareAnswers(front(), targets, { method })).toEqual([]);
});

test.each([
  ['without Host', 'GET /en/offers HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['with a malformed path', 'GET /%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  [
    'with a header without a colon',
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nnonsense\r\nA : b\r\n\r\n',
  ],
])('a request %s is 400, with the security headers', async (_what, bytes) => {
  const answer = await sendBytes(front(), bytes);
  expect(statusOf(answer)).toBe(400);
  expect(answer.match(/^content-security-policy:/gim)).toHaveLength(1);
});

test('the API goes through to every process, with the guest’s cookies', async () => {
  const guest = new Guest(front().url, { origin: publicOrigin });
  const email = `ana.${process.pid}@example.com`;
  const named = await guest.call('emailExists', { body: { email, locale: 'en' } });
  expect(named.status).toBe(200);
  expect(guest.cookies.size).toBeGreaterThan(0);
  for (const app of front().apps) {
    const moved = new Guest(app.url, { origin: publicOrigin });
    expect((await moved.call('findContact', { path: { email } })).status).toBe(403);
    for (const [name, value] of guest.cookies) moved.cookies.set(name, value);
    expect((await moved.call('findContact', { path: { email } })).status).toBe(200);
  }
  expect((await guest.call('findContact', { path: { email } })).status).toBe(200);
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  expect((await guest.call('logout', { body: {}, headers: foreign })).status).toBe(403);
  const calls = ['/api', '/api/nowhere', '/api//cookie', '/healthz'];
  expect(await compareAnswers(front(), calls)).toEqual([]);
});
