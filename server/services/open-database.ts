import type { Store } from '../rewards-club/ports/store.ts';
import { explainStoreError } from '../start/startup-errors.ts';
import { openStore } from '../store/open-store.ts';

/**
 * Opens and migrates the database.
 * @throws {StartupError} if it cannot be opened or is newer than this version
 */
export async function openDatabase(url: string): Promise<Store> {
  try {
    const store = await openStore(url);
    await store.migrate();
    return store;
  } catch (thrown) {
    throw explainStoreError(thrown);
  }
}
