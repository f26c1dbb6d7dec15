import { describe, expect, test } from 'vitest';
import { ask } from './fixture/ask.ts';
import { startFixtureSite, withFixtureSite } from './fixture/start-fixture-site.ts';

const site = withFixtureSite();
const targets = ['/en/offers', '/assets/style-Ab3dE5.css'];
const encodings = ['br', 'gzip', 'identity'];
const cases = targets.flatMap((target) => encodings.map((encoding) => ({ target, encoding })));

async function tagOf(target: string, encoding: string): Promise<string> {
  const { headers } = await ask(site(), target, { headers: { 'Accept-Encoding': encoding } });
  return headers.etag ?? '';
}

describe('entity tags', () => {
  test.each(targets)('%s has a strong one, another for each encoding', async (target) => {
    const tags = await Promise.all(encodings.map((encoding) => tagOf(target, encoding)));
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{16,}"$/);
    expect(new Set(tags).size).toBe(encodings.length);
  });

  test('differ between pages, and stay over a restart', async () => {
    const other = await startFixtureSite({ SITE_URL: site().url });
    const { headers } = await ask(other, '/en/offers');
    await other.stop();
    expect(headers.etag).toBe(await tagOf('/en/offers', 'identity'));
    expect(headers.etag).not.toBe(await tagOf('/en/', 'identity'));
  });
});

describe.each(cases)('$target as $encoding', ({ target, encoding }) => {
  test.each<[string, (tag: string) => string, number]>([
    ['the tag', (tag) => tag, 304],
    ['the weak tag', (tag) => `W/${tag}`, 304],
    ['a list with the tag', (tag) => `"a", W/"b,c" ,${tag}`, 304],
    ['a list without spaces', (tag) => `"a",${tag},"b"`, 304],
    ['anything', () => '*', 304],
    ['anything, with space', () => ' * ', 304],
    ['another tag', () => '"a"', 200],
    ['the tag without quotes', (tag) => tag.slice(1, -1), 200],
    ['a tag that contains it', (tag) => `"x${tag.slice(1)}`, 200],
    ['a star among others', () => '"a", *', 200],
    ['nothing', () => '', 200],
    ['an open quote', () => '"', 200],
    ['nonsense', () => ',,,W/,""', 200],
  ])('If-None-Match with %s', async (_what, write, status) => {
    const tag = await tagOf(target, encoding);
    const headers = { 'Accept-Encoding': encoding, 'If-None-Match': write(tag) };
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(site(), target, { method, headers });
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({ etag: tag, vary: 'Accept-Encoding' });
      expect(answer.headers['cache-control']).toBeDefined();
      if (status === 304) {
        expect(answer.body.length).toBe(0);
        expect(answer.headers).not.toHaveProperty('content-length');
        expect(answer.headers).not.toHaveProperty('content-encoding');
      }
    }
  });

  test('the tag of another encoding does not match', async () => {
    for (const other of encodings.filter((name) => name !== encoding)) {
      const headers = { 'Accept-Encoding': encoding, 'If-None-Match': await tagOf(target, other) };
      expect((await ask(site(), target, { headers })).status).toBe(200);
    }
  });

  test('HEAD has the headers of GET and no body', async () => {
    const headers = { 'Accept-Encoding': encoding };
    const got = await ask(site(), target, { headers });
    const head = await ask(site(), target, { headers, method: 'HEAD' });
    const withoutDate = ({ date, ...rest }: typeof got.headers) => rest;
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect(got.headers['content-length']).toBe(String(got.body.length));
    expect(withoutDate(head.headers)).toEqual(withoutDate(got.headers));
  });
});
