import {
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { StoreMisused } from '../../rewards-club/ports/store-errors.ts';
import type { Engine } from './engine.ts';
import { type ConnectionOptions, KyselyConnection } from './kysely-connection.ts';
import { OwnTables } from './own-tables.ts';
import type { TransactionScope } from './transaction-scope.ts';
import { translateError } from './translate-error.ts';

/** The Kysely dialect for an engine. */
export function createDialect(engine: Engine, scope: TransactionScope, options: ConnectionOptions): Dialect {
  const isSqlite = engine.name === 'sqlite';
  return {
    createDriver: () => createDriver(engine, scope, options),
    createAdapter: () => (isSqlite ? new QueuedSqliteAdapter() : new PostgresAdapter()),
    createQueryCompiler: () => (isSqlite ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
    createIntrospector: (db) => (isSqlite ? new SqliteIntrospector(db) : new OwnTables(db)),
  };
}

class QueuedSqliteAdapter extends SqliteAdapter {
  // The engine has its own queue. With Kysely's, a nested caller would deadlock before the scope check.
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  // Together with BEGIN IMMEDIATE, this prevents two processes from migrating one file at the same time.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function createDriver(engine: Engine, scope: TransactionScope, options: ConnectionOptions): Driver {
  return {
    async init() {},
    async acquireConnection() {
      scope.assertOutside();
      const connection = await engine.connect().catch((thrown: unknown) => {
        throw translateError(engine.explain, thrown);
      });
      return new KyselyConnection(engine, connection, options);
    },
    async beginTransaction(connection, { isolationLevel }) {
      const isSerializable = isolationLevel === 'serializable';
      await connectionOf(connection).begin(isSerializable ? engine.beginSerializable : engine.begin);
    },
    commitTransaction: (connection) => connectionOf(connection).commit(),
    async rollbackTransaction(connection) {
      const current = connectionOf(connection);
      await current.rollback();
      if (current.conflict !== undefined) throw current.conflict;
    },
    async releaseConnection(connection) {
      connectionOf(connection).release();
    },
    // The store closes the engine itself, whether or not Kysely has used it.
    async destroy() {},
  };
}

function connectionOf(connection: unknown): KyselyConnection {
  if (connection instanceof KyselyConnection) return connection;
  throw new StoreMisused('The connection is not one of this dialect.');
}
