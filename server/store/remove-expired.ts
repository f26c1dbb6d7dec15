import { type RawBuilder, sql } from 'kysely';
import type { Database, Tables } from './tables.ts';

/** Rows deleted by one statement; small, so that other statements do not wait long. */
const batch = 500;

/** Lifetime of mails in the mailbox, in milliseconds. */
const mailboxMilliseconds = 30 * 24 * 60 * 60_000;

/** Lifetime of outbox rows that were given up, in milliseconds; they contain guest data. */
const givenUpMilliseconds = 90 * 24 * 60 * 60_000;

/** Lifetime of contacts and forms of guests who are no members, in milliseconds: anybody may have named the e-mail. */
const strangerMilliseconds = 30 * 24 * 60 * 60_000;

/** A table whose rows expire: its key, its time column, and how long rows stay after that time. */
interface Expiring {
  readonly table: keyof Tables;
  readonly key: string;
  readonly time: string;
  readonly stay?: number;
  /** The rows that expire, if not all do. */
  readonly only?: RawBuilder<unknown>;
}

const isStranger = sql`email_key not in (select email_key from members)`;

const expiring: readonly Expiring[] = [
  { table: 'sessions', key: 'hash', time: 'expiresAt' },
  { table: 'flows', key: 'id', time: 'expiresAt' },
  { table: 'resetKeys', key: 'hash', time: 'expiresAt' },
  { table: 'spentTokens', key: 'hash', time: 'expiresAt' },
  { table: 'limits', key: 'key', time: 'resetsAt' },
  { table: 'enquiries', key: 'id', time: 'removeAt' },
  { table: 'mailbox', key: 'id', time: 'sentAt', stay: mailboxMilliseconds },
  { table: 'outbox', key: 'id', time: 'dueAt', stay: givenUpMilliseconds, only: sql`is_given_up = 1` },
  { table: 'contacts', key: 'vid', time: 'updatedAt', stay: strangerMilliseconds, only: isStranger },
  { table: 'formSubmissions', key: 'id', time: 'submittedAt', stay: strangerMilliseconds, only: isStranger },
];

/** Deletes expired rows in batches of one statement each. @returns the number of rows by table */
export async function removeExpired(db: Database, now: number): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const table of expiring) counts[table.table] = await removeRows(db, table, now - (table.stay ?? 0));
  return counts;
}

async function removeRows(
  db: Database,
  { table, key, time, only }: Expiring,
  until: number,
): Promise<number> {
  const isMeant = only ?? sql`true`;
  // Repeats the time outside the subquery: PostgreSQL rechecks only this condition after a concurrent change.
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
