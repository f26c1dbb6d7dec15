import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { findFreePort } from '../../tools/nginx/start-nginx.ts';
import type { RestartablePostgres } from '../club-faults/restartable-postgres.ts';
import { waitUntil } from '../club-faults/wait-until.ts';
import { choosePostgresUser, findPostgresPrograms } from '../conformance/postgres-binaries.ts';
import { runSql } from '../guest-data/dump-database.ts';

const user = choosePostgresUser();
const run = (program: string, ...args: string[]) => promisify(execFile)(program, args, { ...user, cwd: '/' });

/** The archive of a PostgreSQL server, as docs/backups.md sets it up, in a folder that is removed after the test. */
export interface PostgresArchive {
  /** Copies the files of the running server, as pg_basebackup does. */
  copyBase(): Promise<void>;
  /** Waits until all that is committed by now is in the archive. */
  archiveAll(): Promise<void>;
  /**
   * Restores the state of a moment with a new server, which ends after the test.
   * @param time as PostgreSQL writes it
   * @returns URL of its database
   */
  restore(time: string): Promise<string>;
}

export async function startArchive(postgres: RestartablePostgres): Promise<PostgresArchive> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-archive-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [archive, base] = [join(folder, 'wal'), join(folder, 'base')];
  await mkdir(archive);
  await giveToServer(folder);
  await giveToServer(archive);
  await runSql(postgres.url, `alter system set archive_mode = 'on'`);
  const keep = `test ! -f ${archive}/%f && cp %p ${archive}/%f`;
  await runSql(postgres.url, `alter system set archive_command = '${keep}'`);
  await postgres.stop();
  await postgres.start();
  const [setting] = await runSql(postgres.url, 'show data_directory');
  const data = String(setting?.data_directory);

  return {
    async copyBase() {
      // Both in one session: PostgreSQL forgets a copy whose session has ended.
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      await client.query(`select pg_backup_start('test', true)`);
      await run('cp', '-a', data, base);
      const { rows } = await client.query('select labelfile from pg_backup_stop()');
      await client.end();
      await run('sh', '-c', `rm -rf '${base}'/postmaster.* '${base}'/pg_wal/*`);
      await writeFile(join(base, 'backup_label'), rows[0].labelfile);
      await giveToServer(join(base, 'backup_label'));
    },
    async archiveAll() {
      const [last] = await runSql(postgres.url, 'select pg_walfile_name(pg_switch_wal()) as name');
      await waitUntil(async () => {
        const [state] = await runSql(postgres.url, 'select last_archived_wal as name from pg_stat_archiver');
        return String(state?.name) >= String(last?.name);
      });
    },
    async restore(time) {
      await writeFile(join(base, 'recovery.signal'), '');
      await giveToServer(join(base, 'recovery.signal'));
      const settings = {
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        archive_mode: 'off',
        restore_command: `cp ${archive}/%f %p`,
        recovery_target_time: time,
        recovery_target_action: 'promote',
      };
      const port = String(await findFreePort());
      const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      const { postgres: program } = await findPostgresPrograms(user, folder);
      const child = spawn(program, ['-D', base, '-p', port, ...flags], {
        ...user,
        cwd: base,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let errors = '';
      child.stderr.on('data', (chunk: Buffer) => {
        errors += chunk;
      });
      onTestFinished(async () => {
        child.kill('SIGINT');
        if (child.exitCode === null) await once(child, 'exit');
      });
      const url = Object.assign(new URL(postgres.url), { port }).href;
      const isRestored = () =>
        runSql(url, 'select pg_is_in_recovery() as is_waiting').then(
          ([state]) => state?.is_waiting === false,
          () => false,
        );
      await waitUntil(async () => {
        if (child.exitCode !== null) throw new Error(`The restored PostgreSQL has ended:\n${errors}`);
        return isRestored();
      });
      return url;
    },
  };
}

async function giveToServer(path: string): Promise<void> {
  if (user.uid !== undefined && user.gid !== undefined) await chown(path, user.uid, user.gid);
}
