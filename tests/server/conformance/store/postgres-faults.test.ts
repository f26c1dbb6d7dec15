import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { StoreConflict, StoreUnavailable } from '../../../../server/core/ports/store-errors.ts';
import type { StoreOptions } from '../../../../server/store/open-store.ts';
import { atOnce, open, postgres } from './engines-under-test.ts';
import { exampleMember, now } from './examples.ts';
import { countOf, hit } from './limit-steps.ts';

/** A store, and a connection of somebody else to the same database. */
async function openBeside(options: StoreOptions = {}) {
  const url = await postgres.createDatabase();
  const name = randomUUID();
  const store = await open(`${url}&application_name=${name}`, options);
  await store.migrate();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  /** Ends the store's connections, as an administrator or a restart would. */
  async function cutOff(): Promise<void> {
    const end = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1';
    expect((await other.query(end, [name])).rowCount).toBeGreaterThan(0);
  }
  return { store, other, cutOff };
}

test('a database that can only be read is as good as away', async () => {
  const url = new URL(await postgres.createDatabase());
  const store = await open(url.href);
  await store.migrate();
  await store.ping();
  url.searchParams.set('options', `${url.searchParams.get('options')} -c default_transaction_read_only=on`);
  const readOnly = await open(url.href);
  await expect(readOnly.ping()).rejects.toMatchObject({ name: 'StoreUnavailable', code: '25006' });
  await expect(hit(readOnly, 'key')).rejects.toMatchObject({ name: 'StoreUnavailable', code: '25006' });
});

test('a lock that is never given ends the wait; afterwards the store goes on', async () => {
  const { store, other } = await openBeside({ statementTimeout: 100 });
  // On a machine under load, any statement may take too long.
  const hits = () => hit(store, 'key').catch(() => 0);
  await expect.poll(hits).toBe(1);
  await other.query('begin');
  await other.query('update limits set count = 7');
  const waiting = hit(store, 'key');

  await expect(waiting).rejects.toMatchObject({ name: 'StoreUnavailable', code: '57014' });
  await other.query('rollback');
  await expect.poll(hits).toBe(2);
});

test('a transaction whose connection is cut leaves nothing', async () => {
  const { store, cutOff } = await openBeside();
  const member = exampleMember();
  const cut = store.transaction(async (within) => {
    await within.members.add(member);
    await cutOff();
    await within.outbox.add('notice', {}, now);
  });

  await expect(cut).rejects.toThrow(StoreUnavailable);
  expect(await store.members.find(member.id)).toBeUndefined();
});

test('a deadlock is solved by trying again', async () => {
  const { store } = await openBeside();
  await hit(store, 'one');
  await hit(store, 'two');
  await atOnce(6, (index) =>
    store.transaction(async (within) => {
      const keys = index % 2 === 0 ? ['one', 'two'] : ['two', 'one'];
      for (const key of keys) await hit(within, key);
    }),
  );

  expect(await countOf(store, 'one')).toBe(7);
  expect(await countOf(store, 'two')).toBe(7);
});

test('a transaction that meets a conflict each time is given up after so many attempts', async () => {
  const { store, other } = await openBeside({ attempts: 3 });
  await hit(store, 'key');
  let runs = 0;
  const hopeless = store.transaction(async (within) => {
    runs += 1;
    await countOf(within, 'key');
    await other.query('update limits set count = count + 1');
    await hit(within, 'key');
  });

  await expect(hopeless).rejects.toThrow(StoreConflict);
  await expect(hopeless).rejects.toMatchObject({ code: '40001' });
  expect(runs).toBe(3);
  expect(await countOf(store, 'key')).toBe(4);
});

test('migrations outlast the time a statement may take, and a lock they have to wait for', async () => {
  const url = await postgres.createDatabase();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  const kyselyLock = '3853314791062309107';
  await other.query(`select pg_advisory_lock(${kyselyLock})`);
  const store = await open(url, { statementTimeout: 50 });
  const migrated = store.migrate();
  await other.query('select pg_sleep(0.2)');
  await other.query(`select pg_advisory_unlock(${kyselyLock})`);

  await migrated;
  const patient = await open(url);
  expect(await patient.outbox.counts()).toEqual({ waiting: 0, failed: 0 });
});
