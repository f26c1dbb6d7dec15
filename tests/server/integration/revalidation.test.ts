import { describe, expect, test } from 'vitest';
import { ask } from './fixture/ask.ts';
import { expectAnswer } from './fixture/expect-answer.ts';
import { startFixtureSite, withFixtureSite } from './fixture/start-fixture-site.ts';

const site = withFixtureSite();
const targets = ['/en/offers', '/assets/style-Ab3dE5.css'];
const encodings = ['br', 'gzip', 'identity'];
const cases = targets.flatMap((target) => encodings.map((encoding) => ({ target, encoding })));

async function tagOf(target: string, encoding: string): Promise<string> {
  const { headers } = await ask(site(), target, { headers: { 'Accept-Encoding': encoding } });
  return headers.etag ?? '';
}

test.each(targets)('%s has a strong tag, another for each encoding', async (target) => {
  const tags = await Promise.all(encodings.map((encoding) => tagOf(target, encoding)));
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{16,}"$/);
  expect(new Set(tags).size).toBe(encodings.length);
});

test('tags differ between pages, and stay over a restart', async () => {
  const other = await startFixtureSite({ SITE_URL: site().url });
  const { headers } = await ask(other, '/en/offers');
  await other.stop();
  expect(headers.etag).toBe(await tagOf('/en/offers', 'identity'));
  expect(headers.etag).not.toBe(await tagOf('/en/', 'identity'));
});

describe.each(cases)('$target as $encoding', ({ target, encoding }) => {
  const accepting = { 'Accept-Encoding': encoding };

  test('is not sent again to those who name its tag', async () => {
    const tag = await tagOf(target, encoding);
    const same = [tag, `W/${tag}`, `"a", W/"b,c" ,${tag}`, `"a",${tag},"b"`, '*', ' * '];
    const others = ['"a"', tag.slice(1, -1), `"x${tag.slice(1)}`, '"a", *', '', '"', ',,,W/,""'];
    const kept = { etag: tag, vary: 'Accept-Encoding', 'cache-control': expect.anything() };
    const empty = { ...kept, 'content-length': undefined, 'content-encoding': undefined };
    for (const method of ['GET', 'HEAD']) {
      for (const value of same) {
        const headers = { ...accepting, 'If-None-Match': value };
        expect((await expectAnswer(site(), `${method} ${target}`, 304, empty, headers)).body).toHaveLength(0);
      }
      for (const value of others)
        await expectAnswer(site(), `${method} ${target}`, 200, kept, {
          ...accepting,
          'If-None-Match': value,
        });
    }
    for (const other of encodings.filter((name) => name !== encoding)) {
      const headers = { ...accepting, 'If-None-Match': await tagOf(target, other) };
      await expectAnswer(site(), `GET ${target}`, 200, {}, headers);
    }
  });

  test('HEAD has the headers of GET and no body', async () => {
    const got = await ask(site(), target, { headers: accepting });
    const head = await expectAnswer(
      site(),
      `HEAD ${target}`,
      200,
      { ...got.headers, date: expect.anything() },
      accepting,
    );
    expect(Object.keys(head.headers).toSorted()).toEqual(Object.keys(got.headers).toSorted());
    expect([head.body.length, got.headers['content-length']]).toEqual([0, String(got.body.length)]);
  });
});
