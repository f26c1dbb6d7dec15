import { execFile } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startSiteProcess } from '../club-faults/running-process.ts';
import { WatchedClub } from '../club-faults/watched-club.ts';
import { startPostgres } from '../conformance/postgres.ts';
import { choosePostgresUser } from '../conformance/postgres-binaries.ts';
import { runSql } from '../guest-data/dump-database.ts';
import { expectMembers } from './expect-members.ts';

const [, recipe = ''] = readFileSync(join(import.meta.dirname, '../../../docs/backups.md'), 'utf8').split(
  '### Point-in-time recovery\n',
);
/** The settings of docs/backups.md, as lines of `postgresql.conf`. */
const settings = [...recipe.matchAll(/^ {3}(\w+ = .+)$/gm)].map(([, line = '']) => `${line}\n`);

test('PostgreSQL goes back to the moment before a mistake, and members of that moment are logged in', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const url = `${postgres.url}/postgres`;
  const env = {
    DATABASE_URL: url,
    SESSION_SECRET: 'a setting that both sites have and nobody else',
    RATE_LIMITS: 'off',
  };
  const [setting] = await runSql(url, 'show data_directory');
  const data = String(setting?.data_directory);
  const [archive, base] = [join(dirname(data), 'archive'), join(dirname(data), 'base')];
  mkdirSync(archive);
  // The server runs as another user than these tests where they run as root.
  chmodSync(archive, 0o777);
  const configure = (prefix: string, change = (line: string) => line) => {
    const lines = settings.filter((line) => line.startsWith(prefix));
    expect(lines).toHaveLength(3);
    const text = lines.map((line) => change(line.replaceAll('/srv/archive', archive))).join('');
    appendFileSync(join(data, 'postgresql.conf'), `\n${text}`);
  };

  configure('archive_');
  await postgres.stop();
  await postgres.start();
  const site = await startSiteProcess(env);
  const club = new WatchedClub(site.url);
  const members = [await club.createMember()];
  await copyBase(url, data, base);
  members.push(await club.createMember());
  const [moment] = await runSql(url, 'select clock_timestamp()::text as time');
  await runSql(url, 'delete from members');
  const [last] = await runSql(url, 'select pg_walfile_name(pg_switch_wal()) as name');
  const lastArchived = async () => {
    const [state] = await runSql(url, `select coalesce(last_archived_wal, '') as name from pg_stat_archiver`);
    return String(state?.name) >= String(last?.name);
  };
  await expect.poll(lastArchived).toBe(true);
  await site.end('SIGTERM');

  await postgres.stop();
  await runAsServer('mv', data, `${data}-damaged`);
  await runAsServer('cp', '-a', base, data);
  configure('re', (line) => line.replace(/^(recovery_target_time) = .*/, `$1 = '${moment?.time}'`));
  writeFileSync(join(data, 'recovery.signal'), '');
  await postgres.start();
  const isInRecovery = async () => (await runSql(url, 'select pg_is_in_recovery() as it'))[0]?.it;
  await expect.poll(isInRecovery).toBe(false);

  await expectMembers(env, members);
});

const runAsServer = (program: string, ...args: readonly string[]) =>
  promisify(execFile)(program, args, { ...choosePostgresUser(), cwd: '/' });

/** Copies the files of a running server as `pg_basebackup` does, which the tests do not have. */
async function copyBase(url: string, data: string, base: string): Promise<void> {
  // PostgreSQL gives up a copy when the session that began it ends.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_backup_start('test', true)`);
  await runAsServer('cp', '-a', data, base);
  const { rows } = await client.query('select labelfile from pg_backup_stop()');
  await client.end();
  await runAsServer('sh', '-c', 'rm -rf "$0"/postmaster.* "$0"/pg_wal/*', base);
  writeFileSync(join(base, 'backup_label'), rows[0].labelfile);
}
