/** The record of the last run, which is committed: where it fits, a run does nothing. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  digestInputs,
  digestOutputs,
  findLastRun,
  toLastRun,
  writeLastRun,
} from '../../generator/run/last-run.ts';
import { withGeneratedFolders } from '../generator/fixture/generated-folder.ts';
import { packagesOfRun, runCli } from '../generator/fixture/run-cli.ts';
import { snapshotFolder, textsOf, touched } from '../generator/fixture/snapshot-folder.ts';
import { dinnerTitled, writeSpec } from '../generator/fixture/spec-folder.ts';
import { withTempFolders } from '../generator/fixture/temp-folder.ts';

const root = resolve(import.meta.dirname, '../..');
const cli = join(root, 'generator/cli.ts');
const generatedFolder = withGeneratedFolders();
const tempFolder = withTempFolders();

const record = 'generated/last-run.json';
const nothing = 'Generated files are up to date; nothing has changed.\n';

/** A folder with what git would bring: no caches, and other times. */
function clone(): string {
  const [from, folder] = [generatedFolder(), tempFolder()];
  for (const part of ['spec', 'generated', 'docs'])
    cpSync(join(from, part), join(folder, part), { recursive: true });
  return folder;
}

test('in a clone, a run loads no package and writes nothing', async () => {
  const folder = clone();
  const before = snapshotFolder(folder);
  expect(await packagesOfRun(folder)).toEqual([]);
  expect((await runCli(folder)).stdout).toBe(nothing);
  expect(touched(before, snapshotFolder(folder))).toEqual([]);
});

const offer = 'spec/routes/offers/free-dinner.yaml';

/** A drawing whose bytes change, and neither its size nor its time. */
function redraw(path: string): void {
  const { atime, mtime } = statSync(path);
  writeFileSync(path, readFileSync(path, 'latin1').replace('<', '('), 'latin1');
  utimesSync(path, atime, mtime);
}

const changes: Readonly<Record<string, readonly [path: string, change: (path: string) => void]>> = {
  'a text of the spec': [offer, (path) => appendFileSync(path, '# More.\n')],
  'a file more in the spec': ['spec/notes.yaml', (path) => writeFileSync(path, '')],
  'a picture of the same size and time': ['spec/media/hotels/elaphusa.svg', redraw],
  'a folder for versions of pictures': ['generated/pictures', (path) => mkdirSync(path)],
  'a generated file': ['generated/site.ts', (path) => appendFileSync(path, '\n')],
  'a generated file fewer': ['generated/site.ts', (path) => rmSync(path)],
  'a generated file more': ['generated/old.ts', (path) => writeFileSync(path, '')],
  'the reference': ['docs/spec-reference.md', (path) => appendFileSync(path, 'More.\n')],
  'a record of two branches': [record, (path) => appendFileSync(path, readFileSync(path))],
  'a record without its warnings': [
    record,
    (path) => writeFileSync(path, readFileSync(path, 'utf8').replace(/,.*/, '}')),
  ],
  'no record': [record, (path) => rmSync(path)],
};

test.each(Object.entries(changes))('a record fits no longer after a change: %s', (_what, [path, change]) => {
  const folder = clone();
  const file = join(folder, path);
  const fits = () => findLastRun(folder, digestInputs(join(folder, 'spec'))) !== undefined;
  const original = existsSync(file) ? readFileSync(file) : undefined;
  expect(fits()).toBe(true);
  change(file);
  expect(fits()).toBe(false);
  if (original === undefined) rmSync(file, { recursive: true });
  else writeFileSync(file, original);
  expect(fits()).toBe(true);
});

test('--check believes no record', async () => {
  const folder = clone();
  appendFileSync(join(folder, 'generated/site.ts'), '// By hand.\n');
  const inputs = digestInputs(join(folder, 'spec')) ?? '';
  await writeLastRun(folder, toLastRun(folder, inputs, digestOutputs(folder), []));
  expect((await runCli(folder)).stdout).toBe(nothing);
  const { code, stderr } = await runCli(folder, '--check');
  expect([code, stderr]).toEqual([1, expect.stringContaining('Stale:\n  generated/site.ts')]);
});

test('--check asks for no record', async () => {
  const folder = clone();
  rmSync(join(folder, record));
  expect(await runCli(folder, '--check')).toMatchObject({ code: 0, stderr: '' });
});

test('after a run that was killed while it wrote, a run writes what a whole one does', async () => {
  const [folder, whole] = [clone(), clone()];
  for (const each of [folder, whole]) writeSpec(each, dinnerTitled());
  await runCli(whole);
  const child = spawn(process.execPath, [cli], { cwd: folder });
  const watcher = watch(join(folder, 'generated'), { recursive: true }, () => child.kill('SIGKILL'));
  await once(child, 'exit');
  watcher.close();
  await runCli(folder);
  expect(textsOf(snapshotFolder(folder))).toEqual(textsOf(snapshotFolder(whole)));
});
