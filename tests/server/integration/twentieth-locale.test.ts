import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './fixture/ask.ts';
import { withBuiltSite } from './fixture/built-site.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'twenty-'));

/** One command makes the locale, one build serves it: no code is touched. */
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
  run('generator/spec-cli.ts', 'add-locale', 'ja', '--bcp47', 'ja', '--name', '日本語');
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
