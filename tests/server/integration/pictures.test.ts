/** Pictures over HTTP: their files, and the policy with and without a CDN. */
import { describe, expect, test } from 'vitest';
import { ask } from './fixture/ask.ts';
import { withFixtureSite } from './fixture/start-fixture-site.ts';

const picture = Buffer.from('the bytes of a picture');
const address = '/media/sea/1-3f9a2c1b/800.avif';

const names = ['800.avif', '800.webp', 'social.jpg'];
const files = Object.fromEntries(names.map((name) => [`media/sea/1-3f9a2c1b/${name}`, picture]));

const siteUrl = 'https://www.example.com';
const ownPictures = withFixtureSite({ SITE_URL: siteUrl }, { files });
const overCdn = withFixtureSite(
  {
    SITE_URL: siteUrl,
    IMAGE_CDN_URL: 'https://images.example.com/dalmatia/',
    FLAG_CDN_URL: 'https://flags.example.com/',
  },
  { files },
);

describe('a picture', () => {
  test.each([
    ['800.avif', 'image/avif'],
    ['800.webp', 'image/webp'],
    ['social.jpg', 'image/jpeg'],
  ])('%s is sent as %s, for good', async (file, type) => {
    const { status, headers, body } = await ask(ownPictures(), `/media/sea/1-3f9a2c1b/${file}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(picture.length),
      'x-content-type-options': 'nosniff',
    });
    expect(body).toEqual(picture);
  });

  test.each([
    ['bytes=0-2', 206, `bytes 0-2/${picture.length}`, 'the'],
    ['bytes=999999-', 416, `bytes */${picture.length}`, 'Range Not Satisfiable\n'],
    ['bytes=-0', 416, `bytes */${picture.length}`, 'Range Not Satisfiable\n'],
    ['bytes=5-2', 416, `bytes */${picture.length}`, 'Range Not Satisfiable\n'],
  ])('is answered for the range %s with %i', async (range, status, contentRange, text) => {
    const answer = await ask(ownPictures(), address, { headers: { Range: range } });
    expect({ ...answer, headers: answer.headers['content-range'] }).toMatchObject({
      status,
      headers: contentRange,
      text,
    });
  });

  test.each([
    ['If-Match', '"another"'],
    ['If-Unmodified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ])('is 412 for an %s that does not hold', async (name, value) => {
    const { status, text } = await ask(ownPictures(), address, { headers: { [name]: value } });
    expect({ status, text }).toEqual({ status: 412, text: 'Precondition Failed\n' });
  });

  test('may be shown under another origin, as a CDN that fetches it here does', async () => {
    const { headers } = await ask(ownPictures(), address);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test('is not sent again to who has it, nor with HEAD', async () => {
    const { headers } = await ask(ownPictures(), address);
    const again = await ask(ownPictures(), address, { headers: { 'If-None-Match': headers.etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await ask(ownPictures(), address, { method: 'HEAD' });
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(picture.length),
    ]);
  });

  test('can only be read', async () => {
    const { status, headers } = await ask(ownPictures(), address, { method: 'POST', body: 'x' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    '/media/sea/1-3f9a2c1b/900.avif',
    '/media/sea/1-3f9a2c1b',
    '/media/sea/1-3f9a2c1b/',
    '/media/',
    '/media/../build.json',
    '/media/%2e%2e/build.json',
    '/media/..%2fbuild.json',
    '/media/sea/..%5c..%5cbuild.json',
    '/en/old-logo.PNG',
  ])('that there is not, %s, is 404 without a page', async (target) => {
    const { status, text } = await ask(ownPictures(), target);
    expect({ status, text }).toEqual({ status: 404, text: 'Not Found\n' });
  });
});

test('addresses of pictures are allowed by the policy, and no other origins', async () => {
  const imagesOf = async (site: { readonly url: string }) => {
    const { headers } = await ask(site, '/en/offers');
    return /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  };
  expect(await imagesOf(ownPictures())).toBe("'self' data:");
  expect(await imagesOf(overCdn())).toBe("'self' data: https://flags.example.com https://images.example.com");
});
