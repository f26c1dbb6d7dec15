import { type RawBuilder, sql } from 'kysely';
import type { Database, Tables } from './tables.ts';

/** Rows deleted by one statement; small, so that other statements do not wait long. */
const batch = 500;

/** Lifetime of mails in the mailbox, in milliseconds. */
const mailboxMilliseconds = 30 * 24 * 60 * 60_000;

/** Lifetime of outbox rows that were given up, in milliseconds; they contain guest data. */
const givenUpMilliseconds = 90 * 24 * 60 * 60_000;

/**
 * Lifetime of contacts and forms of guests who are no members, in milliseconds: a stranger may have entered the e-mail.
 */
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

/**
 * Deletes expired rows in batches.
 * @param run runs the statement of a batch
 * @returns the number of rows by table
 */
export async function removeExpired(
  db: Database,
  now: number,
  run: <T>(statement: () => Promise<T>) => Promise<T>,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const each of expiring) {
    const statement = removeRows(each, now - (each.stay ?? 0));
    let removed = 0;
    let last = batch;
    while (last === batch) {
      last = Number((await run(() => statement.execute(db))).numAffectedRows);
      removed += last;
    }
    counts[each.table] = removed;
  }
  return counts;
}

function removeRows({ table, key, time, only }: Expiring, until: number): RawBuilder<unknown> {
  const isMeant = only ?? sql`true`;
  // Repeats the time outside the subquery: PostgreSQL rechecks only this condition after a concurrent change.
  return sql`
    delete from ${sql.table(table)}
    where ${sql.ref(time)} <= ${until} and ${isMeant} and ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)}
      where ${sql.ref(time)} <= ${until} and ${isMeant} order by ${sql.ref(time)} limit ${sql.lit(batch)})`;
}
