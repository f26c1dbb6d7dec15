import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { type Records, readTables } from '../club-api/records.ts';

type Rows = Records[string];

async function queryPostgres(url: string, run: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}

/** Runs statements on a database by a connection of its own, and gives the rows of the last. */
export async function runSql(url: string, ...statements: readonly string[]): Promise<Rows> {
  let rows: Rows = [];
  if (url.startsWith('sqlite:')) {
    const database = new DatabaseSync(pathOf(url), { timeout: 600_000 });
    // As pieces of a program: a trigger holds statements of its own.
    for (const statement of statements) rows = database.prepare(statement).all();
    database.close();
    return rows;
  }
  await queryPostgres(url, async (client) => {
    for (const statement of statements) rows = (await client.query(statement)).rows;
  });
  return rows;
}

/** Everything that a database holds, by table; PostgreSQL gives whole numbers of 64 bits as texts. */
export async function dumpDatabase(url: string): Promise<Records> {
  if (url.startsWith('sqlite:')) return readTables(pathOf(url));
  const dump: Record<string, Rows> = {};
  await queryPostgres(url, async (client) => {
    // Otherwise a mail that is delivered meanwhile would be in neither of two tables.
    await client.query('begin isolation level repeatable read read only');
    const named = 'select tablename from pg_tables where schemaname = current_schema() order by tablename';
    const { rows: tables } = await client.query<{ tablename: string }>(named);
    for (const { tablename } of tables)
      dump[tablename] = (await client.query(`select * from ${client.escapeIdentifier(tablename)}`)).rows;
  });
  return dump;
}

/** Places, as table and column, in which one of some texts stands, whatever its case or composition. */
export function findTraces(dump: Records, texts: readonly string[]): string[] {
  const wanted = texts.map(fold);
  const holds = (value: unknown) => wanted.some((text) => fold(String(value)).includes(text));
  const places = Object.entries(dump).flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) => (holds(value) ? [`${table}.${column}`] : [])),
    ),
  );
  return [...new Set(places)].sort();
}

/** Whether a text stands anywhere in the files of an embedded database, deleted rows included. */
export function isInFiles(url: string, text: string): boolean {
  const files = ['', '-wal', '-journal'].map((suffix) => pathOf(url) + suffix);
  return files.some((file) => existsSync(file) && readFileSync(file).includes(text));
}

function pathOf(url: string): string {
  return url.slice('sqlite:'.length);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFC');
}
