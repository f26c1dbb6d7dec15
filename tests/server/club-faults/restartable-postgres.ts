import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type RunningPostgres, startPostgres } from '../conformance/postgres.ts';
import { choosePostgresUser, findPostgresPrograms } from '../conformance/postgres-binaries.ts';
import { waitUntil } from './wait-until.ts';

/** A PostgreSQL server of a test's own, which can be stopped and started again with what it holds. */
export interface RestartablePostgres {
  /** URL of a database. */
  readonly url: string;
  /** As an administrator does: connections are told and cut. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a server for a test file's tests. */
export function withRestartablePostgres(): () => RestartablePostgres {
  let keeper: RunningPostgres | undefined;
  let postgres: RestartablePostgres | undefined;
  beforeAll(async () => {
    keeper = await startPostgres();
    postgres = await takeOver(`${keeper.url}/postgres`);
  });
  afterAll(async () => {
    await postgres?.stop();
    // It removes what the server has left.
    await keeper?.stop();
  });
  return () => {
    if (postgres === undefined) throw new Error('PostgreSQL has not started');
    return postgres;
  };
}

async function takeOver(url: string): Promise<RestartablePostgres> {
  const folder = await askForDataFolder(url);
  const user = choosePostgresUser();
  const { postgres } = await findPostgresPrograms(user, join(folder, '..'));
  const pidFile = join(folder, 'postmaster.pid');
  const readPid = async () => Number((await readFile(pidFile, 'utf8').catch(() => '0')).split('\n')[0]);
  let restarted: ChildProcess | undefined;
  return {
    url,
    async stop() {
      const pid = await readPid();
      if (pid === 0) return;
      process.kill(pid, 'SIGINT');
      await waitUntil(async () => (await readPid()) === 0);
      if (restarted !== undefined && restarted.exitCode === null) await once(restarted, 'exit');
    },
    async start() {
      const { port } = new URL(url);
      const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
      const flags = settings.flatMap((setting) => ['-c', setting]);
      restarted = spawn(postgres, ['-D', folder, '-p', port, ...flags], {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      });
      while (!(await answers(url))) await sleep(25);
    },
  };
}

async function askForDataFolder(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  return rows[0]?.data_directory ?? '';
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
