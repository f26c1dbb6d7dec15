import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './fixture/ask.ts';
import { withBuiltSite } from './fixture/built-site.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'twenty-'));

/** An area of its own: two pages, one of them about a property. */
const weddings = {
  _area: `kind: venue
listing: weddings
picture: harbour
words:
  weddings: { en: weddings, hr: vjencanja }
patterns:
  detail: { path: "/{weddings}/{slug}", controller: post }
  listing: { path: "/{weddings}", controller: post }
`,
  weddings: `pattern: listing
locales:
  hr: { title: Vjenčanja uz more }
  en: { title: Weddings by the sea }
`,
  'terrace-soline': `hotels: [ soline ]
locales:
  hr: { title: Terasa iznad plaže, slug: terasa-iznad-plaze }
  en: { title: The terrace above the beach }
`,
};

/** A folder makes the area, a command the locale, one build serves them: no code is touched. */
beforeAll(async () => {
  for (const name of [
    'spec',
    'generator',
    'generated',
    'app',
    'tools/site-build',
    'server',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' });
  mkdirSync(join(folder, 'spec/routes/weddings'));
  for (const [name, text] of Object.entries(weddings))
    writeFileSync(join(folder, `spec/routes/weddings/${name}.yaml`), text);
  run('generator/spec-cli.ts', 'add-locale', 'ja', '--bcp47', 'ja', '--name', '日本語');
  run('generator/spec-cli.ts', 'add-locale', 'ar', '--bcp47', 'ar', '--name', 'العربية');
  run('generator/cli.ts', '--check');
  // `node_modules` is this checkout's, and so would be the record of what is checked.
  run(
    'node_modules/typescript/bin/tsc',
    '--project',
    'tsconfig.json',
    '--tsBuildInfoFile',
    'checked.tsbuildinfo',
  );
  run('tools/site-build/cli.ts');
}, 180_000);

const site = withBuiltSite(folder);

afterAll(() => rmSync(folder, { recursive: true }));

test.each(['/ja/', '/ja/offers', '/ja/offer/free-dinner', '/ja/hotel-soline-brela'])(
  '%s is served',
  async (path) => {
    const { status, text: body } = await ask(site(), path);
    expect(status).toBe(200);
    expect(body).toContain('<html lang="ja">');
    expect(body).toContain('data-locale="ja"');
  },
);

test('other languages lead to it', async () => {
  const { text: body } = await ask(site(), '/en/offers');
  expect(body).toContain('hreflang="ja"');
  expect(body).toContain('日本語');
  expect((await ask(site(), '/sitemap.xml')).text).toContain('/sitemap-ja.xml');
});

test('borrowed texts say which language they are in', async () => {
  const { text: body } = await ask(site(), '/ja/offer/free-dinner');
  expect(body).toMatch(/<h1 lang="en"/);
});

test('a new area has its listing, its pages, and a section on the page of its property', async () => {
  const { text: listing } = await ask(site(), '/en/weddings');
  expect(listing).toContain('<h1>Weddings by the sea</h1>');
  expect(listing).toContain('href="/en/weddings/terrace-soline"');
  expect((await ask(site(), '/vjencanja/terasa-iznad-plaze')).status).toBe(200);
  const { text: property } = await ask(site(), '/en/hotel-soline-brela');
  expect(property).toMatch(/<h2[^>]*>Weddings by the sea<\/h2>[\s\S]*href="\/en\/weddings\/terrace-soline"/);
  expect((await ask(site(), '/en/search?q=terrace+above')).text).toContain('/en/weddings/terrace-soline');
});

test('a language that is written from right to left turns its pages round, and names the direction of others', async () => {
  const { text: page } = await ask(site(), '/ar/offer/free-dinner');
  expect(page).toMatch(/^<!DOCTYPE html>\n<html lang="ar" dir="rtl">/);
  expect(page).toMatch(/<h1 lang="en" dir="ltr"/);
  const { text: english } = await ask(site(), '/en/offer/free-dinner');
  expect(english).toMatch(/^<!DOCTYPE html>\n<html lang="en">/);
  expect(english).toContain('lang="ar" dir="rtl">العربية');
});
