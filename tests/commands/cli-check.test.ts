import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withGeneratedFolders } from '../generator/fixture/generated-folder.ts';
import { runCli } from '../generator/fixture/run-cli.ts';
import { snapshotFolder, touched } from '../generator/fixture/snapshot-folder.ts';
import { editBase, writeSpec } from '../generator/fixture/spec-folder.ts';

const generatedFolder = withGeneratedFolders();

test('--check reports an unchanged folder and exits with 0', async () => {
  const folder = generatedFolder();
  const before = snapshotFolder(folder);
  expect(await runCli(folder, '--check')).toEqual({
    code: 0,
    stdout: 'Generated files are up to date.\n',
    stderr: '',
  });
  expect(touched(before, snapshotFolder(folder))).toEqual([]);
});

test('--check lists missing, stale and extra files with a diff and the command to fix them, and writes nothing', async () => {
  const folder = generatedFolder();
  const offers = join(folder, 'generated/routes/offers.json');
  writeFileSync(
    offers,
    readFileSync(offers, 'utf8').replace('"title":"Free dinner"', '"title":"Free lunch"'),
  );
  rmSync(join(folder, 'generated/data/countries.ts'));
  writeFileSync(join(folder, 'generated/messages/fr.ts'), 'export {};\n');
  const before = snapshotFolder(folder);
  const { code, stdout, stderr } = await runCli(folder, '--check');
  expect([code, stdout]).toEqual([1, '']);
  const lines = stderr.split('\n');
  expect(lines.slice(0, 8)).toEqual([
    'Missing:',
    '  generated/data/countries.ts',
    'Stale:',
    '  generated/routes/offers.json',
    'Extra:',
    '  generated/messages/fr.ts',
    '--- generated/routes/offers.json (on disk)',
    '+++ generated/routes/offers.json (generated)',
  ]);
  expect(lines.find((line) => line.startsWith('-  {'))).toContain('"title":"Free lunch"');
  expect(lines.find((line) => line.startsWith('+  {'))).toContain('"title":"Free dinner"');
  expect(stderr.trimEnd()).toMatch(/To fix it, run: npm run generate$/);
  expect(touched(before, snapshotFolder(folder))).toEqual([]);
  expect((await runCli(folder)).code).toBe(0);
  expect((await runCli(folder, '--check')).code).toBe(0);
});

test('--check reports a changed spec', async () => {
  const folder = generatedFolder();
  const title = editBase('routes/offers/free-dinner.yaml', { 'title: Free dinner': 'title: Dinner on us' });
  writeSpec(folder, { 'routes/offers/free-dinner.yaml': title });
  const { code, stderr } = await runCli(folder, '--check');
  expect(code).toBe(1);
  expect(stderr).toContain('+  {"key":"free-dinner"');
});

test('--check prints errors in the spec', async () => {
  const folder = generatedFolder();
  writeSpec(folder, { 'redirects.yaml': 'redirects: []\n' });
  const { code, stderr } = await runCli(folder, '--check');
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining('error FIELD_MISSING: The field “gone” is missing.'),
  ]);
});

test('a vanished path is an error until it is redirected, listed as gone or removed from the record', async () => {
  const folder = generatedFolder();
  const slug = editBase('routes/offers/free-dinner.yaml', {
    'title: Free dinner': 'title: Free dinner, slug: dinner-on-us',
  });
  writeSpec(folder, { 'routes/offers/free-dinner.yaml': slug });
  const vanished = await runCli(folder);
  expect([vanished.code, vanished.stderr]).toEqual([
    1,
    expect.stringContaining(
      'error PATH_VANISHED: /en/offer/free-dinner was published and is no longer answered.',
    ),
  ]);
  const redirect = editBase('redirects.yaml', {
    'redirects:\n': 'redirects:\n  - { from: /en/offer/free-dinner, to: /en/offer/dinner-on-us }\n',
  });
  writeSpec(folder, { 'routes/offers/free-dinner.yaml': slug, 'redirects.yaml': redirect });
  expect((await runCli(folder)).code).toBe(0);
  writeSpec(folder, {
    'routes/offers/free-dinner.yaml': slug,
    'redirects.yaml': `${redirect}  - /en/offer/free-dinner\n`,
  });
  expect((await runCli(folder)).stderr).toContain('error REDIRECT_DUPLICATE');
});
