import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../error-code.ts';

/** The file does not contain a valid secret. */
export class SecretSpoiled extends Error {
  override readonly name = 'SecretSpoiled';
}

/** The file in which the secret is kept beside an embedded database. */
export function secretFileOf(databasePath: string): string {
  return `${databasePath}.secret`;
}

/**
 * The secret that is kept in a file; made where there is none. Of processes that make it at the same time, all get
 * the one that was first.
 * @param path of the file, which only its owner may read
 * @throws {SecretSpoiled} where the file holds less than a secret
 */
export async function keepSessionSecret(path: string): Promise<string> {
  const found = await readSessionSecret(path);
  if (found !== undefined) return found;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    // Unlike a rename, a link does not replace a file that another process has created meanwhile.
    await link(draft, path);
  } catch (thrown) {
    if (errorCode(thrown) !== 'EEXIST') throw thrown;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}

/**
 * The secret that is kept in a file; undefined where there is no file.
 * @throws {SecretSpoiled} where the file holds less than a secret
 */
export async function readSessionSecret(path: string): Promise<string | undefined> {
  try {
    const secret = (await readFile(path, 'utf8')).trim();
    if (secret.length >= 32) return secret;
    throw new SecretSpoiled();
  } catch (thrown) {
    if (errorCode(thrown) === 'ENOENT') return undefined;
    throw thrown;
  }
}
