import { describe, expect, test } from 'vitest';
import { ask } from './fixture/ask.ts';
import { stylesheet } from './fixture/fixture-site.ts';
import { withFixtureSite } from './fixture/start-fixture-site.ts';

const site = withFixtureSite();
const target = '/assets/style-Ab3dE5.css';

describe('the encoding follows Accept-Encoding', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['br', 'br'],
    ['BR', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['gzip;q=0.2, br;q=0.1, identity;q=0.05', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=0.000', undefined],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['identity;q=1, *;q=0.5', undefined],
    ['identity;q=0', undefined],
    ['identity;q=0, *;q=0', undefined],
    ['*;q=0', undefined],
    ['deflate', undefined],
    ['zstd', undefined],
    ['bro, gzipped', undefined],
    ['br;q=one', undefined],
    [' gzip ;q=1 ', 'gzip'],
    [',,,;;;=,gzip', 'gzip'],
    ['br;q=1;level=11', 'br'],
    [`${'x,'.repeat(4000)}gzip`, 'gzip'],
  ])('%j gets %s', async (acceptEncoding, encoding) => {
    const headers = acceptEncoding === undefined ? {} : { 'Accept-Encoding': acceptEncoding };
    const answer = await ask(site(), target, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.text).toBe(stylesheet);
    expect(answer.body.length < stylesheet.length).toBe(encoding !== undefined);
  });

  test('sent twice, it counts as one list', async () => {
    const answer = await ask(site(), target, { headers: { 'Accept-Encoding': ['gzip;q=0.5', 'br;q=0.1'] } });
    expect(answer.headers['content-encoding']).toBe('gzip');
  });

  test('more different values than are remembered get right answers', async () => {
    const values = Array.from(
      { length: 1100 },
      (_, index) => `x${index}, ${index % 2 === 0 ? 'br' : 'gzip'}`,
    );
    const wrong: string[] = [];
    for (const value of values) {
      const { headers } = await ask(site(), target, {
        method: 'HEAD',
        headers: { 'Accept-Encoding': value },
      });
      if (!value.endsWith(`, ${headers['content-encoding']}`)) wrong.push(value);
    }
    expect(wrong).toEqual([]);
  });
});

describe('not compressed', () => {
  test.each([
    ['what is small', '/robots.txt'],
    ['pictures', '/assets/picture-Ab3dE5.png'],
  ])('%s', async (_what, uncompressed) => {
    const answer = await ask(site(), uncompressed, { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
  });
});
