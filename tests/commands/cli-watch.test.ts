import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withGeneratedFolders } from '../generator/fixture/generated-folder.ts';
import { snapshotFolder, touched } from '../generator/fixture/snapshot-folder.ts';
import { editBase, writeSpec } from '../generator/fixture/spec-folder.ts';

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
  await expect.poll(said, { timeout: 20_000 }).toContain('nothing has changed');
  const title = (text: string) => editBase('routes/offers.yaml', { 'title: Free dinner': `title: ${text}` });
  writeSpec(folder, { 'routes/offers.yaml': title('Dinner on us') });
  await expect.poll(said, { timeout: 20_000 }).toContain('2 changed'); // the offers and the dates of their texts
  const before = snapshotFolder(folder);
  expect(before.get('generated/routes/offers.ts')?.text).toContain('"title":"Dinner on us"');

  writeSpec(folder, { 'routes/offers.yaml': title('[ Dinner') });
  await expect.poll(said, { timeout: 20_000 }).toContain('error YAML_MALFORMED');
  expect(touched(before, snapshotFolder(folder)).filter((path) => path.startsWith('generated/'))).toEqual([]);

  writeSpec(folder, { 'routes/offers.yaml': title('Free supper') });
  await expect
    .poll(() => snapshotFolder(folder).get('generated/routes/offers.ts')?.text, { timeout: 20_000 })
    .toContain('"title":"Free supper"');
});

test('--watch notices files saved while it starts', async () => {
  const folder = generatedFolder();
  const offers = () => snapshotFolder(folder).get('generated/routes/offers.ts')?.text;
  const { said } = watchFolder(folder);
  for (let number = 0; !said().includes('Generated'); number += 1) {
    const title = editBase('routes/offers.yaml', { 'title: Free dinner': `title: Dinner ${number}` });
    writeSpec(folder, { 'routes/offers.yaml': title });
    await new Promise((resolve) => setTimeout(resolve, 15));
    if (said().includes('Generated'))
      await expect.poll(offers, { timeout: 20_000 }).toContain(`"title":"Dinner ${number}"`);
  }
});
