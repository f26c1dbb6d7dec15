import { sql } from 'kysely';
import { StoreUnavailable } from '../rewards-club/ports/store-errors.ts';
import type { EngineName } from './engines/engine.ts';
import type { Database } from './tables.ts';

/** Checks that a database can be reached and written to; rejects with `StoreUnavailable` otherwise. */
export type Ping = (db: Database) => Promise<void>;

/** The least time between two writes of the check, in milliseconds. */
const writeInterval = 2_000;

export function createPing(engine: EngineName): Ping {
  return engine === 'postgres' ? pingPostgres : createSqlitePing();
}

/** Writes, since nothing else tells a full disk; the field of the file's header is there for applications. */
function createSqlitePing(): Ping {
  let nextWrite = 0;
  return async (db) => {
    const now = performance.now();
    if (now < nextWrite) {
      await sql`select 1`.execute(db);
      return;
    }
    await sql`pragma user_version = 0`.execute(db);
    nextWrite = now + writeInterval;
  };
}

/** Asks only: in PostgreSQL, a write would make a dead row, and a full disk stops the server. */
async function pingPostgres(db: Database): Promise<void> {
  const { rows } = await sql<{ readOnly: string }>`
    select current_setting('transaction_read_only') as read_only`.execute(db);
  // Also on a standby.
  if (rows[0]?.readOnly !== 'off') throw new StoreUnavailable('The database can only be read', '25006');
}
