import pg from 'pg';
import type { Records } from '../club-api/records.ts';

/** Reads all that a PostgreSQL database holds of the club at one moment; whole numbers of 64 bits come as texts. */
export async function readPostgresRecords(url: string): Promise<Records> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Otherwise a mail that is delivered meanwhile would be in neither of two tables.
    await client.query('begin isolation level repeatable read read only');
    const named = 'select tablename from pg_tables where schemaname = current_schema() order by tablename';
    const { rows: tables } = await client.query<{ tablename: string }>(named);
    const records: Record<string, readonly Readonly<Record<string, unknown>>[]> = {};
    for (const { tablename } of tables) {
      records[tablename] = (await client.query(`select * from ${client.escapeIdentifier(tablename)}`)).rows;
    }
    return records;
  } finally {
    await client.end();
  }
}
