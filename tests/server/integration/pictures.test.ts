/* Pictures over HTTP: their files, and the policy with and without a CDN. */
import { expect, test } from 'vitest';
import { ask } from './fixture/ask.ts';
import { expectAnswer, type Wanted } from './fixture/expect-answer.ts';
import { withFixtureSite } from './fixture/start-fixture-site.ts';

const picture = Buffer.from('the bytes of a picture');
const folder = '/media/sea/1-3f9a2c1b';
const names = ['800.avif', '800.webp', 'social.jpg'];
const files = Object.fromEntries(names.map((name) => [`${folder.slice(1)}/${name}`, picture]));

const SITE_URL = 'https://www.example.com';
const ownPictures = withFixtureSite({ SITE_URL }, { files });
const overCdn = withFixtureSite(
  { SITE_URL, IMAGE_CDN_URL: 'https://images.example.com/x/', FLAG_CDN_URL: 'https://flags.example.com/' },
  { files },
);

test.each([
  ['800.avif', 'image/avif'],
  ['800.webp', 'image/webp'],
  ['social.jpg', 'image/jpeg'],
])('%s is sent as %s, for good, also under another origin', async (name, type) => {
  const wanted = {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(picture.length),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  };
  const { body, headers } = await expectAnswer(ownPictures(), `GET ${folder}/${name}`, 200, wanted);
  expect(body).toEqual(picture);
  const again = { 'If-None-Match': headers.etag };
  expect((await expectAnswer(ownPictures(), `GET ${folder}/${name}`, 304, {}, again)).body).toHaveLength(0);
});

const unsatisfiable = { 'content-range': `bytes */${picture.length}` };
const past = 'Thu, 01 Jan 1970 00:00:00 GMT';

test.each<[line: string, headers: Record<string, string>, status: number, text: string, wanted?: Wanted]>([
  ['GET', { Range: 'bytes=0-2' }, 206, 'the', { 'content-range': `bytes 0-2/${picture.length}` }],
  ['GET', { Range: 'bytes=999999-' }, 416, 'Range Not Satisfiable\n', unsatisfiable],
  ['GET', { Range: 'bytes=-0' }, 416, 'Range Not Satisfiable\n', unsatisfiable],
  ['GET', { Range: 'bytes=5-2' }, 416, 'Range Not Satisfiable\n', unsatisfiable],
  ['GET', { 'If-Match': '"another"' }, 412, 'Precondition Failed\n'],
  ['GET', { 'If-Unmodified-Since': past }, 412, 'Precondition Failed\n'],
  ['HEAD', {}, 200, '', { 'content-length': String(picture.length) }],
  ['POST', {}, 405, '', { allow: 'GET, HEAD' }],
])('%s with %j is %i', async (method, headers, status, text, wanted = {}) => {
  const answer = await expectAnswer(ownPictures(), `${method} ${folder}/800.avif`, status, wanted, headers);
  expect(answer.text).toBe(text);
});

test.each([
  ...[
    `${folder}/900.avif`,
    folder,
    `${folder}/`,
    '/media/',
    '/media/../build.json',
    '/media/%2e%2e/build.json',
  ],
  ...['/media/..%2fbuild.json', '/media/sea/..%5c..%5cbuild.json', '/en/old-logo.PNG'],
])('%s, which there is not, is 404 without a page', async (target) => {
  expect((await expectAnswer(ownPictures(), `GET ${target}`, 404)).text).toBe('Not Found\n');
});

test('addresses of pictures are allowed by the policy, and no other origins', async () => {
  const imagesOf = async (site: { readonly url: string }) => {
    const { headers } = await ask(site, '/en/offers');
    return /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  };
  expect(await imagesOf(ownPictures())).toBe("'self' data:");
  expect(await imagesOf(overCdn())).toBe("'self' data: https://flags.example.com https://images.example.com");
});
