import { once } from 'node:events';
import { connect } from 'node:net';
import express from 'express';
import { describe, expect, test } from 'vitest';
import type { DocumentRequest } from '../../../app/document/render-request.tsx';
import { createHttpServer } from '../../../server/http/http-server.ts';
import { createAddressLimit } from '../../../server/http/request-checks.ts';
import type { SendError } from '../../../server/pages/error-handler.ts';
import { PageCache } from '../../../server/pages/page-cache.ts';
import { createSearchHandler } from '../../../server/pages/search-handler.ts';
import { ask, sendBytes } from './fixture/ask.ts';
import { expectAnswer } from './fixture/expect-answer.ts';
import { fixtureInput, openFixtureSite } from './fixture/fixture-site.ts';
import { fixtureTables } from './fixture/fixture-tables.ts';
import { withFixtureSite } from './fixture/start-fixture-site.ts';

const fixture = withFixtureSite();

test.each<[target: string, status: number, location?: string]>([
  ['/search', 200],
  ['/en/search?q=x', 200],
  ['/en/se%61rch', 200],
  ['/hr/search', 301, '/search'],
  ['/fr/search', 404],
  ['/search/en.json', 200],
  ['/search/fr.json', 404],
  ['/search/EN.json', 404],
])('%s is %i %s', async (target, status, location) => {
  await expectAnswer(fixture(), `GET ${target}`, status, { location });
});

test.each([
  ['', ''],
  ['?q', ''],
  ['?q=pla%C5%BEe+u+Brelima&q=b', 'plaže u Brelima'],
  ['?Q=x&q=a%2Bb%26c', 'a+b&c'],
  ['?q=%zz%ff', '%zz\ufffd'],
])(
  'of %j the page gets what was typed, decoded; the first value where there are several',
  async (query, text) => {
    expect(JSON.parse((await ask(fixture(), `/search${query}`)).text)).toEqual({ locale: 'hr', text });
  },
);

describe('answers are kept', () => {
  const asked: string[] = [];
  const onRender = (request: DocumentRequest) => {
    if (request.kind === 'search') asked.push([request.locale, request.text, request.area].join(' ').trim());
    return undefined;
  };
  const counted = withFixtureSite({ RATE_LIMITS: 'off', PAGE_CACHE_MB: '1' }, { onRender });

  test('as long as they are asked for, by language, what was meant and the area', async () => {
    for (const path of ['/search?q=a+b', '/search?x=1&q=a++b', '/search?q=%20a%00b&q=c', '/en/search?q=a+b'])
      await expectAnswer(counted(), `GET ${path}`, 200);
    expect(asked).toEqual(['hr a b', 'en a b']);
    for (const area of ['offers', 'nowhere', 'toString'])
      await expectAnswer(counted(), `GET /search?in=${area}&q=a+b`, 200);
    expect(asked).toEqual(['hr a b', 'en a b', 'hr a b offers']);
  });
});

describe('searches wait for each other', () => {
  const done: string[] = [];
  let meanwhile = async () => {};
  const queries = (...texts: readonly string[]) =>
    texts.map((text, at) => {
      const isLast = at === texts.length - 1;
      return `GET /search?q=${text} HTTP/1.1\r\nHost: a\r\n${isLast ? 'Connection: close\r\n' : ''}\r\n`;
    });
  const onRender = async (request: DocumentRequest) => {
    if (request.kind !== 'search') return undefined;
    done.push(request.text);
    // Requests that arrive during a search.
    setImmediate(() => done.push('page'));
    await meanwhile();
    return request.text;
  };
  const queued = withFixtureSite({}, { onRender });

  test('pages are answered between two that arrived at once, and equal ones are made once', async () => {
    const answers = await sendBytes(queued(), queries('a', 'b', 'a').join(''));
    expect(answers.match(/HTTP\/1.1 200/g)).toHaveLength(3);
    await ask(queued(), '/healthz');
    expect(done).toEqual(['a', 'page', 'b', 'page']);
  });

  test('what nobody waits for any more is not made', async () => {
    const guest = connect(Number(new URL(queued().url).port), '127.0.0.1');
    meanwhile = async () => {
      guest.destroy();
      // The server has seen that once it answers what was sent after it.
      await ask(queued(), '/healthz');
    };
    guest.write(queries('c', 'd').join(''));
    await once(guest, 'close');
    await ask(queued(), '/search?q=e');
    expect(done.filter((text) => text !== 'page')).toEqual(['a', 'b', 'c', 'e']);
  });
});

test('an address that searches without end waits, and reads so in its language; others do not', async () => {
  let now = 0;
  const limit = createAddressLimit({ most: 3, perSecond: 0.5 }, () => now);
  const sent: string[] = [];
  const events: string[] = [];
  const app = express().set('trust proxy', true);
  const sendError: SendError = async (response, path, { kind, query }) => {
    sent.push(`${path} ${kind} ${query}`);
    response.statusCode = 429;
    response.end();
  };
  const served = { site: openFixtureSite(fixtureInput), cache: new PageCache(1) };
  const handler = createSearchHandler({
    tables: fixtureTables,
    securityHeaders: [],
    limit,
    searched: new Set(),
    events: { record: (event, { address }) => events.push(`${event} ${address}`) },
    sendError,
    site: { last: () => served, today: () => served, stop: () => undefined },
  });
  const server = createHttpServer([]);
  const url = `http://127.0.0.1:${await server.listen('127.0.0.1', 0)}`;
  server.serve(app.use(handler));
  const searchAs = async (address: string, query: string) => {
    const headers = { 'x-forwarded-for': address };
    const answer = await ask({ url }, `/en/search?q=${query}`, { headers });
    return [answer.status, answer.headers['retry-after']];
  };
  const ok = [200, undefined];
  for (const query of ['a', 'b', 'c', 'a']) expect(await searchAs('192.0.2.1', query)).toEqual(ok);
  expect(await searchAs('192.0.2.1', 'd')).toEqual([429, '2']);
  expect(await searchAs('192.0.2.1', 'c')).toEqual(ok);
  expect(await searchAs('192.0.2.2', 'd')).toEqual(ok);
  now = 2000;
  expect(await searchAs('192.0.2.1', 'e')).toEqual(ok);
  expect(await searchAs('192.0.2.1', 'f')).toEqual([429, '2']);
  // A customer’s network in IPv6 counts as one address.
  for (const at of [1, 2, 3]) expect(await searchAs(`2001:db8:0:1${at}::1`, `v${at}`)).toEqual(ok);
  expect(await searchAs('2001:db8:0:14::1', 'v4')).toEqual([429, '2']);
  expect(sent).toEqual(['d', 'f', 'v4'].map((query) => `/en/search tooManySearches ${query}`));
  expect(events).toEqual(['192.0.2.1', '192.0.2.1', '2001:db8:0:14::/64'].map((at) => `limit.reached ${at}`));
  await server.drain(0);
});

test('it is read only, and goes out like a page', async () => {
  const page = await ask(fixture(), '/en/offers');
  const got = await expectAnswer(fixture(), 'GET /en/search?q=x', 200, { 'cache-control': 'no-cache' });
  const wanted = { ...got.headers, date: expect.anything() };
  expect((await expectAnswer(fixture(), 'HEAD /en/search?q=x', 200, wanted)).body).toHaveLength(0);
  const names = Object.keys(page.headers).filter((name) => name !== 'speculation-rules');
  expect(Object.keys(got.headers).toSorted()).toEqual(names.toSorted());
  await expectAnswer(fixture(), 'GET /en/search?q=x', 304, {}, { 'If-None-Match': got.headers.etag });
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    await expectAnswer(fixture(), `${method} /en/search`, 405, { allow: 'GET, HEAD' });
});
