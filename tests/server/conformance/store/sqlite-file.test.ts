import { chmodSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteFile } from '../../../../server/store/engines/sqlite-file.ts';
import { openStore } from '../../../../server/store/open-store.ts';
import { createFolder, open } from './engines-under-test.ts';
import { now } from './examples.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('folders are made, and only this user can read what is in them', async () => {
  const folder = await createFolder();
  const store = await open('sqlite:deep/er/site.db', { folder });
  await store.migrate();

  const files = readdirSync(join(folder, 'deep/er')).sort();
  expect(files).toEqual(['site.db', 'site.db-shm', 'site.db-wal']);
  const modes = () => files.map((file) => modeOf(join(folder, 'deep/er', file)));
  expect(modes()).toEqual(['600', '600', '600']);
  expect(modeOf(join(folder, 'deep/er'))).toBe('700');
  for (const file of files) chmodSync(join(folder, 'deep/er', file), 0o644);
  await open('sqlite:deep/er/site.db', { folder });
  expect(modes()).toEqual(['600', '600', '600']);
});

test('commits reach the disk, foreign keys hold, writers wait for each other, deleted rows are overwritten', async () => {
  const path = join(await createFolder(), 'site.db');
  const database = openSqliteFile(path, { busyTimeout: 123, maximumPages: undefined });
  onTestFinished(() => database.close());
  const read = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0];

  expect(read('journal_mode')).toBe('wal');
  expect(read('synchronous')).toBe(2);
  expect(read('foreign_keys')).toBe(1);
  expect(read('busy_timeout')).toBe(123);
  expect(read('secure_delete')).toBe(1);
});

test('what was written is there after closing, in one file that SQLite finds in order', async () => {
  const path = join(await createFolder(), 'site.db');
  const store = await openStore(`sqlite:${path}`);
  await store.migrate();
  await store.outbox.add('notice', {}, now);
  await store.close();

  expect(readdirSync(dirname(path))).toEqual(['site.db']);
  const database = new DatabaseSync(path);
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
  const again = await open(`sqlite:${path}`);
  expect(await again.outbox.counts()).toEqual({ waiting: 1, failed: 0 });
});
