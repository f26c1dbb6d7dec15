import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openDiskCache } from '../../generator/run/cache.ts';
import { withGeneratedFolders } from '../generator/fixture/generated-folder.ts';
import { runCli } from '../generator/fixture/run-cli.ts';
import { dinnerTitled, editBase, writeSpec } from '../generator/fixture/spec-folder.ts';
import { withTempFolders } from '../generator/fixture/temp-folder.ts';

const generatedFolder = withGeneratedFolders();
const tempFolder = withTempFolders();
const edited = {
  ...dinnerTitled(),
  'messages/de.yaml': editBase('messages/de.yaml', { 'contact: Kontakt': 'contact: Schreiben Sie uns' }),
};

type Damage = (path: string, bytes: Buffer) => void;
const damages: Readonly<Record<string, Damage>> = {
  emptied: (path) => writeFileSync(path, ''),
  'cut off': (path, bytes) => writeFileSync(path, bytes.subarray(0, bytes.length / 2)),
  'changed in one bit': (path, bytes) => {
    // In the first page, which describes the table.
    const place = bytes.indexOf('CREATE TABLE');
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    writeFileSync(path, bytes);
  },
  'mixed up': (path, bytes) => writeFileSync(path, Buffer.concat([bytes.subarray(9), bytes.subarray(0, 9)])),
  gone: (path) => rmSync(path),
};

const cacheOf = (folder: string) => join(folder, 'node_modules/.cache/generate/work.db');

/** The names of the entries of a folder’s cache, sorted. */
function entriesOf(folder: string): unknown[] {
  const database = new DatabaseSync(cacheOf(folder));
  const names = database.prepare('SELECT name FROM entries ORDER BY name').all();
  database.close();
  return names.map(({ name }) => name);
}

test.each(Object.entries(damages))(
  'with its file %s, a cache finds nothing, and keeps again',
  (_how, damage) => {
    const file = join(tempFolder(), 'cache.db');
    openDiskCache(file, 'these').store('work', 'a text');
    damage(file, readFileSync(file));
    const cache = openDiskCache(file, 'these');
    expect(cache.find('work')).toBeUndefined();
    cache.store('work', 'a text');
    expect(openDiskCache(file, 'these').find('work')).toBe('a text');
  },
);

test('an entry whose bytes have changed is ignored', () => {
  const file = join(tempFolder(), 'cache.db');
  openDiskCache(file, 'these').store('work', 'a text of this entry');
  const database = new DatabaseSync(file);
  database.exec("UPDATE entries SET content = replace(content, 'text', 'next')");
  database.close();
  expect(openDiskCache(file, 'these').find('work')).toBeUndefined();
});

test('the cache contains only entries that the last run used', async () => {
  const folder = generatedFolder();
  const before = entriesOf(folder);
  expect(before.length).toBeGreaterThan(10);
  const body = 'content/home/en.md';
  writeSpec(folder, { [body]: '## Welcome\n\nTo the sea.\n' });
  await runCli(folder);
  expect(entriesOf(folder).length).toBeGreaterThan(before.length);
  rmSync(join(folder, 'spec', body));
  await runCli(folder);
  expect(entriesOf(folder)).toEqual(before);
});

test('--check reports an edit, reads unchanged files from the cache, and does not change the cache', async () => {
  const folder = generatedFolder();
  const before = readFileSync(cacheOf(folder));
  writeSpec(folder, edited);
  const { code, stderr } = await runCli(folder, '--check');
  expect([code, stderr]).toEqual([1, (await runCli(folder, '--check', '--force')).stderr]);
  expect(stderr).toContain('generated/messages/de.ts');
  expect(readFileSync(cacheOf(folder)).equals(before)).toBe(true);
});

test('entries of other tool versions are ignored', () => {
  const file = join(tempFolder(), 'cache.db');
  openDiskCache(file, 'these').store('work', { done: true });
  expect(openDiskCache(file, 'these').find('work')).toEqual({ done: true });
  expect(openDiskCache(file, 'others').find('work')).toBeUndefined();
});
