import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ask } from './fixture/ask.ts';
import { withBuiltSite } from './fixture/built-site.ts';

const site = withBuiltSite();
const scripts = { latin: '/ponude', cyrillic: '/ru/', hangul: '/ko/' } as const;
const documents = [...Object.values(scripts), '/', '/hotel-soline-brela', '/uk/', '/pt/no-such-page'];

const brotli = { headers: { 'accept-encoding': 'br' } };
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const captured = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, group = '']) => group);
const styleOf = (html: string) => captured(html, /<style>(.*?)<\/style>/gs);
const fontsOf = (html: string) => captured(html, /<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
const stylesheetsOf = (html: string) => captured(html, /<link rel="stylesheet" href="([^"]+)"/g);

describe.each(documents)('%s', (path) => {
  test('carries its critical styles, which the policy allows and which are at most 4 KB', async () => {
    const { text, headers } = await ask(site(), path);
    const styles = styleOf(text);
    // The second is that of a hero.
    expect(styles).toHaveLength(text.includes('<header class="hero') ? 2 : 1);
    const [allowed] = captured(String(headers['content-security-policy']), /style-src ([^;]*)/g);
    for (const style of styles) {
      const hash = createHash('sha256').update(style).digest('base64');
      expect(allowed?.split(' ')).toContain(`'sha256-${hash}'`);
    }
    expect(allowed).not.toContain('unsafe');
    expect(brotliCompressSync(styles.join(''), quality).length).toBeLessThanOrEqual(4 * 1024);
  });

  test('has its stylesheet after the head of the page, and that of forms where it has one, at most 10 KB and kept', async () => {
    const { text } = await ask(site(), path);
    expect(stylesheetsOf(text)).toHaveLength(text.includes('class="booking-bar') ? 2 : 1);
    expect(text).toMatch(/<main.*<\/header>(?:<link rel="stylesheet" href="[^"]+">)+/s);
    expect(text.slice(0, text.indexOf('</head>'))).not.toContain('rel="stylesheet"');
    const { body, headers } = await ask(site(), stylesheetsOf(text)[0] ?? '', brotli);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toContain('immutable');
    expect(body.length).toBeLessThanOrEqual(10 * 1024);
  });
});

describe.each(Object.entries(scripts))('a page in %s', (script, path) => {
  test('names the fonts of its script only', async () => {
    const { text } = await ask(site(), path);
    const named = [...fontsOf(text), ...captured(text, /url\((\/assets\/[^)]+\.woff2)\)/g)];
    expect(new Set(named).size).toBe(script === 'hangul' ? 1 : 2);
    expect(named.filter((address) => !address.includes(`-${script}-`))).toEqual([]);
    expect(fontsOf(text)).toHaveLength(new Set(named).size);
  });

  test('asks for the face of its headings before the rest of the body, for that of its text at the end', async () => {
    const { text } = await ask(site(), path);
    const preloads = '(?:<link rel="preload" as="font"[^>]*>)';
    expect(text).toMatch(new RegExp(`${preloads}</body>`));
    const first = new RegExp(`<body[^>]*>${preloads}`).exec(text)?.[0].includes('/heading-') ?? false;
    expect(first).toBe(script !== 'hangul');
  });

  test('has fonts that are kept, as they are', async () => {
    const { text } = await ask(site(), path);
    for (const address of fontsOf(text)) {
      const { status, headers } = await ask(site(), address, brotli);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('font/woff2');
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['cache-control']).toContain('immutable');
    }
  });
});

test('pages, and nothing else, name the rules by which they may be made ready', async () => {
  const { headers, text } = await ask(site(), '/en/offers');
  expect(headers['speculation-rules']).toBe('"/navigation.speculationrules"');
  const rules = await ask(site(), '/navigation.speculationrules');
  expect(rules.status).toBe(200);
  expect(rules.headers['content-type']).toBe('application/speculationrules+json');
  expect(Object.keys(JSON.parse(rules.text))).toEqual(['prerender']);
  for (const path of ['/robots.txt', '/healthz', '/en/no-such-page', ...stylesheetsOf(text)]) {
    expect((await ask(site(), path)).headers['speculation-rules'], path).toBeUndefined();
  }
});

test('the manifest and every icon are there', async () => {
  const { text } = await ask(site(), '/en/');
  const icons = captured(text, /<link rel="(?:icon|apple-touch-icon)"[^>]* href="([^"]+)"/g);
  const manifest = await ask(site(), captured(text, /<link rel="manifest" href="([^"]+)"/g)[0] ?? '');
  expect(manifest.headers['content-type']).toBe('application/manifest+json');
  const named: string[] = JSON.parse(manifest.text).icons.map(({ src }: { src: string }) => src);
  expect([...icons, ...named]).toHaveLength(5);
  // Browsers ask for the last one where no document names it.
  for (const address of [...icons, ...named, '/favicon.ico']) {
    const { status, headers } = await ask(site(), address);
    expect([status, String(headers['content-type']).split('/')[0]], address).toEqual([200, 'image']);
  }
});
