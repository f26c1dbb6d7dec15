import { sql } from 'kysely';
import { StoreUnavailable } from '../core/ports/store-errors.ts';
import type { Engine } from './engines/engine.ts';
import type { Database } from './tables.ts';

/** Checks that a database can be reached and written to; rejects with `StoreUnavailable` otherwise. */
export type Ping = (db: Database) => Promise<void>;

/** The minimum time between two writes of the check, in milliseconds. */
const writeInterval = 2_000;

/** The free disk space that an embedded database needs, in bytes: several times the writes of one request. */
const leastRoom = 2 ** 20;

export function createPing({ name, readRoom }: Pick<Engine, 'name' | 'readRoom'>): Ping {
  return name === 'postgres' ? pingPostgres : createSqlitePing(readRoom);
}

/** Also writes, because free space does not imply write access. SQLite reserves this header field for applications. */
function createSqlitePing(readRoom: Engine['readRoom']): Ping {
  let nextWrite = 0;
  return async (db) => {
    const now = performance.now();
    if (now < nextWrite) {
      await sql`select 1`.execute(db);
    } else {
      await sql`pragma user_version = 0`.execute(db);
      nextWrite = now + writeInterval;
    }
    // On a full disk, the write-ahead log may still have room for the one page of the check.
    if (readRoom !== undefined && (await readRoom()) < leastRoom)
      throw new StoreUnavailable('The disk of the database is full', 'NO_ROOM');
  };
}

/** Only reads: in PostgreSQL, a write would create a dead row, and a full disk stops the server anyway. */
async function pingPostgres(db: Database): Promise<void> {
  const { rows } = await sql<{ readOnly: string }>`
    select current_setting('transaction_read_only') as read_only`.execute(db);
  // This is also true on a standby.
  if (rows[0]?.readOnly !== 'off') throw new StoreUnavailable('The database can only be read', '25006');
}
