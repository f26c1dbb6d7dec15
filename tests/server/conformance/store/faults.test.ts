import { copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../../../server/core/ports/store.ts';
import { StoreConflict, StoreUnavailable } from '../../../../server/core/ports/store-errors.ts';
import { createDatabaseStore } from '../../../../server/store/database-store.ts';
import { createSqliteEngine } from '../../../../server/store/engines/sqlite-engine.ts';
import {
  atOnce,
  createFolder,
  everyEngine,
  open,
  openNew,
  sqliteFile,
  sqliteMemory,
} from './engines-under-test.ts';
import { exampleMail, exampleMember, now } from './examples.ts';
import { countOf, hit } from './limit-steps.ts';

/** A transaction that stays open until the test ends it. */
async function holdTransaction(store: Store) {
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = store.transaction(async (within) => {
    await within.outbox.add('notice', {}, now);
    begun.resolve();
    await goOn.promise;
    await within.outbox.add('notice', {}, now);
  });
  await begun.promise;
  return { held, goOn: goOn.resolve };
}

describe.each(everyEngine)('a store on $name that is closed or held', (engine) => {
  test('a closed store says so, at once and for good', async () => {
    const store = await openNew(engine);
    for (const _ of ['once', 'again']) await store.close();
    const calls = [
      store.ping(),
      hit(store, 'key'),
      store.transaction(async () => 0),
      store.removeExpired(now),
    ];
    const closed = { name: 'StoreUnavailable', code: 'CLOSED' };
    await Promise.all(calls.map((each) => expect(each).rejects.toMatchObject(closed)));
  });

  test('closing waits for what has begun', async () => {
    const store = await openNew(engine);
    const { held, goOn } = await holdTransaction(store);
    const closed = store.close();
    goOn();
    await held;
    await closed;
  });

  test('a call that waits too long for a connection is refused, and the store goes on', async () => {
    const store = await open(await engine.createDatabase(), { poolSize: 1, patience: 50 });
    // Opening a connection may itself take too long; from here on, the store has one.
    await expect.poll(() => store.migrate().then(() => 'migrated', String)).toBe('migrated');
    await expect.poll(() => store.ping().then(() => 'there', String)).toBe('there');
    const { held, goOn } = await holdTransaction(store);
    const waiting = await Promise.allSettled([store.ping(), hit(store, 'key')]);
    goOn();

    for (const each of waiting) {
      expect(each).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
    }
    await held;
    expect(await hit(store, 'key')).toBe(1);
  });
});

describe('a file that another process writes to', () => {
  async function openHeld(attempts: number) {
    const url = await sqliteFile.createDatabase();
    const store = await open(url, { attempts });
    await store.migrate();
    const other = new DatabaseSync(url.slice('sqlite:'.length));
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    return { store, other };
  }
  const write = (store: Store) => [hit(store, 'key'), store.transaction((within) => hit(within, 'key'))];

  test('writing waits until the other is ready', async () => {
    const { store, other } = await openHeld(100);
    const hits = Promise.all(write(store));
    expect(await Promise.race([hits, sleep(20, 'waiting')])).toBe('waiting');
    other.exec('commit');
    expect((await hits).sort()).toEqual([1, 2]);
  });

  test('waiting is bounded, and leaves nothing behind', async () => {
    const { store, other } = await openHeld(2);
    await Promise.all(write(store).map((each) => expect(each).rejects.toThrow(StoreConflict)));
    other.exec('rollback');
    expect(await hit(store, 'key')).toBe(1);
  });
});

describe('a database file that is taken away under the store', () => {
  /** A store with a file, and what it reported. */
  async function openFile() {
    const url = await sqliteFile.createDatabase();
    const lost: string[] = [];
    const store = await open(url, { onFileLost: (path) => lost.push(path) });
    await store.migrate();
    return { store, path: url.slice('sqlite:'.length), lost };
  }
  const fileLost = { name: 'StoreUnavailable', code: 'FILE_LOST' };

  const ways: Readonly<Record<string, (path: string) => Promise<void>>> = {
    deleted: (path) => rm(path),
    'deleted with its folder': (path) => rm(dirname(path), { recursive: true }),
    moved: (path) => rename(path, `${path}.old`),
    async 'replaced by a copy'(path) {
      await copyFile(path, `${path}.copy`);
      await rename(`${path}.copy`, path);
    },
    async 'created again'(path) {
      await rm(path);
      await writeFile(path, '');
    },
  };

  test.each(Object.entries(ways))(
    '%s: nothing more is acknowledged, and it is reported once',
    async (_, take) => {
      const { store, path, lost } = await openFile();
      await take(path);
      const refused = [
        store.ping(),
        hit(store, 'key'),
        countOf(store, 'key'),
        store.transaction((within) => hit(within, 'key')),
        store.removeExpired(now),
      ];
      await Promise.all(refused.map((each) => expect(each).rejects.toMatchObject(fileLost)));
      expect(lost).toEqual([path]);
    },
  );

  test('a transaction that has begun is not committed', async () => {
    const { store, path } = await openFile();
    const transaction = store.transaction(async (within) => {
      await hit(within, 'key');
      await rm(path);
    });
    await expect(transaction).rejects.toMatchObject(fileLost);
  });

  test('put back, it is not trusted: what was refused may be half in it', async () => {
    const { store, path } = await openFile();
    await rename(path, `${path}.old`);
    await expect(hit(store, 'key')).rejects.toMatchObject(fileLost);
    await rename(`${path}.old`, path);
    await expect(hit(store, 'key')).rejects.toMatchObject(fileLost);
    await expect(store.ping()).rejects.toMatchObject(fileLost);
  });
});

test('a disk without room for a request is no store that can be written to, though a page fits', async () => {
  const options = { busyTimeout: 0, patience: 1000, maximumPages: undefined };
  const engine = createSqliteEngine(join(await createFolder(), 'site.db'), options);
  const rooms = [2 ** 30, 8192, 0, 2 ** 20];
  const store = createDatabaseStore({ ...engine, readRoom: async () => rooms.shift() ?? 0 }, 1);
  onTestFinished(() => store.close());
  await store.ping();
  for (const _ of ['a page', 'nothing'])
    await expect(store.ping()).rejects.toMatchObject({ code: 'NO_ROOM' });
  await store.ping();
});

test('on a full disk nothing half done stays, and room lets it go on', async () => {
  const { members, mailbox, transaction } = await openNew(sqliteFile, { maximumPages: 120 });
  let kept = 0;
  const addNext = () =>
    transaction(async (within) => {
      await within.members.add(exampleMember({ id: String(kept) }));
      await within.mailbox.add(exampleMail({ text: 'x'.repeat(20_000) }));
    });
  const fill = async () => {
    for (; ; kept += 1) await addNext();
  };
  await expect(fill()).rejects.toMatchObject({ name: 'StoreUnavailable', code: 'SQLITE_FULL' });
  expect(await mailbox.list(1000)).toHaveLength(kept);
  expect(await members.find(String(kept - 1))).toBeDefined();
  expect(await members.find(String(kept))).toBeUndefined();
  await mailbox.removeByRecipient('ana@example.com');
  await addNext();
  expect(await mailbox.list(1000)).toHaveLength(1);
});

test('a burst on an embedded database lets others have the process in between', async () => {
  const store = await openNew(sqliteMemory);
  let ticks = 0;
  let isOver = false;
  const tick = () => {
    ticks += 1;
    if (!isOver) setImmediate(tick);
  };
  setImmediate(tick);
  await atOnce(3000, (index) => hit(store, String(index)));
  isOver = true;

  expect(ticks).toBeGreaterThan(3);
});
