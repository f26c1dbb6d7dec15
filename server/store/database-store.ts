import { AsyncLocalStorage } from 'node:async_hooks';
import { CamelCasePlugin, type IsolationLevel, Kysely, sql } from 'kysely';
import { MemberExists } from '../core/ports/member-stores.ts';
import type { Store } from '../core/ports/store.ts';
import { StoreConflict, StoreMisused, StoreUnavailable } from '../core/ports/store-errors.ts';
import { type Engine, retryConflicts } from './engines/engine.ts';
import { migrate } from './migrations/migrate.ts';
import { createPing } from './ping.ts';
import { removeExpired } from './remove-expired.ts';
import { createStores, type Stores } from './stores/create-stores.ts';
import type { Database, Tables } from './tables.ts';

/** Runs a method of a store. */
type Run = <T>(method: () => Promise<T>) => Promise<T>;

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
  const db = new Kysely<Tables>({ dialect: engine.dialect, plugins: [new CamelCasePlugin()] });
  const ping = createPing(engine);
  const inside = new AsyncLocalStorage<TransactionScope>();
  let closing: Promise<void> | undefined;

  function assertOutside(): void {
    // SQLite would wait for itself, PostgreSQL would act outside the transaction.
    if (inside.getStore()?.isOpen !== true) return;
    throw new StoreMisused('Inside a transaction, use the store passed to its work, not the outer one.');
  }

  const run: Run = async (method) => {
    assertOutside();
    if (closing !== undefined) throw new StoreUnavailable('The database has been closed', 'CLOSED');
    return retryConflicts(attempts, method);
  };

  const transact = <T>(level: IsolationLevel, work: (transaction: Database, run: Run) => Promise<T>) =>
    run(async () => {
      const scope = new TransactionScope();
      const transaction = db.transaction().setIsolationLevel(level);
      try {
        return await transaction.execute((inner) =>
          scope.runToItsEnd(() => inside.run(scope, () => work(inner, scope.run))),
        );
      } catch (thrown) {
        // The work may have thrown another error because of a conflict.
        throw scope.fault instanceof StoreConflict ? scope.fault : thrown;
      }
    });

  const createInnerStore = (transaction: Database, runInside: Run): Store => ({
    ...runBy(runInside, createStores(transaction, engine.name)),
    transaction: refuse,
    accountTransaction: refuse,
    ping: () => runInside(() => ping(transaction)),
    migrate: refuse,
    close: refuse,
    removeExpired: refuse,
  });

  return {
    ...runBy(run, createStores(db, engine.name)),

    transaction: (work) =>
      transact('serializable', (transaction, runInside) => work(createInnerStore(transaction, runInside))),

    // A serializable transaction would wait for the lock with a snapshot from before the wait.
    accountTransaction: (emailKey, work) =>
      transact('read committed', async (transaction, runInside) => {
        if (engine.name === 'postgres')
          await sql`select pg_advisory_xact_lock(hashtextextended(${emailKey}, 0))`.execute(transaction);
        return work(createInnerStore(transaction, runInside));
      }),

    ping: () => run(() => ping(db)),

    async migrate() {
      assertOutside();
      const patient = openForMigrations?.() ?? engine;
      try {
        await run(() => migrate(patient));
      } finally {
        if (patient !== engine) await patient.close();
      }
    },

    async close() {
      assertOutside();
      closing ??= engine.close();
      await closing;
    },

    removeExpired: (now) => removeExpired(db, now, run),
  };
}

async function refuse(): Promise<never> {
  throw new StoreMisused(
    'A transaction cannot start another one, migrate, remove expired rows or close the store.',
  );
}

/** Wraps each method of the stores with `run`. */
function runBy(run: Run, stores: Stores): Stores {
  type Methods = Readonly<Record<string, (...values: unknown[]) => Promise<unknown>>>;
  const runMethods = (methods: Methods) =>
    Object.entries(methods).map(([name, method]) => [
      name,
      (...values: unknown[]) => run(() => method(...values)),
    ]);
  const entries = Object.entries(stores).map(([name, store]) => [
    name,
    Object.fromEntries(runMethods(store as unknown as Methods)),
  ]);
  return Object.fromEntries(entries) as Stores;
}

/** Runs the statements of a transaction one after the other. The first error is final, even if the work catches it. */
class TransactionScope {
  isOpen = true;
  fault: unknown;
  #last: Promise<unknown> = Promise.resolve();

  readonly run: Run = async (method) => {
    if (!this.isOpen)
      throw new StoreMisused('The transaction is over: await every statement before its work returns.');
    const result = this.#last.then(() => {
      if (this.fault !== undefined) throw this.fault;
      return method();
    });
    this.#last = result.catch((thrown: unknown) => {
      // This is a valid answer, not a failed statement.
      if (!(thrown instanceof MemberExists)) this.fault = thrown;
    });
    return result;
  };

  /** Runs the work and waits for the statements that it has started. */
  async runToItsEnd<T>(work: () => Promise<T>): Promise<T> {
    const result = await work().finally(() => {
      this.isOpen = false;
      return this.#last;
    });
    if (this.fault !== undefined) throw this.fault;
    return result;
  }
}
