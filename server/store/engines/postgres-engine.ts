import {
  type DatabaseIntrospector,
  type Kysely,
  PostgresDialect,
  type PostgresPoolClient,
  sql,
} from 'kysely';
import pg from 'pg';
import { errorCode } from '../../core/failures.ts';
import { StoreConflict, StoreUnavailable } from '../../core/ports/store-errors.ts';
import { checkValues, type Engine } from './engine.ts';

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
  const connect = () =>
    pool.connect().then(guardClient, (thrown: unknown) => {
      throw translateError(thrown);
    });
  return {
    name: 'postgres',
    dialect: new OwnTablesDialect({ pool: { options: pool.options, connect, end: () => pool.end() } }),
    close: () => pool.end(),
  };
}

/** Checks values, translates errors, and discards a connection that was lost. */
function guardClient(client: pg.PoolClient): PostgresPoolClient {
  let lost: unknown;
  const guarded: Pick<pg.PoolClient, 'release'> & { query: (sql: string, values: unknown[]) => unknown } = {
    async query(sql, values) {
      checkValues(values);
      // After a client-side time-out the server may still be busy, so no further statement is sent, not even a rollback.
      if (lost !== undefined) throw lost;
      try {
        return await client.query(sql, values);
      } catch (thrown) {
        const error = translateError(thrown);
        if (!(thrown instanceof pg.DatabaseError)) lost = error;
        throw error;
      }
    },
    release: (isBroken) => client.release(isBroken === true || lost !== undefined),
  };
  return guarded as PostgresPoolClient;
}

function translateError(thrown: unknown): unknown {
  const code = errorCode(thrown) || 'NO_CONNECTION';
  if (thrown instanceof pg.DatabaseError) {
    if (conflicts.has(code)) return new StoreConflict(code, thrown);
    if (!outages.test(code)) return thrown;
  }
  return new StoreUnavailable('The database cannot serve for now', code, thrown);
}

class OwnTablesDialect extends PostgresDialect {
  /**
   * Lists the tables of the current schema, without their columns. Kysely's own introspector describes every table of
   * the database, and fails when another program drops one of its tables meanwhile.
   */
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    const introspector = super.createIntrospector(db);
    introspector.getTables = async () => {
      const { rows } = await sql<{ name: string; schema: string }>`
        select tablename as name, schemaname as schema from pg_tables where schemaname = current_schema()
      `.execute(db);
      return rows.map((row) => ({ ...row, isView: false, isForeign: false, columns: [] }));
    };
    return introspector;
  }
}
