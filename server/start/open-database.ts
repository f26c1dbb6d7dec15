import type { Log } from '../core/log.ts';
import type { Store } from '../core/ports/store.ts';
import { deriveSecrets, type Secrets } from '../core/secrets.ts';
import { readDatabaseUrl } from '../store/database-url.ts';
import { openStore } from '../store/open-store.ts';
import type { Config } from './config/config.ts';
import { ensureSessionSecret, secretFileOf } from './session-secret.ts';
import { explainSecretError, explainStoreError } from './startup-errors.ts';

/**
 * Opens and migrates the database.
 * @param log logs if the file of an embedded database disappears; for a process that continues without it
 * @throws {StartupError} if it cannot be opened or is newer than this version
 */
export async function openDatabase(url: string, log?: Log): Promise<Store> {
  const onFileLost = (path: string) =>
    log?.fatal(
      { path },
      'the database file was deleted or replaced while the site was running: requests that need it get 503; put the file back or restore a backup, then restart the site',
    );
  try {
    const store = await openStore(url, { onFileLost });
    await store.migrate();
    return store;
  } catch (thrown) {
    throw explainStoreError(thrown);
  }
}

/**
 * Derives the keys from the setting, or from the secret that is stored beside an embedded database.
 * @throws {StartupError} if the stored secret cannot be read
 */
export async function openSecrets({
  sessionSecret,
  databaseUrl,
}: Pick<Config, 'sessionSecret' | 'databaseUrl'>): Promise<Secrets> {
  return deriveSecrets(sessionSecret ?? (await defaultSecret(databaseUrl)));
}

async function defaultSecret(databaseUrl: string): Promise<string> {
  const location = readDatabaseUrl(databaseUrl);
  if (location.engine === 'sqlite') {
    const path = secretFileOf(location.path);
    return ensureSessionSecret(path).catch((thrown: unknown) => {
      throw explainSecretError(thrown, path);
    });
  }
  return crypto.randomUUID() + crypto.randomUUID();
}
