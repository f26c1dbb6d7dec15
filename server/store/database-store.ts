import { CamelCasePlugin, type IsolationLevel, Kysely, sql } from 'kysely';
import type { Store } from '../rewards-club/ports/store.ts';
import { StoreMisused } from '../rewards-club/ports/store-errors.ts';
import { createDialect } from './engines/dialect.ts';
import type { Engine } from './engines/engine.ts';
import { rejectLists } from './engines/reject-lists.ts';
import { retryConflicts } from './engines/retry-conflicts.ts';
import { createTransactionScope } from './engines/transaction-scope.ts';
import { migrate } from './migrations/migrate.ts';
import { createPing, type Ping } from './ping.ts';
import { removeExpired } from './remove-expired.ts';
import { createStores } from './stores/create-stores.ts';
import type { Database, Tables } from './tables.ts';

/**
 * Creates the store on an engine.
 * @param attempts maximum number of attempts of a statement or transaction on conflicts
 * @param openForMigrations opens an engine without time-outs; migrations use `engine` by default
 */
export function createDatabaseStore(
  engine: Engine,
  attempts: number,
  openForMigrations?: () => Engine,
): Store {
  const scope = createTransactionScope();
  const ping = createPing(engine);
  const db = new Kysely<Tables>({
    dialect: createDialect(engine, scope, { attempts, hasBooleans: false }),
    plugins: [rejectLists, new CamelCasePlugin()],
  });

  const transact = <T>(level: IsolationLevel, work: (transaction: Database) => Promise<T>) =>
    retryConflicts(attempts, () =>
      db
        .transaction()
        .setIsolationLevel(level)
        .execute((transaction) => scope.run(() => work(transaction))),
    );

  return {
    ...createStores(db, engine.name),

    transaction: (work) =>
      transact('serializable', (transaction) => work(createInnerStore(transaction, engine, ping))),

    // A serializable transaction would wait for the lock with a snapshot from before the wait.
    accountTransaction: (emailKey, work) =>
      transact('read committed', async (transaction) => {
        if (engine.name === 'postgres')
          await sql`select pg_advisory_xact_lock(hashtextextended(${emailKey}, 0))`.execute(transaction);
        return work(createInnerStore(transaction, engine, ping));
      }),

    ping: () => ping(db),

    async migrate() {
      const patient = openForMigrations?.() ?? engine;
      const options = { attempts, hasBooleans: engine.name === 'postgres' };
      try {
        await retryConflicts(attempts, () => migrate(createDialect(patient, scope, options), engine.name));
      } finally {
        if (patient !== engine) await patient.close();
      }
    },

    async close() {
      scope.assertOutside();
      await engine.close();
    },

    removeExpired: (now) => removeExpired(db, now),
  };
}

/** The store inside a transaction. Methods that would end or escape the transaction throw. */
function createInnerStore(transaction: Database, engine: Engine, ping: Ping): Store {
  const refuse = async () => {
    throw new StoreMisused(
      'A transaction cannot start another one, migrate, remove expired rows or close the store.',
    );
  };
  return {
    ...createStores(transaction, engine.name),
    transaction: refuse,
    accountTransaction: refuse,
    ping: () => ping(transaction),
    migrate: refuse,
    close: refuse,
    removeExpired: refuse,
  };
}
