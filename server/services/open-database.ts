import type { Log } from '../http/log.ts';
import type { Store } from '../rewards-club/ports/store.ts';
import { explainStoreError } from '../start/startup-errors.ts';
import { openStore } from '../store/open-store.ts';

/**
 * Opens and migrates the database.
 * @param log told if the file of an embedded database is taken away; for a process that goes on without it
 * @throws {StartupError} if it cannot be opened or is newer than this version
 */
export async function openDatabase(url: string, log?: Log): Promise<Store> {
  const onFileLost = (path: string) =>
    log?.fatal(
      { path },
      'the database file has been deleted or replaced while the site ran: everything that needs it is refused with 503; put the file back or restore a backup, then restart the site',
    );
  try {
    const store = await openStore(url, { onFileLost });
    await store.migrate();
    return store;
  } catch (thrown) {
    throw explainStoreError(thrown);
  }
}
