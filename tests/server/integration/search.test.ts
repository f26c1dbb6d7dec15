import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DocumentRequest } from '../../../app/document/render-request.ts';
import { createAddressLimit } from '../../../server/pages/limit-by-address.ts';
import { searchRate } from '../../../server/pages/search-handler.ts';
import { ask, sendBytes } from './fixture/ask.ts';
import { expectAnswer } from './fixture/expect-answer.ts';
import { startFixtureSite, withFixtureSite } from './fixture/start-fixture-site.ts';

const fixture = withFixtureSite();

test.each<[target: string, status: number, location?: string]>([
  ['/search', 200],
  ['/en/search?q=x', 200],
  ['/en/se%61rch', 200],
  ['/search/', 301, '/search'],
  ['/hr/search', 301, '/search'],
  ['/HR/Search/?q=x', 301, '/search'],
  ['/en//search', 301, '/en/search'],
  ['/fr/search', 404],
  ['/en/search/x', 404],
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
    if (request.kind === 'search') asked.push(`${request.locale} ${request.text}`);
    return undefined;
  };
  const counted = withFixtureSite({ RATE_LIMITS: 'off', PAGE_CACHE_MB: '1' }, { onRender });

  test('as long as they are asked for, by language and what was meant', async () => {
    for (const path of ['/search?q=a+b', '/search?x=1&q=a++b', '/search?q=%20a%00b&q=c', '/en/search?q=a+b'])
      await expectAnswer(counted(), `GET ${path}`, 200);
    expect(asked).toEqual(['hr a b', 'en a b']);
  });

  test('and forgotten when many others have been', async () => {
    for (let number = 0; number < 600; number += 1) await ask(counted(), `/search?q=${number}`);
    asked.length = 0;
    for (const query of ['599', '598', 'a+b']) await ask(counted(), `/search?q=${query}`);
    expect(asked).toEqual(['hr a b']);
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
    // What arrives during a search.
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

test('an address that searches without end waits; others do not', () => {
  let now = 0;
  const limit = createAddressLimit({ most: 3, perSecond: 0.5 }, () => now);
  const attempts = (count: number) => Array.from({ length: count }, () => limit('192.0.2.1'));
  expect([...attempts(4), limit('192.0.2.2')]).toEqual([0, 0, 0, 2, 0]);
  now = 2000;
  expect(attempts(2)).toEqual([0, 2]);
  // A customer’s network in IPv6 counts as one address.
  expect([1, 2, 3, 4].map((at) => limit(`2001:db8:0:1${at}::1`))).toEqual([0, 0, 0, 2]);
});

test('who has to wait reads so in their language, and gets what is kept', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const limited = await startFixtureSite({ TRUST_PROXY: '127.0.0.1' });
  onTestFinished(() => limited.stop());
  const searchAs = (address: string, query: string, status: number, wanted = {}) =>
    expectAnswer(limited, `GET /en/search?q=${query}`, status, wanted, { 'X-Forwarded-For': address });
  for (let number = 0; number < searchRate.most; number += 1) await searchAs('192.0.2.1', `a${number}`, 200);
  const { text } = await searchAs('192.0.2.1', 'many', 429, { 'retry-after': '1' });
  expect(text).toContain('<html lang="en">');
  expect(text).toMatch(/"kind":"tooManySearches".*"query":"many"/);
  await searchAs('192.0.2.1', 'a299', 200);
  await searchAs('192.0.2.2', 'many', 200);
  expect(limited.logged.filter((line) => line.includes('"limit.reached"'))).toHaveLength(1);
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
