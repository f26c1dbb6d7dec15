import { describe, expect, test } from 'vitest';
import { ask } from './fixture/ask.ts';
import { pageHtml } from './fixture/fixture-site.ts';
import { fixtureTables } from './fixture/fixture-tables.ts';
import { withFixtureSite } from './fixture/start-fixture-site.ts';

const site = withFixtureSite({ SITE_URL: 'https://www.example.com' });

describe('a published path', () => {
  test.each(fixtureTables.pages)('$path is 200 with its page, under the public origin', async (page) => {
    const answer = await ask(site(), encodeURI(page.path));
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(pageHtml(page, 'https://www.example.com'));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(answer.body.length),
      'cache-control': 'no-cache',
    });
  });

  test.each([
    ['a query', '/en/offers?utm_source=mail&x=%zz', 'offers'],
    ['an empty query', '/en/offers?', 'offers'],
    ['letters encoded without need', '/%65n/%6Fffers', 'offers'],
    ['lower-case hexadecimal digits', '/destinacija/bra%c4%8d', 'brac'],
    ['decomposed accents', `/destinacija/${encodeURIComponent('brač'.normalize('NFD'))}`, 'brac'],
    ['upper case that is the published spelling', '/en/VIP-club', 'vip'],
    ['both a page and a redirect', '/en/offer/-49', 'untitled-offer'],
    ['an absolute target', 'http://elsewhere.example/en/offers', 'offers'],
    ['an absolute target without a path', 'http://elsewhere.example', 'home'],
    ['an absolute target with only a query', 'http://elsewhere.example?x=1', 'home'],
    ['a fragment', '/en/offers#top', 'offers'],
  ])('%s: %s is 200', async (_what, target, key) => {
    const answer = await ask(site(), target);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`data-route="${key}"`);
  });
});

describe('other files of the build', () => {
  test.each([
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
    ['/favicon.ico', 'image/x-icon', 'no-cache'],
    ['/assets/style-Ab3dE5.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/picture-Ab3dE5.png', 'image/png', 'public, max-age=31536000, immutable'],
  ])('%s is 200 as %s, %s', async (target, contentType, cacheControl) => {
    const { status, headers } = await ask(site(), target);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': contentType, 'cache-control': cacheControl });
  });

  test.each(['/robots.txt', '/sitemap.xml'])('%s names the public origin', async (target) => {
    const { text } = await ask(site(), target);
    expect(text).toContain('https://www.example.com/sitemap');
  });

  test.each([
    '/assets.json',
    '/build.json',
    '/assets/style-Ab3dE5.css.br',
    '/index.html',
    '/en/offers.html',
    '/en/index',
    '/assets/',
    '/client/favicon.ico',
  ])('%s is 404', async (target) => {
    expect((await ask(site(), target)).status).toBe(404);
  });
});

describe('methods', () => {
  test.each([
    ['POST', '/en/offers', 405],
    ['PUT', '/', 405],
    ['DELETE', '/en/offers?x=1', 405],
    ['OPTIONS', '/en/offers', 405],
    ['TRACE', '/en/offers', 405],
    ['POST', '/assets/style-Ab3dE5.css', 405],
    ['POST', '/en/nowhere', 404],
    ['DELETE', '/en/nowhere', 404],
    ['POST', '/en/merger', 410],
  ])('%s %s is %i', async (method, target, status) => {
    const answer = await ask(site(), target, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
  });
});
