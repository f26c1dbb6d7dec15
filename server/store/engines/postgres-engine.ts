import pg from 'pg';
import { errorCode } from '../../error-code.ts';
import { StoreUnavailable } from '../../rewards-club/ports/store-errors.ts';
import type { Engine } from './engine.ts';
import type { ExplainError } from './translate-error.ts';

/** Options of the connection pool; times in milliseconds. Parameters in the URL take precedence. */
export interface PostgresOptions {
  /** Maximum number of connections of this process. */
  readonly poolSize: number;
  /** How long to wait for a connection. */
  readonly patience: number;
  /** Time limit of a statement; 0 for none. */
  readonly statementTimeout: number;
}

/** How long an open transaction may be idle before the server ends it. */
const idleInTransaction = 30_000;
/** Extra time before the client gives up on a statement, in case the server has vanished. */
const networkAllowance = 5_000;
const int8 = 20;

/** SQLSTATEs of conflicts, where an immediate retry may succeed: serialization failure, deadlock. */
const conflicts = new Set(['40001', '40P01']);
/** SQLSTATE classes and codes about the server rather than the statement. */
const outages = /^(08|28|3D|53|57|58|XX)|^(25006|25P03|55P03)$/;

/** PostgreSQL through a pool of node-postgres; connects on demand. */
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
  // Without listeners, a connection lost between two statements would end the process. The next statement reports it.
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
          // After a client-side time-out the server may still be busy, so no further statement is sent, not even a rollback.
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

const explainPostgres: ExplainError = (thrown) => {
  if (!(thrown instanceof Error)) return undefined;
  const code = errorCode(thrown) || 'NO_CONNECTION';
  if (!(thrown instanceof pg.DatabaseError)) return { kind: 'unavailable', code };
  if (conflicts.has(code)) return { kind: 'conflict', code };
  return outages.test(code) ? { kind: 'unavailable', code } : undefined;
};
