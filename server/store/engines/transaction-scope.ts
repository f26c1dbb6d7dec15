import { AsyncLocalStorage } from 'node:async_hooks';
import { StoreMisused } from '../../rewards-club/ports/store-errors.ts';

/** Knows, for one store, which code runs inside one of its transactions. */
export interface TransactionScope {
  /** Runs a transaction's work. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Called before anything else takes a connection.
   * @throws {StoreMisused} inside a transaction: SQLite would wait for itself, PostgreSQL act beside the transaction
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
      throw new StoreMisused(
        'Inside a transaction, use the store that it gives to its work, not the outer one.',
      );
    },
  };
}
