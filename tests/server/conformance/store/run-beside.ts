import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** Runs a statement beside the store. */
export async function runBeside(url: string, sql: string): Promise<unknown[]> {
  if (url.startsWith('sqlite:')) {
    const database = new DatabaseSync(url.slice('sqlite:'.length));
    const rows = database.prepare(sql).all();
    database.close();
    return rows;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** Runs scripts of many statements beside the store. */
export async function runScript(url: string, scripts: readonly string[]): Promise<void> {
  const script = scripts.join('\n');
  if (!url.startsWith('sqlite:')) {
    await runBeside(url, script);
    return;
  }
  const database = new DatabaseSync(url.slice('sqlite:'.length));
  database.exec(script);
  database.close();
}
