import type { Config } from '../config/config.ts';
import { deriveSecrets, type Secrets } from '../security/secrets.ts';
import { keepSessionSecret, secretFileOf } from '../security/session-secret.ts';
import { explainSecretError } from '../start/startup-errors.ts';
import { readDatabaseUrl } from '../store/database-url.ts';

/**
 * Derives the keys from the setting, or from the secret that is kept beside an embedded database.
 * @throws {StartupError} if the kept secret cannot be read
 */
export async function openSecrets({
  sessionSecret,
  databaseUrl,
}: Pick<Config, 'sessionSecret' | 'databaseUrl'>): Promise<Secrets> {
  return deriveSecrets(sessionSecret ?? (await readKeptSecret(databaseUrl)));
}

async function readKeptSecret(databaseUrl: string): Promise<string> {
  const location = readDatabaseUrl(databaseUrl);
  if (location.engine === 'sqlite') {
    const path = secretFileOf(location.path);
    return keepSessionSecret(path).catch((thrown: unknown) => {
      throw explainSecretError(thrown, path);
    });
  }
  return crypto.randomUUID() + crypto.randomUUID();
}
