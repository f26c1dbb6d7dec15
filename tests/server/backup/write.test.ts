import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFolder } from '../conformance/store/engines-under-test.ts';
import { runSql } from '../guest-data/dump-database.ts';
import {
  expectExplained,
  listFiles,
  prepareSite,
  runBackup,
  runLimited,
  runRestore,
} from './prepare-site.ts';

const SESSION_SECRET = 'a setting of these tests and of nothing else';

describe('npm run backup', () => {
  test('never replaces a file', async () => {
    const { folder, env } = await prepareSite();
    const file = join(folder, 'mine');
    writeFileSync(file, 'not to be lost');
    expectExplained(await runBackup(env, '--to', file), file, 'exists already');
    expect(readFileSync(file, 'utf8')).toBe('not to be lost');
  });

  test.each([
    ['there is none', () => undefined, 'SQLITE_CANTOPEN'],
    ['it is no database', (path: string) => writeFileSync(path, 'notes '.repeat(1000)), 'SQLITE_NOTADB'],
    ['it is empty', (path: string) => writeFileSync(path, ''), 'no database of a site'],
  ])('refuses the database if %s, and creates nothing', async (_what, write, reason) => {
    const folder = await createFolder();
    write(join(folder, 'site.db'));
    const before = listFiles(folder);
    const env = { DATABASE_URL: `sqlite:${join(folder, 'site.db')}` };
    expectExplained(await runBackup(env, '--to', join(folder, 'new')), join(folder, 'site.db'), reason);
    expect(listFiles(folder)).toEqual(before);
  });

  test('refuses to leave out a secret that is spoiled', async () => {
    const { folder, path, env } = await prepareSite();
    writeFileSync(`${path}.secret`, 'short');
    expectExplained(await runBackup(env, '--to', join(folder, 'new')), `${path}.secret`);
    expect(existsSync(join(folder, 'new'))).toBe(false);
  });

  test('refuses a damaged database, whose backup would be of no use', async () => {
    const { folder, path, env } = await prepareSite();
    const copy = join(folder, 'copy.db');
    await runSql(env.DATABASE_URL, 'pragma wal_checkpoint(truncate)');
    const bytes = readFileSync(path);
    // The pages of tables, after the first with the schema.
    writeFileSync(copy, bytes.fill(0xff, 40 * 4096, 50 * 4096));
    const damaged = { DATABASE_URL: `sqlite:${copy}`, SESSION_SECRET };
    expectExplained(await runBackup(damaged, '--to', join(folder, 'new')), copy, 'damaged');
    expect(existsSync(join(folder, 'new'))).toBe(false);
  });

  test.each([
    ['whose folder is missing', 'missing/file', 'ENOENT'],
    ['within a file', 'site.db/file', 'ENOTDIR'],
  ])('a place %s', async (_what, name, code) => {
    const { folder, env } = await prepareSite();
    expectExplained(await runBackup(env, '--to', join(folder, name)), join(folder, name), code);
  });

  test('says that a secret which is a setting is not in the backup', async () => {
    const { folder, env } = await prepareSite();
    const { code, stdout } = await runBackup({ ...env, SESSION_SECRET }, '--to', join(folder, 'new'));
    expect(code).toBe(0);
    expect(stdout).toContain('SESSION_SECRET');
    expect(readFileSync(join(folder, 'new')).includes(SESSION_SECRET)).toBe(false);
  });

  test('a full disk is reported, and nothing half remains', async () => {
    const { folder, env } = await prepareSite();
    expectExplained(
      await runLimited('backup', env, '--to', join(folder, 'new')),
      /SQLITE_(IOERR|FULL)|EFBIG/,
    );
    expect(listFiles(folder).filter((name) => !name.startsWith('site.db'))).toEqual([]);
  });
});

describe.each([
  ['backup', '--to', runBackup],
  ['restore', '--from', runRestore],
] as const)('npm run %s', (_name, option, run) => {
  test('leads to PostgreSQL’s own tools, and shows no password', async () => {
    const env = { DATABASE_URL: 'postgres://site:s3cret@127.0.0.1:1/site', SESSION_SECRET };
    const outcome = await run(env, option, join(await createFolder(), 'file'));
    expectExplained(outcome, 'pg_dump', 'point-in-time recovery', 'docs/backups.md');
    expect(outcome.stderr).not.toContain('s3cret');
  });

  test('says that a database in memory has no file', async () => {
    expectExplained(await run({ DATABASE_URL: 'sqlite::memory:' }, option, '/tmp/file'), 'memory');
  });
});
