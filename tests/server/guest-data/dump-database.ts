import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** All rows of all tables, by table. */
export type Dump = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

const tablesOfPostgres = `select table_name as name from information_schema.tables
  where table_schema = current_schema() order by 1`;
const tablesOfSqlite = `select name from sqlite_schema where type = 'table' order by 1`;

/** Runs statements on a database by a connection of its own, and gives the rows of the last. */
export async function runSql(url: string, ...statements: readonly string[]): Promise<Dump[string]> {
  let rows: Dump[string] = [];
  if (url.startsWith('sqlite:')) {
    const database = new DatabaseSync(pathOf(url), { timeout: 600_000 });
    // As pieces of a program: a trigger holds statements of its own.
    for (const statement of statements) rows = database.prepare(statement).all();
    database.close();
    return rows;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) rows = (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
  return rows;
}

/** Everything that a database holds. */
export async function dumpDatabase(url: string): Promise<Dump> {
  const tables = await runSql(url, url.startsWith('sqlite:') ? tablesOfSqlite : tablesOfPostgres);
  const dump: Record<string, Dump[string]> = {};
  for (const { name } of tables) dump[String(name)] = await runSql(url, `select * from "${name}"`);
  return dump;
}

/** Places, as table and column, in which one of some texts stands, whatever its case or composition. */
export function findTraces(dump: Dump, texts: readonly string[]): string[] {
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
