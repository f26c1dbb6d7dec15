import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../core/failures.ts';
import { areSecrets } from '../core/secrets.ts';

/** The file does not contain a valid secret. */
export class SecretSpoiled extends Error {
  override readonly name = 'SecretSpoiled';
}

/** Other users may have read the file. */
export class SecretExposed extends Error {
  override readonly name = 'SecretExposed';
  /** The problem as a predicate: “can be read by other users (mode 644)”. */
  readonly problem: string;
  /** The command that fixes the permissions. */
  readonly command: string;

  constructor(problem: string, command: string) {
    super(`The session secret ${problem}`);
    this.problem = problem;
    this.command = command;
  }
}

/** The file of the secret beside an embedded database. */
export function secretFileOf(databasePath: string): string {
  return `${databasePath}.secret`;
}

/**
 * Reads the secret from a file, or creates it. Concurrent processes all get the first one.
 * @param path of the file, readable only for its owner
 * @throws {SecretSpoiled} if the file does not contain a valid secret
 * @throws {SecretExposed} if others can read it; the permissions are not fixed silently, because others may know it
 *   already
 */
export async function ensureSessionSecret(path: string): Promise<string> {
  const found = await readSessionSecret(path);
  if (found !== undefined) {
    await requirePrivate(path);
    return found;
  }
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
 * Reads the secret from a file; undefined if there is no file.
 * @throws {SecretSpoiled} if the file does not contain a valid secret
 */
export async function readSessionSecret(path: string): Promise<string | undefined> {
  try {
    const secret = (await readFile(path, 'utf8')).trim();
    if (areSecrets(secret)) return secret;
    throw new SecretSpoiled();
  } catch (thrown) {
    if (errorCode(thrown) === 'ENOENT') return undefined;
    throw thrown;
  }
}

async function requirePrivate(path: string): Promise<void> {
  const user = process.getuid?.();
  // Windows has no modes.
  if (user === undefined) return;
  const [{ mode, uid }, folder] = await Promise.all([stat(path), stat(dirname(path))]);
  if ((mode & 0o077) !== 0) {
    const shown = (mode & 0o777).toString(8);
    throw new SecretExposed(
      `can be used by other users of this machine (mode ${shown})`,
      `chmod 600 ${path}`,
    );
  }
  // The owner of the folder may replace the file; root runs commands on the files of the site's user.
  if (uid === user || uid === folder.uid) return;
  throw new SecretExposed(`belongs to another user (${uid})`, `chown ${folder.uid} ${path}`);
}
