import { sql } from 'kysely';
import type { Database, Tables } from './tables.ts';

/** Rows deleted by one statement: few enough not to keep anybody waiting. */
const batch = 500;

/** How long mail is shown in the mailbox, in milliseconds. */
const mailboxMilliseconds = 30 * 24 * 60 * 60_000;

/** How long an outbox row that was given up can be looked at, in milliseconds: it holds what a guest entered. */
const givenUpMilliseconds = 90 * 24 * 60 * 60_000;

/** A table whose rows expire: its key, the column with the time, and how long rows stay after that. */
interface Expiring {
  readonly table: keyof Tables;
  readonly key: string;
  readonly time: string;
  readonly stay?: number;
  /** The flag that rows have which expire, where not all do. */
  readonly flag?: string;
}

const expiring: readonly Expiring[] = [
  { table: 'sessions', key: 'hash', time: 'expiresAt' },
  { table: 'flows', key: 'id', time: 'expiresAt' },
  { table: 'resetKeys', key: 'hash', time: 'expiresAt' },
  { table: 'spentTokens', key: 'hash', time: 'expiresAt' },
  { table: 'limits', key: 'key', time: 'resetsAt' },
  { table: 'mailbox', key: 'id', time: 'sentAt', stay: mailboxMilliseconds },
  { table: 'outbox', key: 'id', time: 'dueAt', stay: givenUpMilliseconds, flag: 'isGivenUp' },
];

/** Deletes expired rows in batches, each a statement of its own. @returns how many, by table */
export async function removeExpired(db: Database, now: number): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const table of expiring) counts[table.table] = await removeRows(db, table, now - (table.stay ?? 0));
  return counts;
}

async function removeRows(
  db: Database,
  { table, key, time, flag }: Expiring,
  until: number,
): Promise<number> {
  const isMeant = flag === undefined ? sql`true` : sql`${sql.ref(flag)} = 1`;
  // The time stands outside, too: PostgreSQL checks only that again when a row was changed meanwhile.
  const statement = sql`
    delete from ${sql.table(table)}
    where ${sql.ref(time)} <= ${until} and ${isMeant} and ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)}
      where ${sql.ref(time)} <= ${until} and ${isMeant} order by ${sql.ref(time)} limit ${sql.lit(batch)})`;
  let removed = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await statement.execute(db);
    removed += Number(numAffectedRows);
    if (numAffectedRows < batch) return removed;
  }
}
