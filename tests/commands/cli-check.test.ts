import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withGeneratedFolders } from '../generator/fixture/generated-folder.ts';
import { runCli } from '../generator/fixture/run-cli.ts';
import { snapshotFolder, touched } from '../generator/fixture/snapshot-folder.ts';
import { writeSpec } from '../generator/fixture/spec-folder.ts';

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

test('--check prints errors in the spec', async () => {
  const folder = generatedFolder();
  writeSpec(folder, { 'redirects.yaml': 'redirects: []\n' });
  const { code, stderr } = await runCli(folder, '--check');
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining('error FIELD_MISSING: The field “gone” is missing.'),
  ]);
});
