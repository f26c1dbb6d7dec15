import type { Store } from '../rewards-club/ports/store.ts';
import { createDatabaseStore } from './database-store.ts';
import { readDatabaseUrl } from './database-url.ts';
import { createPostgresEngine } from './engines/postgres-engine.ts';
import { retryConflicts } from './engines/retry-conflicts.ts';
import { createSqliteEngine } from './engines/sqlite-engine.ts';

/** How a store is opened; times in milliseconds. */
export interface StoreOptions {
  /** Where relative paths of embedded databases start; by default the working folder. */
  readonly folder?: string;
  /** Connections to PostgreSQL that this process opens at most; 10 unless given. */
  readonly poolSize?: number;
  /** How long a caller waits for a connection; 5,000 unless given. */
  readonly patience?: number;
  /** How long PostgreSQL may work on a statement; 10,000 unless given. */
  readonly statementTimeout?: number;
  /** How often a statement or transaction is tried when it meets a conflict; 12 unless given. */
  readonly attempts?: number;
  /** Pages of 4 KiB to which an embedded database may grow; by default as far as the disk goes. */
  readonly maximumPages?: number;
}

/** How long one statement blocks this process while another one writes to the same SQLite file, in milliseconds. */
const busyTimeout = 100;

/**
 * Opens the database of a URL: `sqlite:` with a path, `sqlite::memory:` or `postgres://…`. An embedded one is
 * made where there is none; PostgreSQL is not spoken to before the first statement. Call `migrate` next.
 * @throws {DatabaseUrlInvalid} when the URL names no database
 * @throws {StoreUnavailable} when the file cannot be made or opened
 */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const { folder, poolSize = 10, patience = 5_000, statementTimeout = 10_000, attempts = 12 } = options;
  const location = readDatabaseUrl(url, folder);
  if (location.engine === 'postgres') {
    const open = (pool: number, timeout: number) =>
      createPostgresEngine(location.url, { poolSize: pool, patience, statementTimeout: timeout });
    return createDatabaseStore(open(poolSize, statementTimeout), attempts, () => open(1, 0));
  }

  const path = location.engine === 'sqlite' ? location.path : undefined;
  const sqliteOptions = { busyTimeout, patience, maximumPages: options.maximumPages };
  const engine = await retryConflicts(attempts, async () => createSqliteEngine(path, sqliteOptions));
  return createDatabaseStore(engine, attempts);
}
