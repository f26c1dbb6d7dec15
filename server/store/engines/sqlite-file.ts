import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../../rewards-club/ports/store-errors.ts';
import { explainSqlite } from './explain-sqlite.ts';
import { translateFault } from './translate-fault.ts';

/** How an embedded database is opened. */
export interface SqliteOptions {
  /** How long one statement waits for another process; it blocks this one meanwhile. Milliseconds. */
  readonly busyTimeout: number;
  /** Pages of 4 KiB to which the file may grow; undefined: as far as the disk goes. */
  readonly maximumPages: number | undefined;
}

/**
 * Opens an embedded database; makes the folder and a file that only this user can read, where there is none.
 * @param path absolute; undefined: in memory
 * @throws {StoreUnavailable} when the file cannot be made or opened
 */
export function openSqliteFile(path: string | undefined, options: SqliteOptions): DatabaseSync {
  if (path !== undefined) makePrivateFile(path);
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
    // What is deleted is overwritten, since guests may ask for it; “fast” would leave whole pages as they were.
    database.exec('pragma synchronous = full; pragma secure_delete = on');
    return database;
  } catch (thrown) {
    database?.close();
    throw translateFault(explainSqlite, thrown);
  }
}

/** The log beside the file gets the file's mode from SQLite. */
function makePrivateFile(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    closeSync(openSync(path, 'a', 0o600));
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
  } catch (thrown) {
    const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'UNKNOWN';
    throw new StoreUnavailable(`The database file cannot be made or opened: ${path}`, code, thrown);
  }
}
