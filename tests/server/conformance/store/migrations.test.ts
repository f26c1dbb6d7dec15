import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { DatabaseTooNew } from '../../../../server/core/ports/store-errors.ts';
import { runSql } from '../../guest-data/dump-database.ts';
import { atOnce, open, postgres, sharedEngines, sqliteFile } from './engines-under-test.ts';
import { exampleMember } from './examples.ts';

const listMigrations = (url: string) => runSql(url, 'select name from store_migrations');

describe.each(sharedEngines)('migrations on $name', (engine) => {
  test('several who start at once migrate once; before, nothing is there and nothing is hidden', async () => {
    const url = await engine.createDatabase();
    const stores = await atOnce(5, () => open(url));
    for (const { ping, outbox } of stores) {
      await ping();
      await expect(outbox.counts()).rejects.toThrow(/outbox/);
    }
    await Promise.all(stores.map((store) => store.migrate()));
    const names = await listMigrations(url);
    expect(new Set(names.map((row) => JSON.stringify(row))).size).toBe(names.length);
    for (const store of stores) await store.members.add(exampleMember());
  });

  test('a database of a newer version is refused by name, and stays as it is', async () => {
    const url = await engine.createDatabase();
    const store = await open(url);
    await store.migrate();
    await runSql(url, "insert into store_migrations values ('0999-later', '2099-01-01T00:00:00.000Z')");
    const before = await listMigrations(url);
    const refused = store.migrate();
    await expect(refused).rejects.toThrow(DatabaseTooNew);
    await expect(refused).rejects.toThrow('0999-later');
    expect(await listMigrations(url)).toEqual(before);
  });
});

test('another program that drops tables of the same PostgreSQL database disturbs no migration', async () => {
  const [url, beside] = [await postgres.createDatabase(), await postgres.createDatabase()];
  const client = new pg.Client({ connectionString: beside });
  await client.connect();
  let isOver = false;
  const dropTables = async () => {
    while (!isOver) {
      await client.query('create table brief (id serial)');
      await client.query('drop table brief');
    }
  };
  const dropping = dropTables();
  const stores = await atOnce(4, () => open(url));
  const migrateOften = async () => {
    for (let time = 0; time < 15; time += 1) await Promise.all(stores.map((store) => store.migrate()));
  };
  await migrateOften().finally(() => {
    isOver = true;
  });
  await dropping;
  await client.end();
});

/** Every group of columns by which the store looks up, removes or expires rows. */
const lookups: Readonly<Record<string, readonly string[]>> = {
  flows: [
    'session_hash, email_key, purpose',
    'session_hash, contact_id, purpose',
    'id',
    'link_hash',
    'email_key',
  ],
  sessions: ['hash', 'member_id'],
  members: ['id', 'email_key', 'record_id'],
  identities: ['issuer, subject', 'member_id'],
  contacts: ['vid', 'email_key'],
  form_submissions: ['email_key'],
  reset_keys: ['hash', 'member_id'],
  outbox: ['id', 'email_key'],
  mailbox: ['recipient_key'],
  limits: ['key'],
  spent_tokens: ['hash'],
  enquiries: ['id', 'reference', 'request_key', 'proof_hash', 'email_key'],
  subscriptions: ['email_key', 'unsubscribe_hash'],
};
const expiries: Readonly<Record<string, readonly string[]>> = {
  flows: ['expires_at'],
  sessions: ['expires_at'],
  reset_keys: ['expires_at'],
  limits: ['resets_at'],
  spent_tokens: ['expires_at'],
  enquiries: ['created_at', 'remove_at'],
  mailbox: ['sent_at'],
  contacts: ['updated_at'],
  form_submissions: ['submitted_at'],
  outbox: ['is_given_up = 0 and due_at'],
};

test('every look-up and every expiry has its index', async () => {
  const url = await sqliteFile.createDatabase();
  await (await open(url)).migrate();
  const toConditions = (groups: typeof lookups, write: (columns: string) => string) =>
    Object.entries(groups).flatMap(([table, each]) => each.map((columns) => [table, write(columns)]));
  const conditions = [
    ...toConditions(lookups, (columns) => `(${columns}) = (${columns.replaceAll(/\w+/g, "'x'")})`),
    ...toConditions(expiries, (column) => `${column} <= 1`),
  ];
  for (const [table, condition] of conditions) {
    const plan = await runSql(url, `explain query plan select * from "${table}" where ${condition}`);
    expect(JSON.stringify(plan), `${table} where ${condition}`).toMatch(/"SEARCH .*(INDEX|PRIMARY KEY)/);
  }
});
