import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withGeneratedFolders } from '../generator/fixture/generated-folder.ts';
import { runCli } from '../generator/fixture/run-cli.ts';
import { snapshotFolder, textsOf, touched } from '../generator/fixture/snapshot-folder.ts';
import { dinnerTitled, writeSpec } from '../generator/fixture/spec-folder.ts';
import { withTempFolders } from '../generator/fixture/temp-folder.ts';

const tempFolder = withTempFolders();
const generatedFolder = withGeneratedFolders();

test('--force generates the same bytes again and writes nothing', async () => {
  const folder = generatedFolder();
  const before = snapshotFolder(folder);
  const forced = await runCli(folder, '--force');
  expect(forced.stdout).toMatch(/: 0 new, 0 changed, 0 removed\.\n$/);
  expect(touched(before, snapshotFolder(folder))).toEqual([]);
});

test('a changed title changes only the files that contain it', async () => {
  const folder = generatedFolder();
  const before = snapshotFolder(folder);
  writeSpec(folder, dinnerTitled());
  const { stdout } = await runCli(folder);
  const changed = touched(before, snapshotFolder(folder)).filter((path) => !path.startsWith('spec/'));
  expect(changed).toEqual([
    'generated/last-run.json',
    'generated/routes/offers.json',
    'generated/schema/names.schema.json',
    'generated/text-dates.txt',
    'generated/text-sources.txt',
  ]);
  expect(stdout).toMatch(/: 0 new, 4 changed, 0 removed\.\n$/);
});

test('a file is replaced, never written in place, and no temporary file stays', async () => {
  const folder = generatedFolder();
  const path = join(folder, 'generated/routes/offers.json');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, 'changed by hand\n');
  const before = snapshotFolder(folder);
  await runCli(folder);
  const after = snapshotFolder(folder);
  expect(readFileSync(path, 'utf8')).toBe(text);
  expect(after.get('generated/routes/offers.json')?.inode).not.toBe(
    before.get('generated/routes/offers.json')?.inode,
  );
  expect([...after.keys()]).toEqual([...before.keys()]);
});

test('a missing file is restored, and one no longer generated is removed', async () => {
  const folder = generatedFolder();
  const before = textsOf(snapshotFolder(folder));
  rmSync(join(folder, 'generated/site.ts'));
  mkdirSync(join(folder, 'generated/old'));
  writeFileSync(join(folder, 'generated/old/fr.ts'), 'export {};\n');
  writeFileSync(join(folder, 'generated/routes/offers.json.123.tmp'), 'half a fi');
  const { stdout } = await runCli(folder);
  expect(stdout).toMatch(/: 1 new, 0 changed, 2 removed\.\n$/);
  expect(textsOf(snapshotFolder(folder))).toEqual(before);
});

test('if one file cannot be written, none is', async () => {
  const folder = generatedFolder();
  const before = snapshotFolder(folder);
  const tours = 'kind: tour\npatterns: { detail: { path: "/tours/{slug}", controller: post } }\n';
  writeSpec(folder, { ...dinnerTitled(), 'routes/tours/_area.yaml': tours });
  rmSync(join(folder, 'docs'), { recursive: true });
  writeFileSync(join(folder, 'docs'), 'A file where a folder should be.\n');
  const { code, stderr } = await runCli(folder);
  expect([code, stderr]).toEqual([
    3,
    expect.stringContaining('error OUTPUT_UNWRITABLE: The generated files cannot be written: '),
  ]);
  const changed = touched(before, snapshotFolder(folder)).filter((path) => path.startsWith('generated/'));
  expect(changed).toEqual([]);
});

/** The days of texts, which stay the same when everything is generated again. */
const daysOfTexts = /"(?:published|updated)":"[\d-]+"|(?<=^\S+ [a-z]{2} [\da-f]{8} )[\d-]+ [\d-]+$/gm;

test('generated files do not depend on time, folder or versions', () => {
  const folder = generatedFolder();
  for (const [path, { text }] of snapshotFolder(folder)) {
    if (path.startsWith('spec/')) continue;
    expect(text, path).not.toContain(folder);
    expect(text, path).not.toContain(process.cwd());
    expect(text.replace(daysOfTexts, ''), path).not.toMatch(/\b20\d\d-\d\d-\d\d\b|\b\d\d:\d\d:\d\d\b/);
    expect(text, path).not.toContain('\r');
    expect(text.endsWith('\n'), path).toBe(true);
    // JSON has no comments.
    if (path.endsWith('.json')) continue;
    expect(text.split('\n').slice(0, 3).join('\n'), path).toContain('by “npm run generate”. Do not edit.');
  }
});

test('another output folder works, and so do a cache and a record that cannot be written', async () => {
  const folder = tempFolder();
  writeSpec(folder);
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/node_modules'), 'A file where a folder should be.\n');
  mkdirSync(join(folder, 'site/generated/last-run.json'), { recursive: true });
  const { code } = await runCli(folder, '--out', 'site');
  expect([code, existsSync(join(folder, 'site/generated/locales.ts'))]).toEqual([0, true]);
  expect((await runCli(folder, '--out', 'site')).stdout).toMatch(/: 0 new, 0 changed, 0 removed\.\n$/);
});
