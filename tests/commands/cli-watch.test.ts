import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withGeneratedFolders } from '../generator/fixture/generated-folder.ts';
import { snapshotFolder, textsOf, touched } from '../generator/fixture/snapshot-folder.ts';
import { dinnerTitled, writeSpec } from '../generator/fixture/spec-folder.ts';

const generatedFolder = withGeneratedFolders();
const cli = join(import.meta.dirname, '../../generator/cli.ts');

/** Watches a folder until the test ends; `said` gives everything printed so far. */
function watchFolder(folder: string): { readonly said: () => string } {
  const child = spawn(process.execPath, [cli, '--watch'], { cwd: folder });
  onTestFinished(() => {
    child.kill();
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk;
    });
  return { said: () => text };
}

test('--watch generates after each change; after an error it reports, keeps generated files and goes on', async () => {
  const folder = generatedFolder();
  const { said } = watchFolder(folder);
  await expect.poll(said).toContain('nothing has changed');
  writeSpec(folder, dinnerTitled());
  await expect.poll(said).toContain('4 changed'); // the offers, the dates and sources of their texts, the names for editors
  const before = snapshotFolder(folder);
  expect(before.get('generated/routes/offers.json')?.text).toContain('"title":"Dinner on us"');

  writeSpec(folder, dinnerTitled('[ Dinner'));
  await expect.poll(said).toContain('error YAML_MALFORMED');
  expect(touched(before, snapshotFolder(folder)).filter((path) => path.startsWith('generated/'))).toEqual([]);

  writeSpec(folder, dinnerTitled('Free supper'));
  await expect
    .poll(() => snapshotFolder(folder).get('generated/routes/offers.json')?.text)
    .toContain('"title":"Free supper"');
});

test('--watch notices files saved while it starts', async () => {
  const folder = generatedFolder();
  const offers = () => snapshotFolder(folder).get('generated/routes/offers.json')?.text;
  const { said } = watchFolder(folder);
  for (let number = 0; !said().includes('Generated'); number += 1) {
    writeSpec(folder, dinnerTitled(`Dinner ${number}`));
    await new Promise((resolve) => setTimeout(resolve, 15));
    if (said().includes('Generated')) await expect.poll(offers).toContain(`"title":"Dinner ${number}"`);
  }
});

test('--watch does not wait until a file that is saved again and again rests', async () => {
  const folder = generatedFolder();
  writeSpec(folder, dinnerTitled('[ Dinner'));
  const { said } = watchFolder(folder);
  await expect.poll(said).toContain('error YAML_MALFORMED');
  const saving = setInterval(() => writeSpec(folder, dinnerTitled()), 15);
  onTestFinished(() => clearInterval(saving));
  await expect.poll(said).toContain('Generated');
});

test('--watch notices files in folders that are new, moved or removed', async () => {
  const folder = generatedFolder();
  const { said } = watchFolder(folder);
  await expect.poll(said).toContain('nothing has changed');
  const spec = join(folder, 'spec');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(spec, path)), { recursive: true });
    writeFileSync(join(spec, path), text);
  };
  const generated = () => Object.values(textsOf(snapshotFolder(join(folder, 'generated')))).join('');
  const eventually = expect.poll(generated);

  write('content/summer/en.md', 'Warm evenings.\n');
  await eventually.toContain('Warm evenings');
  write('content/summer/en.md', 'Long evenings.\n');
  await eventually.toContain('Long evenings');
  renameSync(join(spec, 'content/summer'), join(spec, 'content/free-dinner'));
  await expect.poll(generated).toMatch(/free-dinner[\s\S]*Long evenings/);
  write('content/free-dinner/en.md', 'Good evening.\n');
  await eventually.toContain('Good evening');
  rmSync(join(spec, 'content'), { recursive: true });
  await eventually.not.toContain('Good evening');
  write('content/summer/en.md', 'Warm again.\n');
  await eventually.toContain('Warm again');

  write('media/boats/1.gif', 'GIF89a');
  await expect.poll(said).toContain('media/boats/1.gif');
  rmSync(join(spec, 'media/boats'), { recursive: true });
  await expect.poll(() => said().split('media/boats').at(-1)).toContain('Generated');
});

test('--watch restores generated files that somebody else changes or removes', async () => {
  const folder = generatedFolder();
  const generated = join(folder, 'generated');
  const read = () => textsOf(snapshotFolder(generated));
  const before = read();
  const { said } = watchFolder(folder);
  await expect.poll(said).toContain('nothing has changed');
  writeFileSync(join(generated, 'locales.ts'), 'export {};\n');
  await expect.poll(read).toEqual(before);
  renameSync(join(generated, 'routes'), join(folder, 'routes'));
  await expect.poll(read).toEqual(before);
  renameSync(generated, join(folder, 'elsewhere'));
  await expect.poll(read).toEqual(before);
  rmSync(join(generated, 'locales.ts'));
  await expect.poll(read).toEqual(before);
});
