import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { restoreBackup } from '../../../server/commands/restore-backup.ts';
import { startSiteProcess } from '../club-faults/running-process.ts';
import { dumpDatabase, runSql } from '../guest-data/dump-database.ts';
import { expectExplained, listFiles, prepareBackup, runLimited, runRestore } from './prepare-site.ts';

/** Changes to a backup, and the reason for which it is refused. */
const changes: readonly (readonly [statements: string | readonly string[], reason: string])[] = [
  ['create trigger t after insert on members begin delete from sessions; end', 'added trigger t'],
  ['create table notes (text text)', 'added table notes'],
  ['create view "v\u001b[2J" as select 1', 'added view v??2J'],
  ['create index i on members (locale)', 'added index i'],
  ['alter table members add column note text', 'added column members.note'],
  ['alter table sessions rename column device to thing', 'missing column sessions.device'],
  [
    [
      'alter table contacts drop column further',
      "alter table contacts add column further text not null default '[]'",
    ],
    'changed column contacts.further',
  ],
  ['drop index outbox_email_key_index', 'missing index outbox_email_key_index'],
  ['drop table passkeys', 'missing table passkeys'],
  ["delete from store_migrations where name < '0002'", 'cannot be brought to this version'],
  ['drop table site_backup', 'is no backup of a site'],
  ["update site_backup set made_at = 'Monday'", 'is no backup of a site'],
  ["update site_backup set secret = 'x'", 'less than 32 characters'],
  ["update site_backup set secret = 'x,' || secret", 'less than 32 characters'],
];

const restore = (file: string, { DATABASE_URL: databaseUrl }: { readonly DATABASE_URL: string }) =>
  restoreBackup(file, { databaseUrl });

describe('npm run restore', () => {
  test('gives back every row and the secret, and leaves no secret in the database', async () => {
    const { path, url, file, place, env } = await prepareBackup();
    expect(await runRestore(env, '--from', file)).toMatchObject({ code: 0, stderr: '' });
    expect(await dumpDatabase(env.DATABASE_URL)).toEqual(await dumpDatabase(url));
    const secret = readFileSync(`${path}.secret`, 'utf8');
    expect(readFileSync(join(place, 'site.db.secret'), 'utf8')).toBe(secret);
    expect(readFileSync(join(place, 'site.db')).includes(secret.trim())).toBe(false);
    // The backup is only read, so that it can be restored once more.
    expect(readFileSync(file).includes(secret.trim())).toBe(true);
  });

  test('refuses a place where something is already, and changes nothing', async () => {
    const { file, place, env } = await prepareBackup();
    mkdirSync(place);
    for (const name of ['site.db', 'site.db-wal', 'site.db-shm', 'site.db-journal', 'site.db.secret']) {
      const path = join(place, name);
      writeFileSync(path, 'not to be lost');
      await expect(restore(file, env)).rejects.toThrow(path);
      expect([listFiles(place), readFileSync(path, 'utf8')]).toEqual([[name], 'not to be lost']);
      rmSync(path);
    }
  });

  test('refuses a backup that is cut off anywhere', async () => {
    const { file, place, env } = await prepareBackup();
    const { length } = readFileSync(file);
    const drawn = Array.from({ length: 4 }, () => Math.floor(Math.random() * length));
    for (const size of [0, length - 1, 50, 4096, ...drawn]) {
      copyFileSync(file, `${file}.cut`);
      truncateSync(`${file}.cut`, size);
      await expect(restore(`${file}.cut`, env)).rejects.toThrow(`${file}.cut`);
      expect(listFiles(place), `cut after ${size} bytes`).toEqual([]);
    }
  });

  test('refuses what is no backup', async () => {
    const { path, file, place, env } = await prepareBackup();
    await runSql(`sqlite:${file}.other`, 'create table notes (text)');
    writeFileSync(`${file}.text`, 'notes '.repeat(1000));
    for (const other of [`${file}.other`, `${file}.text`, path, `${file}.missing`, dirname(path)]) {
      await expect(restore(other, env)).rejects.toThrow(other);
      expect(listFiles(place)).toEqual([]);
    }
  });

  test('refuses a backup that something else has changed, and says how', async () => {
    const { file, place, env } = await prepareBackup();
    for (const [statements, reason] of changes) {
      copyFileSync(file, `${file}.changed`);
      await runSql(`sqlite:${file}.changed`, ...[statements].flat());
      await expect(restore(`${file}.changed`, env), reason).rejects.toThrow(reason);
      expect(listFiles(place)).toEqual([]);
    }
  });

  test('says how many secrets it restores, and who could have read them', async () => {
    const { file, env } = await prepareBackup();
    const put = "update site_backup set secret = 'one-that-somebody-else-has-put-first,' || secret";
    await runSql(`sqlite:${file}`, put);
    chmodSync(file, 0o644);
    const said = await restore(file, env);
    for (const part of ['2 session secrets', 'only your own backups', `chmod 600 ${file}`])
      expect(said).toContain(part);
  });

  test('refuses a backup of a newer version', async () => {
    const later = "insert into store_migrations values ('9999-later', '2026-01-01T00:00:00Z')";
    const { file, place, env } = await prepareBackup((url) => runSql(url, later));
    expectExplained(await runRestore(env, '--from', file), file, 'newer version', '9999-later');
    expect(listFiles(place)).toEqual([]);
  });

  test('a backup of an older version gets the tables of this one', async () => {
    const older = [
      'drop table enquiries',
      'drop table subscriptions',
      'drop index contacts_updated_at_index',
      'drop index form_submissions_submitted_at_index',
      'alter table sessions drop column device',
      'drop table passkeys',
      "delete from store_migrations where name >= '0003'",
    ];
    const { file, env } = await prepareBackup((url) => runSql(url, ...older));
    expect(await runRestore(env, '--from', file)).toMatchObject({ code: 0, stderr: '' });
    const added = { enquiries: [], subscriptions: [], passkeys: [] };
    expect(await dumpDatabase(env.DATABASE_URL)).toMatchObject(added);
  });

  test('a full disk is reported, and nothing half remains', async () => {
    const { file, place, env } = await prepareBackup();
    expectExplained(await runLimited('restore', env, '--from', file), file, /SQLITE_(IOERR|FULL)|EFBIG/);
    expect(listFiles(place)).toEqual([]);
    expect((await runRestore(env, '--from', file)).code).toBe(0);
  });

  test('the database of a site that runs on a restored file is refused', async () => {
    const { file, env } = await prepareBackup();
    expect((await runRestore(env, '--from', file)).code).toBe(0);
    const server = await startSiteProcess(env);
    expectExplained(await runRestore(env, '--from', file), 'exists');
    expect(await server.end('SIGTERM')).toMatchObject({ code: 0 });
  });
});
