import { statfs } from 'node:fs/promises';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setImmediate as breathe } from 'node:timers/promises';
import {
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { StoreUnavailable } from '../../core/ports/store-errors.ts';
import { checkValues, type Engine } from './engine.ts';
import { translateSqliteError } from './sqlite-errors.ts';
import { identifyFile, openSqliteFile, type SqliteOptions } from './sqlite-file.ts';

export interface SqliteEngineOptions extends SqliteOptions {
  /** How long a caller waits for the connection, in milliseconds. */
  readonly patience: number;
  /** Called once when the path no longer names the opened file; every later statement is refused. */
  readonly onFileLost?: ((path: string) => void) | undefined;
}

/** How long statements may run without a pause for other requests, in milliseconds. */
const longestBurst = 5;

class ConcurrentAdapter extends SqliteAdapter {
  // Disables the dialect's queue, because the driver's own queue has a time limit.
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  // Together with BEGIN IMMEDIATE, this prevents two processes from migrating one file at the same time.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * SQLite through `node:sqlite`: one connection, used by one caller at a time.
 * @param path absolute; undefined for a database in memory
 */
export function createSqliteEngine(path: string | undefined, options: SqliteEngineOptions): Engine {
  const waitForTurn = createQueue(options.patience);
  const statements = new Map<string, StatementSync>();
  let database: DatabaseSync | undefined = openSqliteFile(path, options);
  const opened = path === undefined ? '' : identifyFile(path);
  let isLost = false;
  let endTurn = () => {};

  /** SQLite would continue to write to a deleted file, and its commits would be lost when the process ends. */
  function assertFileInPlace(): void {
    if (path === undefined || (!isLost && identifyFile(path) === opened)) return;
    if (!isLost) options.onFileLost?.(path);
    isLost = true;
    throw new StoreUnavailable('The database file has been deleted or replaced', 'FILE_LOST');
  }

  function prepare(sql: string): StatementSync {
    database ??= openSqliteFile(path, options);
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  async function run<R>(sql: string, values: readonly unknown[] = []): Promise<QueryResult<R>> {
    checkValues(values);
    try {
      const statement = prepare(sql);
      const bound = values as SQLInputValue[];
      if (statement.columns().length > 0) return { rows: statement.all(...bound) as R[] };
      return { rows: [], numAffectedRows: BigInt(statement.run(...bound).changes) };
    } catch (thrown) {
      throw translateSqliteError(thrown);
    }
  }

  function closeDatabase(): void {
    statements.clear();
    database?.close();
    database = undefined;
  }

  const connection: DatabaseConnection = {
    executeQuery: ({ sql, parameters }) => run(sql, parameters),
    streamQuery() {
      throw new Error('The store does not support streaming.');
    },
  };

  const driver: Driver = {
    async init() {},
    async acquireConnection() {
      const end = await waitForTurn();
      try {
        assertFileInPlace();
      } catch (thrown) {
        end();
        throw thrown;
      }
      endTurn = end;
      return connection;
    },
    async beginTransaction() {
      await run('begin immediate');
    },
    async commitTransaction() {
      assertFileInPlace();
      await run('commit');
    },
    async rollbackTransaction() {
      // Some errors have already rolled back.
      if (database?.isTransaction === true) await run('rollback');
    },
    async releaseConnection() {
      // A transaction that is still open would include the next caller's statements.
      if (database?.isTransaction === true) closeDatabase();
      endTurn();
    },
    async destroy() {},
  };

  return {
    name: 'sqlite',
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new ConcurrentAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
    ...(path !== undefined && { readRoom: () => readRoom(path) }),
    async close() {
      const end = await waitForTurn();
      closeDatabase();
      end();
    },
  };
}

/**
 * Creates a first-in, first-out queue; each turn returns a function that ends it.
 * @param patience maximum wait in milliseconds
 */
function createQueue(patience: number): () => Promise<() => void> {
  let last = Promise.resolve();
  let lastBreath = 0;
  return async () => {
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const before = last;
    last = before.then(() => isOver);
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        end();
        reject(new StoreUnavailable('A transaction has held the database for too long', 'TURN_TIMEOUT'));
      }, patience);
      before.then(() => {
        clearTimeout(timer);
        resolve();
      });
    });
    // Statements are synchronous: without a pause, a queue of them starves the pages.
    if (performance.now() - lastBreath > longestBurst) {
      await breathe();
      lastBreath = performance.now();
    }
    return end;
  };
}

async function readRoom(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}
