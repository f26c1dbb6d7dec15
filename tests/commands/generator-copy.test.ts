/** Changes of the generator itself, on a copy of it. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { digestTools } from '../../generator/run/last-run.ts';
import { editBase, writeSpec } from '../generator/fixture/spec-folder.ts';
import { withTempFolders } from '../generator/fixture/temp-folder.ts';

const root = resolve(import.meta.dirname, '../..');
const tempFolder = withTempFolders();

/** A folder with the generator and what it reads besides a spec. */
function copyGenerator(): string {
  const folder = tempFolder();
  for (const part of ['generator', 'app/pages', 'app/styles', 'package.json', 'package-lock.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

test('a file <name>-page.tsx in app/pages is a template that the spec may name', () => {
  const folder = copyGenerator();
  writeFileSync(join(folder, 'app/pages/landing-page.tsx'), '');
  const offers = editBase('routes/offers/_area.yaml', { 'controller: offers': 'controller: landing' });
  writeSpec(folder, { 'routes/offers/_area.yaml': offers });
  execFileSync(process.execPath, ['generator/cli.ts', '--force'], { cwd: folder, stdio: 'pipe' });
  // The list of templates does not compile until it has the new one.
  const keys = readFileSync(join(folder, 'generated/routes/keys.ts'), 'utf8');
  expect(/^export type Controller = (.*);$/m.exec(keys)?.[1]).toContain("'landing'");
});

test('a change of the generator, or of a package, is one of the tools', () => {
  const folder = copyGenerator();
  const program = `
    import { digestTools } from './generator/run/last-run.ts';
    process.stdout.write(digestTools());
  `;
  const tools = () =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: folder,
      encoding: 'utf8',
    });
  const change = (file: string, edit: (text: string) => string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(edit(text)).not.toBe(text);
    writeFileSync(join(folder, file), edit(text));
    const changed = tools();
    writeFileSync(join(folder, file), text);
    return changed;
  };
  const raise = (name: string) => (text: string) =>
    text.replace(RegExp(`("node_modules/${name}": \\{\\s+"version": ")`), '$11');
  expect(tools()).toBe(digestTools());
  expect(change('generator/emit/output/structures.ts', (text) => `${text}\n`)).not.toBe(digestTools());
  expect(change('package-lock.json', raise('yaml'))).not.toBe(digestTools());
});
