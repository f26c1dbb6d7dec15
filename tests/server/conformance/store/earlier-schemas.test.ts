import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../runner/campaigns.ts';
import { dumpDatabase, runSql } from '../../guest-data/dump-database.ts';
import { open, sharedEngines } from './engines-under-test.ts';

/** The statements of each migration as they were released, and rows that a site of the first one may have. */
const folder = join(import.meta.dirname, 'schemas');
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
const names = readdirSync(join(folder, 'sqlite')).map((file) => file.replace('.sql', ''));

/** A database as a site of an earlier version left it. */
async function createEarlier(engine: (typeof sharedEngines)[number], last: number): Promise<string> {
  const url = await engine.createDatabase();
  const dialect = url.startsWith('sqlite:') ? 'sqlite' : 'postgres';
  // A site opens its database before it migrates it.
  await (await open(url)).ping();
  const applied = names.slice(0, last + 1);
  const script = [
    'create table store_migrations (name varchar(255) not null primary key, timestamp varchar(255) not null);',
    ...applied.map((name) => read(dialect, `${name}.sql`)),
    ...applied.map((name) => `insert into store_migrations values ('${name}', '2026-01-01T00:00:00.000Z');`),
    read('rows.sql'),
  ].join('\n');
  await runSql(url, ...script.trim().split(/;\n/));
  return url;
}

/** Tables, columns, constraints and indexes, without the order in which they were made. */
async function describeSchema(url: string): Promise<readonly string[]> {
  const queries = url.startsWith('sqlite:')
    ? ["select type || ' ' || tbl_name || ' ' || coalesce(sql, name) as line from sqlite_master"]
    : [
        `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
         from information_schema.columns where table_schema = current_schema()`,
        `select replace(indexdef, current_schema() || '.', '') as line from pg_indexes
         where schemaname = current_schema()`,
        `select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) as line
         from pg_constraint where connamespace = current_schema()::regnamespace`,
      ];
  const rows = await Promise.all(queries.map((query) => runSql(url, query)));
  const lines = rows.flat().map(({ line }) => String(line));
  // Without those of the migrator itself.
  return lines.filter((line) => !line.includes('store_migration')).sort();
}

describe.each(sharedEngines)('on $name', (engine) => {
  const earlier = names.slice(0, -1).map((name, index) => [name, index] as const);
  test.each(sampleOf(earlier, 3, earlier.length - 1))(
    'a database of %s is migrated by two stores at once, with all that it holds',
    async (_name, last) => {
      const url = await createEarlier(engine, last);
      const { store_migrations: _, ...before } = await dumpDatabase(url);
      const stores = [await open(url), await open(url)];
      await Promise.all(stores.map((store) => store.migrate()));
      const after = await dumpDatabase(url);
      expect(Object.values(before).flat().length).toBeGreaterThan(0);
      expect(after).toMatchObject(before);
      const fresh = await engine.createDatabase();
      await (await open(fresh)).migrate();
      expect(await describeSchema(url)).toEqual(await describeSchema(fresh));
    },
  );

  test('a migration that was released has not changed, and each has its statements here', async () => {
    const url = await createEarlier(engine, names.length - 1);
    const fresh = await engine.createDatabase();
    await (await open(fresh)).migrate();
    const migrations = await runSql(fresh, 'select name from store_migrations order by name');
    expect(migrations).toEqual(names.map((name) => ({ name })));
    await (await open(url)).migrate();
    expect(await describeSchema(url)).toEqual(await describeSchema(fresh));
  });
});
