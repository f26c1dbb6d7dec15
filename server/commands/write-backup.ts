import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { errorCode } from '../core/failures.ts';
import type { Config } from '../start/config/config.ts';
import { readSessionSecret, SecretSpoiled, secretFileOf } from '../start/session-secret.ts';
import {
  BackupError,
  type BackupNote,
  exists,
  explainFileError,
  findDamage,
  findDatabaseFile,
  nameDraft,
  placeFile,
  removeDraft,
  writeNote,
} from './backup-file.ts';

/** How long the command waits for a process that recovers the database, in milliseconds. */
const patience = 10_000;

/** More pages than any database has, so that one step copies all without interruption by a writer. */
const allPages = 2 ** 31 - 1;

/**
 * Writes the embedded database and its session secret into one file. The site may run and write meanwhile: the file
 * holds the state of one moment after the start of this call.
 * @param file absolute
 * @returns a report for the operator
 * @throws {BackupError} if it fails; `file` is then unchanged
 */
export async function writeBackup(
  file: string,
  { databaseUrl, sessionSecret }: Pick<Config, 'databaseUrl' | 'sessionSecret'>,
): Promise<string> {
  const path = findDatabaseFile(databaseUrl);
  const draft = nameDraft(file);
  try {
    if (await exists(file)) throw refuseExisting(file);
    const secret = sessionSecret === undefined ? await readSecret(secretFileOf(path)) : undefined;
    const source = openSource(path);
    const madeAt = new Date().toISOString();
    try {
      // SQLite would create the file readable for all users.
      await (await open(draft, 'wx', 0o600)).close();
      await backup(source, draft, { rate: allPages });
    } finally {
      source.close();
    }
    finish(draft, path, { madeAt, ...(secret !== undefined && { secret }) });
    await placeFile(draft, file);
    return report(file, secret, sessionSecret);
  } catch (thrown) {
    if (errorCode(thrown) === 'EEXIST') throw refuseExisting(file);
    throw explainFileError(thrown, `The backup ${file} cannot be written`);
  } finally {
    await removeDraft(draft);
  }
}

async function readSecret(path: string): Promise<string | undefined> {
  try {
    return await readSessionSecret(path);
  } catch (thrown) {
    if (thrown instanceof SecretSpoiled) {
      throw new BackupError(
        `${path} contains no valid session secret, so that the backup would be incomplete. Nothing was written.`,
        'Put the secret back from an earlier backup. Without one, remove the file and restart the server: this creates a new secret and logs everybody out.',
      );
    }
    throw explainFileError(thrown, `The session secret ${path} cannot be read`);
  }
}

/** @throws {BackupError} if there is no database of a site */
function openSource(path: string): DatabaseSync {
  let source: DatabaseSync | undefined;
  try {
    source = new DatabaseSync(path, { readOnly: true, timeout: patience });
    const isOurs = source.prepare("select 1 from sqlite_schema where name = 'store_migrations'").get();
    if (isOurs !== undefined) return source;
  } catch (thrown) {
    source?.close();
    throw explainFileError(thrown, `The database ${path} cannot be read`);
  }
  source.close();
  throw new BackupError(
    `${path} is no database of a site. Nothing was written.`,
    'Run the command with the DATABASE_URL of the server.',
  );
}

/**
 * Turns a copy of the database into a backup.
 * @param path of the database, for the message
 * @throws {BackupError} if the copy is damaged, and so the database
 */
function finish(draft: string, path: string, note: BackupNote): void {
  const copy = new DatabaseSync(draft);
  try {
    // Otherwise the copy would be in WAL mode like the database, which uses several files while it is open.
    copy.exec('pragma journal_mode = memory; pragma synchronous = full');
    const damage = findDamage(copy, statSync(draft).size);
    if (damage.length > 0) {
      throw new BackupError(
        `The database ${path} is damaged (${damage.join('; ')}). Nothing was written.`,
        'Keep the earlier backups. Stop the server, keep a copy of the database with its -wal file, and restore the last sound backup (docs/backups.md).',
      );
    }
    writeNote(copy, note);
  } finally {
    copy.close();
  }
}

function refuseExisting(file: string): BackupError {
  return new BackupError(
    `${file} exists already, and a backup never replaces a file. Nothing was written.`,
    'Name a new file, for example with the time in its name.',
  );
}

function report(file: string, secret: string | undefined, sessionSecret: string | undefined): string {
  if (secret !== undefined) return `${file} holds the database and the session secret.`;
  const why =
    sessionSecret === undefined
      ? 'There is no file with a session secret beside the database.'
      : 'The session secret is the setting SESSION_SECRET: keep it with your other settings.';
  return `${file} holds the database. ${why}`;
}
