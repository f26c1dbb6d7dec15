import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../runner/campaigns.ts';
import { open, sharedEngines } from './engines-under-test.ts';
import { minute } from './examples.ts';
import { runBeside, runScript } from './run-beside.ts';

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
  await runScript(url, [
    'create table store_migrations (name varchar(255) not null primary key, timestamp varchar(255) not null);',
    ...applied.map((name) => read(dialect, `${name}.sql`)),
    ...applied.map((name) => `insert into store_migrations values ('${name}', '2026-01-01T00:00:00.000Z');`),
    read('rows.sql'),
  ]);
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
  const rows = await Promise.all(queries.map((query) => runBeside(url, query)));
  return (
    rows
      .flat()
      .map((row) => (row as { line: string }).line)
      // Those of the migrator itself.
      .filter((line) => !line.includes('store_migration'))
      .sort()
  );
}

describe.each(sharedEngines)('on $name', (engine) => {
  const earlier = names.slice(0, -1).map((name, index) => [name, index] as const);
  test.each(sampleOf(earlier, 3, earlier.length - 1))(
    'a database of %s is migrated by two stores at once, with all that it holds',
    async (_name, last) => {
      const url = await createEarlier(engine, last);
      const [store, other] = [await open(url), await open(url)];
      await Promise.all([store.migrate(), other.migrate()]);
      const member = await store.members.findByEmail('ana@example.com');
      expect(member).toMatchObject({ id: 'ana', email: 'Ana@example.com', recordId: '7' });
      expect(await store.members.findByIdentity('https://accounts.google.com', '12345')).toEqual(member);
      const session = await store.sessions.find('hash of a session', 1_750_000_000_000);
      expect(session).toMatchObject({ memberId: 'ana' });
      const contact = await store.contacts.find('7');
      expect(contact?.properties).toMatchObject({ firstname: 'Ana', lastname: 'Marić' });
      expect(await store.formSubmissions.listByEmail('ana@example.com')).toHaveLength(1);
      expect(await store.outbox.claim('test', 9, 1_750_000_000_001, minute)).toHaveLength(1);
      expect(await store.spentTokens.isSpent('hash of a token')).toBe(true);

      const fresh = await engine.createDatabase();
      await (await open(fresh)).migrate();
      expect(await describeSchema(url)).toEqual(await describeSchema(fresh));
    },
  );

  test('a migration that was released has not changed, and each has its statements here', async () => {
    const url = await createEarlier(engine, names.length - 1);
    const fresh = await engine.createDatabase();
    await (await open(fresh)).migrate();
    const migrations = await runBeside(fresh, 'select name from store_migrations order by name');
    expect(migrations).toEqual(names.map((name) => ({ name })));
    await (await open(url)).migrate();
    expect(await describeSchema(url)).toEqual(await describeSchema(fresh));
  });
});
