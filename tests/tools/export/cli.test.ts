import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBuild } from '../../../app/document/read-build.ts';
import { readPacks } from '../../../tools/site-build/read-packs.ts';

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'export-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[], env = {}) {
  const program = join(import.meta.dirname, '../../../tools/export/cli.ts');
  return spawnSync(process.execPath, [program, ...args], {
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
  expect(status).toBe(1);
  expect(stderr).toContain('--out');
  expect(readdirSync(folder)).toEqual(['letter.txt']);
});

test('a wrong setting of the server is told as the server tells it', () => {
  const { status, stderr } = run(['--out', join(folder, 'new')], { SITE_URL: 'www.example.com' });
  expect(status).toBe(1);
  expect(stderr).toContain('  SITE_URL ');
  expect(readdirSync(folder)).not.toContain('new');
});

test('an export has the build’s compressed files of its origin, and the packages, which do not change by themselves', () => {
  const dist = join(import.meta.dirname, '../../../dist');
  const files = readPacks(dist);
  const { day, settings } = readBuild(dist).input;
  const env = { SITE_DAY: day };
  const out = join(folder, 'exported');
  const args = ['--out', out, '--site-url', settings.siteUrl];
  expect(run(args, env).stderr).toBe('');
  for (const name of ['en/index.html', 'ko/index.html', 'sitemap.xml']) {
    expect(readFileSync(join(out, 'site', `${name}.br`)), name).toEqual(files.readCompressed(name));
  }
  const bill = JSON.parse(readFileSync(join(out, 'sbom.cdx.json'), 'utf8'));
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: manifest.name } } });
  const listed = bill.components.map(({ name, version }: Record<string, string>) => `${name}@${version}`);
  const packagesOf = (list: Readonly<Record<string, string>>) =>
    Object.entries(list).map(([name, version]) => `${name}@${version}`);
  expect(listed).toEqual(expect.arrayContaining(packagesOf(manifest.dependencies)));
  expect(listed).not.toContain(packagesOf(manifest.devDependencies)[0]);
  expect(run(args, env).stdout).toContain(': 0 written, 0 removed');

  const { status, stderr } = run(args, { PATH: folder });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/npm is not on the PATH\.\n {2}Install npm/)]);
});
