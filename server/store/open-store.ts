import type { Store } from '../core/ports/store.ts';
import { createDatabaseStore } from './database-store.ts';
import { readDatabaseUrl } from './database-url.ts';
import { retryConflicts } from './engines/engine.ts';
import { createSqliteEngine } from './engines/sqlite-engine.ts';

/** Options of a store; times in milliseconds. */
export interface StoreOptions {
  /** Base of relative paths to embedded databases; the working folder by default. */
  readonly folder?: string;
  /** Maximum number of connections to PostgreSQL; 10 by default. */
  readonly poolSize?: number;
  /** How long a caller waits for a connection; 5,000 by default. */
  readonly patience?: number;
  /** Time limit of a statement in PostgreSQL; 10,000 by default. */
  readonly statementTimeout?: number;
  /** Maximum number of attempts of a statement or transaction on conflicts; 12 by default. */
  readonly attempts?: number;
  /** Maximum size of an embedded database in pages of 4 KiB; unlimited by default. */
  readonly maximumPages?: number;
  /** Called once when the file of an embedded database has been deleted or replaced; the store refuses everything then. */
  readonly onFileLost?: (path: string) => void;
}

/** How long a statement blocks this process while another one writes to the same SQLite file, in milliseconds. */
const busyTimeout = 100;

/**
 * Opens a database: `sqlite:` with a path, `sqlite::memory:` or `postgres://…`. Creates a missing embedded database;
 * connects to PostgreSQL at the first statement. Call `migrate` next.
 * @throws {DatabaseUrlInvalid} if the URL is invalid
 * @throws {StoreUnavailable} if the file cannot be created or opened
 */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const { folder, poolSize = 10, patience = 5_000, statementTimeout = 10_000, attempts = 12 } = options;
  const location = readDatabaseUrl(url, folder);
  if (location.engine === 'postgres') {
    const { createPostgresEngine } = await import('./engines/postgres-engine.ts');
    const open = (pool: number, timeout: number) =>
      createPostgresEngine(location.url, { poolSize: pool, patience, statementTimeout: timeout });
    return createDatabaseStore(open(poolSize, statementTimeout), attempts, () => open(1, 0));
  }

  const path = location.engine === 'sqlite' ? location.path : undefined;
  const { maximumPages, onFileLost } = options;
  const sqliteOptions = { busyTimeout, patience, maximumPages, onFileLost };
  const engine = await retryConflicts(attempts, async () => createSqliteEngine(path, sqliteOptions));
  return createDatabaseStore(engine, attempts);
}
