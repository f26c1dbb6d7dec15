import { describe, expect, test } from 'vitest';
import { expectAnswer } from './fixture/expect-answer.ts';
import { stylesheet } from './fixture/fixture-site.ts';
import { withFixtureSite } from './fixture/start-fixture-site.ts';

const site = withFixtureSite();
const line = 'GET /assets/style-Ab3dE5.css';
const accepting = (value: string) => ({ 'Accept-Encoding': value });

describe.each<[encoding: string | undefined, ...accepted: string[]]>([
  ['br', 'br', 'BR', 'gzip, deflate, br, zstd', 'br;q=0.5, gzip;q=0.5', '*', 'br;q=1;level=11'],
  ['gzip', 'gzip', 'br;q=0.5, gzip', 'br;q=0, gzip', '*;q=0.5, br;q=0', ' gzip ;q=1 ', ',,,;;;=,gzip'],
  ['gzip', 'gzip;q=0.2, br;q=0.1, identity;q=0.05', `${'x,'.repeat(4000)}gzip`],
  [undefined, '', 'identity', 'br;q=0, gzip;q=0', 'br;q=0.000', 'identity;q=1, *;q=0.5', 'identity;q=0'],
  [undefined, 'identity;q=0, *;q=0', '*;q=0', 'deflate', 'zstd', 'bro, gzipped', 'br;q=one'],
])('%s is what is wanted', (encoding, ...accepted) => {
  test.each(accepted)('%.40j', async (value) => {
    const wanted = { 'content-encoding': encoding, vary: 'Accept-Encoding' };
    const { headers, body, text } = await expectAnswer(site(), line, 200, wanted, accepting(value));
    expect(headers['content-length']).toBe(String(body.length));
    expect(text).toBe(stylesheet);
    expect(body.length < stylesheet.length).toBe(encoding !== undefined);
  });
});

test('sent twice, it counts as one list; not sent, nothing is compressed', async () => {
  const twice = { 'Accept-Encoding': ['gzip;q=0.5', 'br;q=0.1'] };
  await expectAnswer(site(), line, 200, { 'content-encoding': 'gzip' }, twice);
  await expectAnswer(site(), line, 200, { 'content-encoding': undefined });
});

test.each(['/robots.txt', '/assets/picture-Ab3dE5.png'])(
  '%s, small or a picture, is not compressed',
  async (target) => {
    const wanted = { 'content-encoding': undefined };
    const { headers, body } = await expectAnswer(site(), `GET ${target}`, 200, wanted, accepting('br, gzip'));
    expect(headers['content-length']).toBe(String(body.length));
  },
);
