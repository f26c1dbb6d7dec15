import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorCode } from '../../core/failures.ts';
import { StoreUnavailable } from '../../core/ports/store-errors.ts';
import { translateSqliteError } from './sqlite-errors.ts';

/** Options of an embedded database. */
export interface SqliteOptions {
  /** How long a statement waits for another process while it blocks this one, in milliseconds. */
  readonly busyTimeout: number;
  /** Maximum size in pages of 4 KiB; undefined for no limit. */
  readonly maximumPages: number | undefined;
}

/**
 * Opens an embedded database. Creates a missing folder and file, readable by this user only.
 * @param path absolute; undefined for a database in memory
 * @throws {StoreUnavailable} if the file cannot be created or opened
 */
export function openSqliteFile(path: string | undefined, options: SqliteOptions): DatabaseSync {
  if (path !== undefined) inFileSystem(path, () => makePrivateFile(path));
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path ?? ':memory:', { enableForeignKeyConstraints: true });
    const limit =
      options.maximumPages === undefined ? '' : `pragma max_page_count = ${options.maximumPages};`;
    database.exec(`pragma busy_timeout = ${options.busyTimeout}; pragma trusted_schema = off; ${limit}`);
    const mode = database.prepare('pragma journal_mode = wal').get()?.journal_mode;
    if (path !== undefined && mode !== 'wal') {
      throw new StoreUnavailable('The file system cannot hold an SQLite database in WAL mode', 'NO_WAL');
    }
    // Overwrites deleted data, because guests may request its erasure; “fast” would leave whole pages in place.
    database.exec('pragma synchronous = full; pragma secure_delete = on');
    return database;
  } catch (thrown) {
    database?.close();
    throw translateSqliteError(thrown);
  }
}

/**
 * Identifies the file at a path: equal only for the same file while it exists; '' if there is none.
 * @throws {StoreUnavailable} if the system reports another error
 */
export function identifyFile(path: string): string {
  const stats = inFileSystem(path, () => statSync(path, { bigint: true, throwIfNoEntry: false }));
  return stats === undefined ? '' : `${stats.dev}:${stats.ino}`;
}

/** Files that SQLite makes later get the mode of the database. */
function makePrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`, `${path}-journal`]) {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats !== undefined && (stats.mode & 0o077) !== 0) chmodSync(file, 0o600);
  }
}

function inFileSystem<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    const code = errorCode(thrown) || 'UNKNOWN';
    throw new StoreUnavailable(`The database file cannot be made or opened: ${path}`, code, thrown);
  }
}
