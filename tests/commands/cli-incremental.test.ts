import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openDiskCache } from '../../generator/cache/disk-cache.ts';
import { withGeneratedFolders } from '../generator/fixture/generated-folder.ts';
import { packagesOfRun, runCli } from '../generator/fixture/run-cli.ts';
import { snapshotFolder, textsOf } from '../generator/fixture/snapshot-folder.ts';
import { editBase, writeSpec } from '../generator/fixture/spec-folder.ts';
import { withTempFolders } from '../generator/fixture/temp-folder.ts';

const generatedFolder = withGeneratedFolders();
const tempFolder = withTempFolders();
const edited = {
  'routes/offers/free-dinner.yaml': editBase('routes/offers/free-dinner.yaml', {
    'title: Free dinner': 'title: Dinner on us',
  }),
  'messages/de.yaml': editBase('messages/de.yaml', { 'contact: Kontakt': 'contact: Schreiben Sie uns' }),
};

/** The output of a run without cache for the edited spec. */
let wanted: Record<string, string> = {};
beforeAll(async () => {
  const folder = tempFolder();
  writeSpec(folder, edited);
  expect(await runCli(folder)).toMatchObject({ code: 0 });
  wanted = textsOf(snapshotFolder(folder));
});

test('a first run loads the printer, a run after an edit only the parser, a run without changes neither', async () => {
  const folder = tempFolder();
  writeSpec(folder);
  const printer = ['@ts-morph/common', 'ts-morph', 'typescript'];
  expect(await packagesOfRun(folder)).toEqual(expect.arrayContaining(['ajv', 'ts-morph', 'yaml']));
  writeSpec(folder, edited);
  const after = await packagesOfRun(folder);
  expect(after).toEqual(expect.arrayContaining(['ajv', 'yaml']));
  for (const name of printer) expect(after).not.toContain(name);
  expect(await packagesOfRun(folder)).toEqual([]);
  expect(await packagesOfRun(folder, '--check')).toEqual([]);
  expect(textsOf(snapshotFolder(folder))).toEqual(wanted);
});

type Damage = (path: string, bytes: Buffer) => void;
const damages: Readonly<Record<string, Damage>> = {
  emptied: (path) => writeFileSync(path, ''),
  'cut off': (path, bytes) => writeFileSync(path, bytes.subarray(0, bytes.length / 2)),
  'changed in one bit': (path, bytes) => {
    const place = bytes.length - 3;
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    writeFileSync(path, bytes);
  },
  'mixed up': (path, bytes) => writeFileSync(path, Buffer.concat([bytes.subarray(9), bytes.subarray(0, 9)])),
  gone: (path) => rmSync(path),
};

test.each(Object.entries(damages))(
  'with every file of the cache %s, a run gives the same output as without cache',
  async (_how, damage) => {
    const folder = generatedFolder();
    const cache = join(folder, 'node_modules/.cache/generate/work');
    const names = readdirSync(cache);
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) damage(join(cache, name), readFileSync(join(cache, name)));
    writeSpec(folder, edited);
    expect(await runCli(folder)).toMatchObject({ code: 0, stderr: '' });
    expect(textsOf(snapshotFolder(folder))).toEqual(wanted);
  },
);

test('the cache contains only entries that the last run used', async () => {
  const folder = generatedFolder();
  const list = () => readdirSync(join(folder, 'node_modules/.cache/generate/work')).sort();
  const before = list();
  writeSpec(folder, edited);
  await runCli(folder);
  writeSpec(folder);
  await runCli(folder);
  expect(list()).toEqual(before);
});

test('--check reports an edit, reads unchanged files from the cache, and does not change the cache', async () => {
  const folder = generatedFolder();
  const cache = () => readdirSync(join(folder, 'node_modules/.cache/generate/work')).sort();
  const before = cache();
  writeSpec(folder, edited);
  const { code, stderr } = await runCli(folder, '--check');
  expect([code, stderr]).toEqual([1, (await runCli(folder, '--check', '--force')).stderr]);
  expect(stderr).toContain('generated/messages/de.ts');
  expect(cache()).toEqual(before);
});

test('entries of other tool versions are ignored', () => {
  const folder = tempFolder();
  openDiskCache(folder, 'these').keep('work', { done: true });
  expect(openDiskCache(folder, 'these').find('work')).toEqual({ done: true });
  expect(openDiskCache(folder, 'others').find('work')).toBeUndefined();
});
