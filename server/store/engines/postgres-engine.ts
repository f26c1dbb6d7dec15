import pg from 'pg';
import { StoreUnavailable } from '../../rewards-club/ports/store-errors.ts';
import type { Engine } from './engine.ts';
import type { ExplainFault } from './translate-fault.ts';

/** How a PostgreSQL server is reached; times in milliseconds. The URL's own parameters win. */
export interface PostgresOptions {
  /** Connections that this process opens at most. */
  readonly poolSize: number;
  /** How long to wait for a connection, free or new. */
  readonly patience: number;
  /** How long a statement may take; 0: as long as it needs. */
  readonly statementTimeout: number;
}

/** How long an open transaction may do nothing before the server ends it. */
const idleInTransaction = 30_000;
/** How much later than the server this side gives a statement up: the server may have gone without a word. */
const networkAllowance = 5_000;
const int8 = 20;

/** SQLSTATEs after which the same may succeed at once: serialization failure, deadlock. */
const conflicts = new Set(['40001', '40P01']);
/** Classes and single SQLSTATEs that say something about the server, not about the statement. */
const outages = /^(08|28|3D|53|57|58|XX)|^(25006|25P03|55P03)$/;

/** PostgreSQL through a pool of node-postgres; nothing connects before it is needed. */
export function createPostgresEngine(url: string, options: PostgresOptions): Engine {
  const { poolSize, patience, statementTimeout } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: 30_000,
    idle_in_transaction_session_timeout: idleInTransaction,
    keepAlive: true,
    fallback_application_name: 'rewards-club',
    ...(statementTimeout === 0
      ? {}
      : { statement_timeout: statementTimeout, query_timeout: statementTimeout + networkAllowance }),
    types: {
      // Times and counts are far below 2^53.
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // Without listeners a connection that is lost between two statements would end the process; the next
  // statement reports it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let closing: Promise<void> | undefined;

  return {
    name: 'postgres',
    begin: 'begin',
    beginSerializable: 'begin isolation level serializable',
    async connect() {
      if (closing !== undefined) throw new StoreUnavailable('The database has been closed', 'CLOSED');
      const client = await pool.connect();
      let lost: unknown;
      return {
        async run(sql, values) {
          // After a time-out on this side the server may still be busy: nothing more is asked, not even a rollback.
          if (lost !== undefined) throw lost;
          try {
            const { rows, rowCount } = await client.query<Record<string, unknown>>(sql, [...values]);
            return { rows, affected: rowCount ?? 0 };
          } catch (thrown) {
            if (!(thrown instanceof pg.DatabaseError)) lost = thrown;
            throw thrown;
          }
        },
        release: (isBroken) => client.release(isBroken),
      };
    },
    explain: explainPostgres,
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}

const explainPostgres: ExplainFault = (thrown) => {
  if (!(thrown instanceof Error)) return undefined;
  const code = 'code' in thrown ? String(thrown.code) : 'NO_CONNECTION';
  if (!(thrown instanceof pg.DatabaseError)) return { kind: 'unavailable', code };
  if (conflicts.has(code)) return { kind: 'conflict', code };
  return outages.test(code) ? { kind: 'unavailable', code } : undefined;
};
