import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { editBase, writeSpec } from '../generator/fixture/spec-folder.ts';
import { withTempFolders } from '../generator/fixture/temp-folder.ts';

const root = resolve(import.meta.dirname, '../..');
const tempFolder = withTempFolders();

test('a file <name>-page.tsx in app/pages is a template that the spec may name', () => {
  const folder = tempFolder();
  for (const part of ['generator', 'app/pages', 'app/styles', 'package.json', 'package-lock.json']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'app/pages/landing-page.tsx'), '');
  const offers = editBase('routes/offers/_area.yaml', { 'controller: offers': 'controller: landing' });
  writeSpec(folder, { 'routes/offers/_area.yaml': offers });
  execFileSync(process.execPath, ['generator/cli.ts', '--force'], { cwd: folder, stdio: 'pipe' });
  // The list of templates does not compile until it has the new one.
  const keys = readFileSync(join(folder, 'generated/routes/keys.ts'), 'utf8');
  expect(/^export type Controller = (.*);$/m.exec(keys)?.[1]).toContain("'landing'");
});
