import { AsyncLocalStorage } from 'node:async_hooks';
import { StoreMisused } from '../../rewards-club/ports/store-errors.ts';

/** Detects whether code runs inside a transaction of a store. */
export interface TransactionScope {
  /** Runs a transaction's work. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Called before a connection is acquired.
   * @throws {StoreMisused} inside a transaction: SQLite would deadlock, PostgreSQL would act outside the transaction
   */
  assertOutside(): void;
}

export function createTransactionScope(): TransactionScope {
  const current = new AsyncLocalStorage<{ isOpen: boolean }>();
  return {
    async run(work) {
      const scope = { isOpen: true };
      try {
        return await current.run(scope, work);
      } finally {
        scope.isOpen = false;
      }
    },
    assertOutside() {
      if (current.getStore()?.isOpen !== true) return;
      throw new StoreMisused('Inside a transaction, use the store passed to its work, not the outer one.');
    },
  };
}
