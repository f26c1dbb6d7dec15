import { statfs } from 'node:fs/promises';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { StoreUnavailable } from '../../rewards-club/ports/store-errors.ts';
import { type Answer, commit, type Engine, type EngineConnection, type SqlValue } from './engine.ts';
import { explainSqlite } from './explain-sqlite.ts';
import { createFifoMutex } from './fifo-mutex.ts';
import { identifyFile } from './identify-file.ts';
import { openSqliteFile, type SqliteOptions } from './sqlite-file.ts';

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}

export interface SqliteEngineOptions extends SqliteOptions {
  /** How long a caller waits for the connection, in milliseconds. */
  readonly patience: number;
  /** Called once when the path no longer leads to the file that was opened; from then on every statement is refused. */
  readonly onFileLost?: ((path: string) => void) | undefined;
}

/** Maximum number of cached statements; the store has fewer. */
const mostStatements = 256;

/**
 * SQLite through `node:sqlite`: one connection, used by one caller at a time.
 * @param path absolute; undefined for a database in memory
 */
export function createSqliteEngine(path: string | undefined, options: SqliteEngineOptions): Engine {
  const mutex = createFifoMutex(options.patience);
  const statements = new Map<string, Prepared>();
  let database: DatabaseSync | undefined = openSqliteFile(path, options);
  let closing: Promise<void> | undefined;
  const opened = path === undefined ? '' : identifyFile(path);
  let isLost = false;

  /** SQLite itself goes on writing to a file that has been deleted; what it acknowledged would be gone with the process. */
  function assertFileInPlace(): void {
    if (path === undefined || (!isLost && identifyFile(path) === opened)) return;
    if (!isLost) options.onFileLost?.(path);
    isLost = true;
    throw new StoreUnavailable('The database file has been deleted or replaced', 'FILE_LOST');
  }

  function run(sql: string, values: readonly SqlValue[]): Answer {
    if (sql === commit) assertFileInPlace();
    database ??= openSqliteFile(path, options);
    const { statement, hasRows } = statements.get(sql) ?? prepare(database, sql);
    if (!hasRows) return { rows: [], affected: Number(statement.run(...values).changes) };
    const rows = statement.all(...values);
    return { rows, affected: rows.length };
  }

  function prepare(from: DatabaseSync, sql: string): Prepared {
    const statement = from.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    if (statements.size < mostStatements) statements.set(sql, prepared);
    return prepared;
  }

  /** Closes the database if a transaction is still open, which would include the next caller's statements. */
  function leaveTransaction(): void {
    if (database?.isTransaction !== true) return;
    statements.clear();
    database.close();
    database = undefined;
  }

  async function connect(): Promise<EngineConnection> {
    if (closing !== undefined) throw new StoreUnavailable('The database has been closed', 'CLOSED');
    const end = await mutex.acquire();
    try {
      assertFileInPlace();
    } catch (thrown) {
      end();
      throw thrown;
    }
    return {
      run: async (sql, values) => run(sql, values),
      release() {
        try {
          leaveTransaction();
        } finally {
          end();
        }
      },
    };
  }

  async function close(): Promise<void> {
    const end = await mutex.acquire();
    statements.clear();
    database?.close();
    end();
  }

  return {
    name: 'sqlite',
    begin: 'begin immediate',
    beginSerializable: 'begin immediate',
    connect,
    explain: explainSqlite,
    ...(path !== undefined && { readRoom: () => readRoom(path) }),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

async function readRoom(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}
