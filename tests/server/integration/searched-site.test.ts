/* The search of the built site. */
import { describe, expect, test } from 'vitest';
import { localeCodes, locales } from '../../../generated/locales.ts';
import { lookup } from '../../../generated/routes/index.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { ask } from './fixture/ask.ts';
import { withBuiltSite } from './fixture/built-site.ts';

const site = withBuiltSite();
const search = (query: string, path = '/en/search') => ask(site(), `${path}?q=${encodeURIComponent(query)}`);
const linksOf = (html: string) =>
  [...html.matchAll(/<h2 class="search-title"><a href="([^"]*)"/g)].map(([, path = '']) => path);

test.each(sampleOf(localeCodes, 5, 0))(
  '%s finds hotels, in its own language, and says what it is',
  async (locale) => {
    const { status, text } = await search('hotel brela', `${locales[locale].prefix}/search`);
    expect([status, text.match(/<h1/g)?.length]).toEqual([200, 1]);
    expect(text).toContain(`<html lang="${locales[locale].bcp47}">`);
    expect(text).toContain(`<body data-search="" data-locale="${locale}">`);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toMatch(/rel="(?:canonical|alternate)"/);
    const others = [...text.matchAll(/<a class="language" href="([^"]*)"/g)].map(([, path]) => path);
    const codes = localeCodes.filter((code) => code !== locale);
    expect(others).toEqual(codes.map((code) => `${locales[code].prefix}/search?q=hotel+brela`));
    const links = linksOf(text);
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((path) => lookup(decodeURI(path))?.locale !== locale)).toEqual([]);
  },
);

test('of what a common word finds, the best pages are described, and the others are links', async () => {
  const { text } = await search('hotel');
  const count = Number(/class="count">(\d+)/.exec(text)?.[1]);
  const results = text.slice(text.indexOf('class="search-results"'), text.indexOf('<footer'));
  // Without those of answers, which lead to filtered lists.
  const links = [...results.matchAll(/<a href="(\/en\/[^"?]*)"/g)].map(([, path]) => path);
  expect(count).toBeGreaterThan(50);
  expect([linksOf(text).length, new Set(links).size]).toEqual([20, count]);
});

test.each(['', ' ', 'qqqqqqqq', '🏖️', '\0', '—'])(
  '%j finds nothing, and shows where guests often go',
  async (query) => {
    const { status, text } = await search(query);
    expect([status, linksOf(text).length]).toEqual([200, 0]);
    expect(text).toContain('href="/en/hotels"');
  },
);

test.each([
  ['<script>alert(1)</script> beach', '&lt;script&gt;alert(1)&lt;/script&gt; beach'],
  ['"><img src=x onerror=alert(1)>', '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;'],
  ["beach' onfocus='alert(1)", ''],
  ['</title><svg onload=alert(1)>', '&lt;/title&gt;&lt;svg onload=alert(1)&gt;'],
  ['$& $1 {query} %s', ''],
  ['beach\r\nSet-Cookie: a=b', 'beach Set-Cookie: a=b'],
])('%j stays text', async (query, shown) => {
  const { status, text, headers } = await search(query);
  expect([status, headers['set-cookie']]).toEqual([200, undefined]);
  expect(text).not.toMatch(/<script>alert|<img src=x|<svg onload/);
  expect(text.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[a-z][^<>]* on\w+=/i);
  expect(text).toContain(shown);
});

describe('nothing that is asked for is a fault', () => {
  const long = ['x'.repeat(8000), 'beach '.repeat(1200), '해'.repeat(999), 'ﷺ'.repeat(90)];
  const odd = ['%00%01%7f', '\ufffe', '‮', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤', '\u200b', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'ﬁne İstanbul ǅ', '+', '&q=', '#'];
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'];

  test.each(sampleOf(['/ko/search', '/search', '/fi/search'], 3, 0))('%s', async (path) => {
    for (const query of ['a b c d e f g h i j k l m n', ...long, ...odd, ...names])
      expect((await search(query, path)).status, query.slice(0, 20)).toBe(200);
  });
});

test('neither sitemaps nor robots name it', async () => {
  const names = ['/robots.txt', '/sitemap.xml', ...localeCodes.map((locale) => `/sitemap-${locale}.xml`)];
  const texts = await Promise.all(names.map(async (name) => (await ask(site(), name)).text));
  expect(texts.filter((text) => /\/search[\s<"?]/.test(text))).toEqual([]);
});
