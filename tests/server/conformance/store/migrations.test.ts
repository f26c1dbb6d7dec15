import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { DatabaseTooNew } from '../../../../server/rewards-club/ports/store-errors.ts';
import {
  atOnce,
  type EngineUnderTest,
  open,
  openNew,
  postgres,
  sharedEngines,
  sqliteFile,
} from './engines-under-test.ts';
import { exampleMember } from './examples.ts';
import { runBeside } from './run-beside.ts';

const migrations = [
  '0001-rewards-club',
  '0002-further-contact-properties',
  '0003-enquiries',
  '0004-ages-of-strangers',
  '0005-devices-of-sessions',
  '0006-passkeys',
];

function listMigrations(url: string): Promise<unknown[]> {
  return runBeside(url, 'select name from store_migrations order by name');
}

describe.each(sharedEngines)('migrations on $name', (engine: EngineUnderTest) => {
  test('several who start at once migrate once', async () => {
    const url = await engine.createDatabase();
    const stores = await atOnce(5, () => open(url));
    await Promise.all(stores.map((store) => store.migrate()));

    expect(await listMigrations(url)).toEqual(migrations.map((name) => ({ name })));
    for (const store of stores) await store.members.add(exampleMember());
  });

  test('migrating again keeps what is there', async () => {
    const url = await engine.createDatabase();
    const store = await open(url);
    await store.migrate();
    const member = exampleMember();
    await store.members.add(member);
    await store.migrate();
    const later = await open(url);
    await later.migrate();

    expect(await later.members.find(member.id)).toEqual(member);
  });

  test('a database of a newer version is refused by name, and stays as it is', async () => {
    const url = await engine.createDatabase();
    const store = await open(url);
    await store.migrate();
    const late = "insert into store_migrations values ('0999-later', '2099-01-01T00:00:00.000Z')";
    await runBeside(url, late);
    const refused = store.migrate();

    await expect(refused).rejects.toThrow(DatabaseTooNew);
    await expect(refused).rejects.toThrow('0999-later');
    expect(await listMigrations(url)).toHaveLength(migrations.length + 1);
  });

  test('without migrations, nothing is there and nothing is hidden', async () => {
    const store = await open(await engine.createDatabase());

    await store.ping();
    await expect(store.outbox.counts()).rejects.toThrow(/outbox/);
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

/** Every condition by which the store looks up, removes or expires rows. */
const conditions: readonly (readonly [table: string, condition: string])[] = [
  ['flows', "session_hash = 'x' and email_key = 'x' and purpose = 'x'"],
  ['flows', "session_hash = 'x' and contact_id = 'x' and purpose = 'x'"],
  ['flows', "id = 'x'"],
  ['flows', "link_hash = 'x'"],
  ['flows', "email_key = 'x'"],
  ['flows', 'expires_at <= 1'],
  ['sessions', "hash = 'x'"],
  ['sessions', "member_id = 'x'"],
  ['sessions', 'expires_at <= 1'],
  ['members', "id = 'x'"],
  ['members', "email_key = 'x'"],
  ['members', "record_id = 'x'"],
  ['identities', "issuer = 'x' and subject = 'x'"],
  ['identities', "member_id = 'x'"],
  ['contacts', "vid = 'x'"],
  ['contacts', "email_key = 'x'"],
  ['contacts', 'updated_at <= 1'],
  ['form_submissions', 'submitted_at <= 1'],
  ['reset_keys', "hash = 'x'"],
  ['reset_keys', "member_id = 'x'"],
  ['reset_keys', 'expires_at <= 1'],
  ['outbox', 'id = 1'],
  ['outbox', 'is_given_up = 0 and due_at <= 1'],
  ['outbox', "email_key = 'x'"],
  ['mailbox', "recipient_key = 'x'"],
  ['mailbox', 'sent_at <= 1'],
  ['limits', "key = 'x'"],
  ['limits', 'resets_at <= 1'],
  ['spent_tokens', "hash = 'x'"],
  ['spent_tokens', 'expires_at <= 1'],
  ['form_submissions', "email_key = 'x'"],
  ['enquiries', "id = 'x'"],
  ['enquiries', "reference = 'x'"],
  ['enquiries', "request_key = 'x'"],
  ['enquiries', "proof_hash = 'x'"],
  ['enquiries', "email_key = 'x'"],
  ['enquiries', 'created_at >= 1'],
  ['enquiries', 'remove_at <= 1'],
  ['subscriptions', "email_key = 'x'"],
  ['subscriptions', "unsubscribe_hash = 'x'"],
];

test('every look-up and every expiry has its index', async () => {
  const url = await sqliteFile.createDatabase();
  const store = await open(url);
  await store.migrate();
  for (const [table, condition] of conditions) {
    const plan = await runBeside(url, `explain query plan select * from "${table}" where ${condition}`);
    expect(JSON.stringify(plan), `${table} where ${condition}`).toMatch(/"SEARCH .*(INDEX|PRIMARY KEY)/);
  }
});

test('a type that PostgreSQL refuses, SQLite refuses, too', async () => {
  const { limits } = await openNew(sqliteFile);
  const text = 'no number' as unknown as number;
  await expect(limits.hit([{ key: 'key', most: 1, windowMilliseconds: 1 }], text)).rejects.toThrow();
});
