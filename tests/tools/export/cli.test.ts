import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../../server/start/config/config.ts';
import { exportSite } from '../../../tools/export/export-site.ts';
import { withPlainBuild } from './plain-build.ts';

const checkout = join(import.meta.dirname, '../../..');
const manifest = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
const dist = withPlainBuild();
const folder = mkdtempSync(join(tmpdir(), 'export-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[], env = {}) {
  return spawnSync(process.execPath, [join(checkout, 'tools/export/cli.ts'), ...args], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
}

test.each([
  [['--quality', '12']],
  [['--nonsense']],
  [['--upstream', 'a; include /etc/passwd']],
  [['--listen', '80;']],
])('%j are wrong arguments', (args) => {
  const { status, stdout, stderr } = run(['--out', folder, ...args]);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('--quality');
});

test('a folder that holds something else is left alone', () => {
  writeFileSync(join(folder, 'letter.txt'), 'mine');
  const { status, stderr } = run(['--out', folder]);
  expect([status, stderr]).toEqual([1, expect.stringContaining('--out')]);
  expect(readdirSync(folder)).toEqual(['letter.txt']);
});

test('a wrong setting of the server is told as the server tells it', () => {
  const { status, stderr } = run(['--out', join(folder, 'new')], { SITE_URL: 'www.example.com' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('  SITE_URL ')]);
  expect(readdirSync(folder)).not.toContain('new');
});

test('an export has each file in three encodings, and the packages; the next one writes what is not whole', async () => {
  const out = join(folder, 'exported');
  const siteUrl = 'https://www.example.com';
  const nginx = { upstreams: ['127.0.0.1:3000'], listen: ['8080'], root: out };
  const config = readConfig({ SITE_URL: siteUrl, SITE_DAY: '2026-11-23' });
  const write = () => exportSite({ config, siteUrl, dist, folder: out, quality: 1, ...nginx });
  await write();
  const read = (name: string) => readFileSync(join(out, 'site', name));
  for (const name of ['en/index.html', 'ko/index.html']) {
    expect(read(name).toString(), name).toContain(`${siteUrl}/`);
    expect(brotliDecompressSync(read(`${name}.br`)), name).toEqual(read(name));
    expect(gunzipSync(read(`${name}.gz`)), name).toEqual(read(name));
  }
  expect(read('sitemap.xml').toString()).toBe(`${siteUrl}/`);
  const bill = JSON.parse(readFileSync(join(out, 'sbom.cdx.json'), 'utf8'));
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: manifest.name } } });
  const listed = bill.components.map(({ name, version }: Record<string, string>) => `${name}@${version}`);
  const packagesOf = (list: Readonly<Record<string, string>>) =>
    Object.entries(list).map(([name, version]) => `${name}@${version}`);
  expect(listed).toEqual(expect.arrayContaining(packagesOf(manifest.dependencies)));
  expect(listed).not.toContain(packagesOf(manifest.devDependencies)[0]);

  rmSync(join(out, 'site/en/index.html.gz'));
  writeFileSync(join(out, 'site/ko/index.html'), 'of the last export');
  writeFileSync(join(out, 'site/ko/gone.html'), 'of a page that is gone');
  const time = statSync(join(out, 'site/en/offers.html.br')).mtimeMs;
  expect(await write()).toMatchObject({ written: 2, removed: 1 });
  expect(gunzipSync(read('en/index.html.gz'))).toEqual(read('en/index.html'));
  expect(brotliDecompressSync(read('ko/index.html.br'))).toEqual(read('ko/index.html'));
  expect(statSync(join(out, 'site/en/offers.html.br')).mtimeMs).toBe(time);

  vi.stubEnv('PATH', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(write()).rejects.toThrow(/npm is not on the PATH\.\n {2}Install npm/);
});
