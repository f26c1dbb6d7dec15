/* nginx with the exported site answers as the app does; in the end without the app. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formAction, namedForms } from '../../../app/declarations/page-forms.ts';
import { localeOfPath, locales } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { redirects } from '../../../generated/redirects.ts';
import { encodePath, findPage, pages, versions } from '../../../generated/routes/index.ts';
import { formPaths } from '../../../server/forms/form-addresses.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { Guest } from '../../server/club-api/guest.ts';
import { validAnswers } from '../../server/forms/example-answers.ts';
import { FormGuest, pathOf, referenceOf } from '../../server/forms/form-guest.ts';
import { type Answer, ask, sendBytes, statusOf } from '../../server/integration/fixture/ask.ts';
import { expectAnswer } from '../../server/integration/fixture/expect-answer.ts';
import { publicOrigin } from '../../server/integration/fixture/public-origin.ts';
import { type Comparing, compareAnswers, expectFile } from './compare-answers.ts';
import { withFront } from './running-front.ts';

const front = withFront();
// Pages of forms are the app’s.
const paths = pages.filter(({ path }) => !formPaths.has(path)).map(({ path }) => encodePath(path));
const some = paths.filter((_path, index) => index % 40 === 0);
const pathsOf = (key: string) =>
  versions(key as Parameters<typeof versions>[0]).map(({ path }) => encodePath(path));
const formPages = namedForms.flatMap(([, { page }]) => pathsOf(page));
const actions = namedForms.map(([name]) => formAction(name, 'hr'));
const thanksPages = new Set(namedForms.flatMap(([, { thanks }]) => thanks.flatMap(pathsOf)));
const encodings = ['br', 'gzip', 'identity'];
const accepting = (encoding: string) => ({ headers: { 'Accept-Encoding': encoding } });

const respelled = some.flatMap((path) => [
  path.endsWith('/') ? path.slice(0, -1) || '//' : `${path}/`,
  ...[`/${path}`, `/hr${path}`, path.toUpperCase(), `/${path.toUpperCase()}//?x=1`, `/./${path}`],
  path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
]);
const tagged = some.flatMap((path) => {
  const { bcp47, prefix } = locales[localeOfPath(path)];
  return prefix === `/${bcp47}` ? [] : [`/${bcp47}${path.slice(prefix.length)}`];
});
const moved = [...redirects.keys()].map(encodePath);
const unknown = '/nista /en/nowhere /se/ingenting /sv/ingenting /cs/nikde /ko/restaurants/oliva-tucepi /dk/';
const inside = '/page0/index.html /errors/404/en.html /app /moved /media/ /media/none.avif';
const malformed = '/%zz /se/%zz /EN/%2 /en/offers%00 /api/%zz /%c3%28 //%ff';
// nginx adds a line of its own to a redirect, for clients that follow none. A quarter of an hour may end for a form.
const [noLine, noStamp] = [{ except: ['text', 'content-type'] }, { except: ['text'] }];

/** A page from a file in an encoding; the app makes gzip when it is asked for. */
const asFile = (encoding: string) => ({
  ...accepting(encoding),
  check: (answer: Answer) => [
    ...expectFile(answer),
    ...(answer.headers['content-encoding'] === encoding ? [] : ['another encoding']),
  ],
});

test.each<[what: string, targets: readonly string[], comparing?: Comparing]>([
  ['published paths, from files in Brotli', sampleOf(paths, 4, 0), asFile('br')],
  ['published paths, from files in gzip', some, asFile('gzip')],
  [
    'published paths as they are, with and without a query',
    some.flatMap((path) => [path, `${path}?utm_source=mail`]),
  ],
  ['redirects and removed paths', moved.flatMap((path) => [path, `${path}/`, path.toUpperCase()]), noLine],
  [
    'other spellings',
    [...respelled, '/cs', '/cs/', '/sl', '/sv/', '/DA//', '/cs/search', '/FAVICON.ICO', '/robots.txt/'],
    noLine,
  ],
  ['other names of languages', tagged.flatMap((path) => [path, `${path}?x=1`]), noLine],
  ['unknown paths, in their language', unknown.split(' ')],
  ['what is inside of the export', inside.split(' ')],
  ['malformed paths', malformed.split(' ')],
  [
    'search and narrowed listings',
    ['/en/search?q=brela', '/search', '/en/hotels?stars=4', '/ponude?theme=wellness', '/en/hotels?x'],
  ],
  ['calls of programs', ['/api', '/api/nowhere', '/api//cookie', '/healthz']],
  [
    'pages that thank, with the reference of their query',
    [...thanksPages].flatMap((path) => [path, `${path}?ref=K7QM-4TXW&confirm`, `${path}?x`]),
  ],
  ...encodings.map((encoding): [string, readonly string[], Comparing] => [
    `pages of forms, as ${encoding}`,
    sampleOf(formPages, 8, 0),
    { ...accepting(encoding), ...noStamp },
  ]),
  ...encodings.map((encoding): [string, readonly string[], Comparing] => [
    `HEAD, as ${encoding}`,
    some,
    { ...accepting(encoding), method: 'HEAD', check: expectFile },
  ]),
  ...encodings.map((encoding): [string, readonly string[], Comparing] => [
    `what has not changed, as ${encoding}`,
    some,
    { headers: { 'Accept-Encoding': encoding, 'If-None-Match': '*' } },
  ]),
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method): [string, readonly string[], Comparing] => [
    `${method} to files and forms`,
    ['/en/offers', '/', '/en/hotels?stars=4', '/robots.txt', ...formPages.slice(0, 3), ...actions],
    { method },
  ]),
])('%s are answered as by the app', async (_what, targets, comparing = {}) => {
  expect(targets.length).toBeGreaterThan(3);
  expect(await compareAnswers(front(), targets, comparing)).toEqual([]);
});

test('every other file is, too: sitemaps, feeds, scripts, search, pictures', async () => {
  const folder = join(front().folder, 'site');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name))
    .map((entry) => `/${encodePath(relative(folder, join(entry.parentPath, entry.name)))}`);
  const comparing = { ...accepting('gzip, br'), check: expectFile };
  const [pictures = [], files = []] = [true, false].map((is) =>
    names.filter((path) => path.startsWith('/media/') === is),
  );
  expect(files).toEqual(expect.arrayContaining(['/sitemap.xml', '/search/en.json']));
  expect(await compareAnswers(front(), files, comparing)).toEqual([]);
  expect(pictures.length).toBeGreaterThan(500);
  const sizes = { ...comparing, method: 'HEAD', except: ['last-modified', 'text'] };
  expect(await compareAnswers(front(), pictures, sizes)).toEqual([]);
});

const forNobody = '/dev/mailbox /dev //dev/components /%64ev/mailbox /x/../dev/mailbox /readyz /metrics';

test.each(forNobody.split(' '))('%s is for nobody', async (target) => {
  const { text } = await expectAnswer(front(), `GET ${target}`, 404, { 'cache-control': 'no-cache' });
  expect(text).toContain('<html lang="hr"');
});

test.each(['/en/offers', '/en/hotels', '/robots.txt', '/favicon.ico', '/sitemap.xml'])(
  'the encoding of %s is the one that is wanted',
  async (target) => {
    const plain = '|identity|BR|gzip, deflate, br, zstd|gzip, deflate|*|deflate|bro, gzipped';
    const weighed = 'br;q=0.5, gzip|br;q=0, gzip|identity;q=1, *;q=0.5|*;q=0.5, br;q=0|br;q=one';
    for (const wish of `${plain}|${weighed}`.split('|'))
      expect(await compareAnswers(front(), [target], accepting(wish)), wish).toEqual([]);
  },
);

test('tags differ between encodings and pages; what has one is not sent again, whatever its date', async () => {
  const tags = new Set<string | undefined>();
  const targets = ['/en/offers', '/sitemap.xml', '/favicon.ico'];
  for (const target of targets)
    for (const encoding of encodings) {
      const { headers } = accepting(encoding);
      const { etag } = (await ask(front(), target, { headers })).headers;
      tags.add(etag);
      const empty = { etag, vary: 'Accept-Encoding', 'content-encoding': undefined };
      for (const tag of [etag, `W/${etag}`, `"a", ${etag}`, '*'])
        await expectAnswer(front(), `GET ${target}`, 304, empty, { ...headers, 'If-None-Match': tag });
      const dated = { ...headers, 'If-Modified-Since': new Date().toUTCString() };
      await expectAnswer(front(), `GET ${target}`, 200, {}, dated);
    }
  expect(tags.size).toBeGreaterThan(2 * encodings.length);
});

test.each([
  ['without Host', 'GET /en/offers HTTP/1.1\r\n'],
  ['with a malformed path', 'GET /%zz HTTP/1.1\r\nHost: a\r\n'],
  ['with a header without a colon', 'GET / HTTP/1.1\r\nHost: a\r\nnonsense\r\nA : b\r\n'],
])('a request %s is 400, with the security headers', async (_what, head) => {
  const answer = await sendBytes(front(), `${head}Connection: close\r\n\r\n`);
  expect(statusOf(answer)).toBe(400);
  expect(answer.match(/^content-security-policy:/gim)).toHaveLength(1);
});

test('the API goes through to every process, with the guest’s cookies', async () => {
  const guest = new Guest(front().url, { origin: publicOrigin });
  const email = `ana.${process.pid}@example.com`;
  expect((await guest.call('emailExists', { body: { email, locale: 'en' } })).status).toBe(200);
  expect(guest.cookies.size).toBeGreaterThan(0);
  for (const app of front().apps) {
    const other = new Guest(app.url, { origin: publicOrigin });
    expect((await other.call('findContact', { path: { email } })).status).toBe(403);
    for (const [name, value] of guest.cookies) other.cookies.set(name, value);
    expect((await other.call('findContact', { path: { email } })).status).toBe(200);
  }
  expect((await guest.call('findContact', { path: { email } })).status).toBe(200);
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  expect((await guest.call('logout', { body: {}, headers: foreign })).status).toBe(403);
});

test('a form that is sent through nginx is thanked for, by any process', async () => {
  const guest = new FormGuest(front(), '10.8.0.2');
  const stamp = (await guest.open('table', 'en', '?about=hotels')).controls.get('_token');
  expect(stamp?.values).toEqual([expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/)]);
  await expectAnswer(front(), `GET ${pathOf('table', 'en')}/`, 301, { location: pathOf('table', 'en') });
  for (let times = 0; times < 4; times += 1) {
    const answer = await guest.fill('question', 'en', validAnswers('question', times));
    expect(answer.status).toBe(303);
    const thanks = await guest.ask(answer.headers.location ?? '', { headers: { Origin: publicOrigin } });
    expect(thanks.text).toContain(`<strong data-reference="">${referenceOf(answer)}</strong>`);
  }
});

test('one app process is killed: whatever is asked for after that is answered', async () => {
  const statuses = {
    '/en/search?q=bol': 200,
    '/en/hotels?stars=4': 200,
    '/api/cookie': 200,
    '/en/nowhere': 404,
    '/en/offers': 200,
  };
  const askAll = async () => {
    const asked = Object.keys(statuses).map(async (target) => [target, (await ask(front(), target)).status]);
    return Object.fromEntries(await Promise.all(asked));
  };
  for (let round = 0; round < 10; round += 1) expect(await askAll()).toEqual(statuses);
  const during = Promise.allSettled(Array.from({ length: 10 }, askAll));
  await front().apps[0]?.kill();
  for (let round = 0; round < 50; round += 1) expect(await askAll()).toEqual(statuses);
  await during;
  const guest = new Guest(front().url, { origin: publicOrigin });
  expect((await guest.call('emailExists', { body: { email: 'ana@example.com', locale: 'en' } })).status).toBe(
    200,
  );
});

describe('no app is left', () => {
  test('pages go on, the rest says so in its language', async () => {
    for (const app of front().apps) await app.kill();
    const policy = { 'content-security-policy': expect.stringContaining("default-src 'none'") };
    const get = (target: string, status: number, wanted = {}, headers = {}) =>
      expectAnswer(front(), `GET ${target}`, status, { ...policy, ...wanted }, headers);
    await get('/en/offers', 200, { 'content-encoding': 'br' }, accepting('br').headers);
    await get('/en/offers/', 301, { location: '/en/offers' });
    const { text } = await get('/en/hotels', 200);
    expect((await get('/en/hotels?stars=4', 200)).text).toBe(text);
    expect((await get('/en/hotels', 200, {}, accepting('br;q=0.5').headers)).text).toBe(text);
    const unknown = await get('/se/ingenting', 404, { 'cache-control': 'no-cache' });
    expect(unknown.text).toContain('<html lang="sv"');
    expect(unknown.text).toContain(messages.se.notFound.title);
    const search = await get('/de/search?q=brela', 503, { 'cache-control': 'no-store', 'retry-after': '5' });
    expect(search.text).toContain('<html lang="de"');
    const call = await get('/api/cookie', 503, { 'content-type': 'application/problem+json' });
    expect(JSON.parse(call.text)).toMatchObject({ status: 503, code: 'Unavailable' });
  });

  test('forms can be read, and what is sent is for later', async () => {
    const guest = new FormGuest(front(), '10.8.0.3');
    const sent = await guest.send(await guest.open('stay', 'de'), {});
    expect([sent.status, sent.headers['retry-after']]).toEqual([503, '5']);
    expect(sent.text).toContain('<html lang="de"');
    const thanks = encodePath(findPage('thank-you', 'de')?.path ?? '');
    expect((await guest.ask(`${thanks}?ref=K7QM-4TXW`)).status).toBe(200);
  });
});
