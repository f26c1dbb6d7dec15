/** Documents are rendered when they are asked for, and kept as long as there is room, on their day. */
import { randomBytes } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DocumentRequest } from '../../../app/document/render-request.tsx';
import { pathOf } from '../forms/form-guest.ts';
import { ask, sendBytes } from './fixture/ask.ts';
import { fixtureTables } from './fixture/fixture-tables.ts';
import { type FixtureOptions, type FixtureSite, startFixtureSite } from './fixture/start-fixture-site.ts';

const offers = '/en/offers';
const encodings = ['br', 'gzip', 'identity'];
const never = new Promise<undefined>(() => undefined);
const addressOf = (request: DocumentRequest) =>
  request.kind === 'page' ? request.path + request.query : request.kind === 'form' ? request.path : '';
type Recorded = FixtureSite & { readonly rendered: string[] };

/** Starts a site that records which addresses it renders, until the test ends. Nothing may ask for `/`, so that nothing is warmed. */
async function start(
  env: Readonly<Record<string, string>> = {},
  { onRender, ...options }: FixtureOptions = {},
): Promise<Recorded> {
  const rendered: string[] = [];
  const record: FixtureOptions['onRender'] = async (request, day) => {
    // The first page that the cache is warmed with.
    if (addressOf(request) === '/') return never;
    rendered.push(addressOf(request));
    return onRender?.(request, day);
  };
  const site = await startFixtureSite(env, { ...options, onRender: record });
  onTestFinished(() => site.stop());
  return { ...site, rendered };
}

/** Asks for addresses, one after the other; gives those that were rendered. */
async function renderedOf(site: Recorded, addresses: readonly string[]): Promise<readonly string[]> {
  site.rendered.length = 0;
  for (const address of addresses)
    expect((await ask(site, address, { headers: { 'Accept-Encoding': 'br' } })).status).toBe(200);
  return [...site.rendered];
}

test('a thousand that ask for a page at once get one rendering, whatever encoding they take', async () => {
  const { promise: allHaveAsked, resolve } = Promise.withResolvers<undefined>();
  let left = 1000;
  const readDay = () => {
    if (left-- === 0) resolve(undefined);
    return '2026-11-23';
  };
  const site = await start({}, { readDay, onRender: () => allHaveAsked });
  const requests = (encoding: string, count: number) =>
    `GET ${offers} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\n\r\n`.repeat(count) +
    `GET ${offers} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`;
  const answers = await Promise.all(
    ['br', 'gzip', 'identity', 'br'].map((encoding) => sendBytes(site, requests(encoding, 249))),
  );
  expect(answers.map((text) => text.match(/HTTP\/1.1 200 OK/g)?.length)).toEqual([250, 250, 250, 250]);
  expect(site.rendered).toEqual([offers]);
});

test('a page that cannot be rendered harms no other, is told by its path, and is tried again', async () => {
  let isBroken = true;
  const site = await start(
    {},
    {
      onRender(request) {
        if (isBroken && /angebote|theme/.test(addressOf(request))) throw new RangeError('of a template');
        return undefined;
      },
    },
  );
  const broken = ['/de/angebote', '/de/angebote?x=y', `${offers}?theme=family`];
  for (const { status, headers, text } of await Promise.all(broken.map((address) => ask(site, address)))) {
    expect([status, headers['cache-control'], headers['x-content-type-options']]).toEqual([
      500,
      'no-store',
      'nosniff',
    ]);
    expect(text).toMatch(/^<html lang="(?:de|en)">.*"kind":"serverError"/);
  }
  const faults = site.logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(faults.map(({ msg, fault, path }) => [msg, fault, path]).toSorted()).toEqual(
    ['/de/angebote', '/de/angebote', offers].map((path) => ['a request failed', 'RangeError', path]),
  );
  expect(site.logged.join('')).not.toContain('theme');
  expect((await ask(site, offers)).status).toBe(200);
  isBroken = false;
  for (const address of broken) expect((await ask(site, address)).status).toBe(200);
});

describe('the cache', () => {
  test.each([
    ['0', 6],
    ['1', 1],
  ])('of %s MB: an address has the same bytes and tag however often it is asked for', async (size, times) => {
    const site = await start({ PAGE_CACHE_MB: size });
    const askAll = async () => {
      const answers: unknown[] = [];
      for (const target of [
        offers,
        `${offers}?theme=sun`,
        '/en/search?q=sun',
        '/robots.txt',
        '/assets/style-Ab3dE5.css',
      ])
        for (const encoding of encodings) {
          const { status, headers, body } = await ask(site, target, {
            headers: { 'Accept-Encoding': encoding },
          });
          answers.push([target, status, headers.etag, headers['content-encoding'], body]);
          expect(status).toBe(200);
        }
      return answers;
    };
    expect(await askAll()).toEqual(await askAll());
    expect(site.rendered.filter((address) => address === offers)).toHaveLength(times);
  });

  const size = 15_000;
  const onRender = () => randomBytes(size).toString('base64');
  const [some] = fixtureTables.pages;
  const crowd = Array.from({ length: 100 }, (_, number) => `/en/crowd-${number}`);
  const more = crowd.flatMap((path) => (some === undefined ? [] : [{ ...some, path }]));
  const tables = { ...fixtureTables, pages: [...fixtureTables.pages, ...more] };

  test('is never larger than it may be: what was asked for longest ago is rendered again', async () => {
    const site = await start({ PAGE_CACHE_MB: '1' }, { onRender, tables });
    expect(await renderedOf(site, crowd)).toEqual(crowd);
    const kept = crowd.length - (await renderedOf(site, crowd.toReversed())).length;
    expect(kept * size).toBeGreaterThan(2 ** 19);
    expect(kept * size).toBeLessThan(2 ** 20);
  });

  test('keeps pages, however many queries are asked for', async () => {
    const site = await start({ PAGE_CACHE_MB: '1' }, { onRender, tables });
    const pages = crowd.slice(0, 40);
    await renderedOf(site, pages);
    const queries = crowd.map((_, number) => `${offers}?theme=crowd${number}`);
    const searches = crowd.map((_, number) => `/en/search?q=crowd${number}`);
    await renderedOf(site, [...queries, ...searches]);
    expect(await renderedOf(site, pages)).toEqual([]);
    await renderedOf(site, queries);
    const kept = queries.length - (await renderedOf(site, queries.toReversed())).length;
    expect(kept * size).toBeGreaterThan(2 ** 16);
    expect(kept * size).toBeLessThan(2 ** 17);
  });
});

test('the page of a form is rendered once in a quarter of an hour, for all guests', async () => {
  const noon = Date.parse('2026-11-23T12:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  onTestFinished(() => void vi.useRealTimers());
  const site = await start();
  const form = pathOf('stay', 'en');
  const first = await ask(site, form);
  const again = { headers: { 'If-None-Match': first.headers.etag, Cookie: 'user=x' } };
  vi.setSystemTime(noon + 15 * 60_000 - 1);
  expect((await ask(site, form, again)).status).toBe(304);
  expect(site.rendered).toEqual([form]);
  vi.setSystemTime(noon + 15 * 60_000 + 1);
  const next = await ask(site, form, again);
  expect([next.status, site.rendered]).toEqual([200, [form, form]]);
  expect(next.text).not.toBe(first.text);
  // Values from the address are one guest’s.
  expect(await renderedOf(site, [`${form}?guest_name=Ana`, `${form}?guest_name=Ana`, form])).toEqual([
    form,
    form,
  ]);
});

describe('the day of the site', () => {
  const toFake = ['Date', 'setInterval', 'clearInterval'] as const;
  /** Starts a site on a faked clock; `days` has those of what it rendered. */
  async function startAt(time: string, onRender: FixtureOptions['onRender'] = () => undefined) {
    vi.useFakeTimers({ toFake: [...toFake], now: Date.parse(time) });
    onTestFinished(() => void vi.useRealTimers());
    const days: string[] = [];
    const site = await start(
      {},
      {
        onRender(request, day) {
          days.push(day);
          return onRender(request, day);
        },
      },
    );
    return { site, days };
  }

  test('is the one at the hotels, at both changes of summer time, after a sleep, and when the clock is set back', async () => {
    const { site, days } = await startAt('2026-03-28T22:59:59Z');
    const moments = [
      ['2026-03-28T22:59:59Z', '2026-03-28'],
      ['2026-03-28T23:00:00Z', '2026-03-29'],
      ['2026-03-29T21:59:59Z', '2026-03-29'],
      ['2026-03-29T22:00:00Z', '2026-03-30'],
      ['2026-10-24T21:59:59Z', '2026-10-24'],
      ['2026-10-24T22:00:00Z', '2026-10-25'],
      ['2026-10-25T22:59:59Z', '2026-10-25'],
      ['2026-10-25T23:00:00Z', '2026-10-26'],
      ['2026-10-25T12:00:00Z', '2026-10-25'],
    ] as const;
    for (const [time] of moments) {
      vi.setSystemTime(Date.parse(time));
      await ask(site, `${offers}?theme=at${Date.parse(time)}`);
    }
    expect(days).toEqual(moments.map(([, day]) => day));
  });

  test('begins within a minute, or with the next page that is rendered; nothing of the day before is left', async () => {
    const { site, days } = await startAt('2026-11-23T22:59:30Z');
    const pages = [offers, '/en/destination/brac'];
    expect(await renderedOf(site, pages)).toEqual(pages);
    expect(await renderedOf(site, pages)).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(await renderedOf(site, pages)).toEqual(pages);
    vi.setSystemTime(Date.parse('2026-11-24T23:00:00Z'));
    expect(await renderedOf(site, ['/en/VIP-club', ...pages])).toEqual(['/en/VIP-club', ...pages]);
    expect(days).toEqual([23, 23, 24, 24, 25, 25, 25].map((day) => `2026-11-${day}`));
  });

  test('a page that is rendered over midnight is not kept for the new day', async () => {
    const { promise: midnight, resolve: strike } = Promise.withResolvers<undefined>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { site, days } = await startAt('2026-11-23T22:59:59Z', async () => {
      begin();
      return midnight;
    });
    const late = ask(site, offers);
    await begun;
    vi.setSystemTime(Date.parse('2026-11-23T23:00:00Z'));
    const early = ask(site, `${offers}?theme=sun`);
    await expect.poll(() => days.length).toBe(2);
    strike(undefined);
    expect([(await late).status, (await early).status]).toEqual([200, 200]);
    expect(await renderedOf(site, [offers])).toEqual([offers]);
    expect(days).toEqual(['2026-11-23', '2026-11-24', '2026-11-24']);
  });
});
