import { constants, createReadStream, createWriteStream, statSync } from 'node:fs';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../core/failures.ts';
import { DatabaseTooNew, StoreUnavailable } from '../core/ports/store-errors.ts';
import { areSecrets, leastSecret, splitSecrets } from '../core/secrets.ts';
import type { Config } from '../start/config/config.ts';
import { secretFileOf } from '../start/session-secret.ts';
import { translateSqliteError } from '../store/engines/sqlite-errors.ts';
import { openStore } from '../store/open-store.ts';
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
  takeNote,
} from './backup-file.ts';
import { compareSchemas } from './compare-schemas.ts';

/**
 * Restores the embedded database and its session secret from a backup. Neither may exist at the destination.
 * @param file absolute
 * @returns a report for the operator
 * @throws {BackupError} if it fails; the destination is then unchanged
 */
export async function restoreBackup(
  file: string,
  { databaseUrl, sessionSecret }: Pick<Config, 'databaseUrl' | 'sessionSecret'>,
): Promise<string> {
  const path = findDatabaseFile(databaseUrl);
  const secretFile = secretFileOf(path);
  const [draft, secretDraft, emptyDraft] = [nameDraft(path), nameDraft(secretFile), nameDraft(path)];
  try {
    await requireEmptyPlace(path, secretFile);
    await copyTo(draft, file);
    const note = readCopy(draft, file);
    if (note.secret !== undefined) requireSecrets(note.secret, file);
    await openAsSite(draft, file);
    await openAsSite(emptyDraft, file);
    requireSameSchema(compareSchemas(draft, emptyDraft), file);
    if (note.secret !== undefined) {
      await writeFile(secretDraft, `${note.secret}\n`, { mode: 0o600, flag: 'wx' });
      // Written before the database, so that a server that starts in between does not create another secret.
      await placeFile(secretDraft, secretFile);
    }
    await placeFile(draft, path).catch(async (thrown: unknown) => {
      if (note.secret !== undefined) await rm(secretFile);
      throw thrown;
    });
    return [report(path, note, sessionSecret), ...warnOfReaders(file)].join('\n');
  } catch (thrown) {
    throw explainFileError(thrown, `The backup ${file} cannot be restored to ${path}`);
  } finally {
    await removeDraft(draft);
    await removeDraft(secretDraft);
    await removeDraft(emptyDraft);
  }
}

/** @throws {BackupError} if a site is there, or a part of one */
async function requireEmptyPlace(path: string, secretFile: string): Promise<void> {
  for (const each of [path, `${path}-wal`, `${path}-shm`, `${path}-journal`, secretFile]) {
    if (await exists(each)) throw refuseExisting(each);
  }
}

function refuseExisting(path: string): BackupError {
  return new BackupError(
    `${path} exists, and restoring never replaces anything: it may hold guests’ data that is in no backup. Nothing was changed.`,
    'Stop the server and move the database with its -wal, -shm and .secret files to another folder; or name another place: DATABASE_URL=sqlite:var/restored.db',
  );
}

async function copyTo(draft: string, file: string): Promise<void> {
  await access(file, constants.R_OK).catch((thrown: unknown) => {
    throw explainFileError(thrown, `The backup ${file} cannot be read`);
  });
  await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
  // `copyFile` would briefly give the copy the mode of the backup.
  await pipeline(createReadStream(file), createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
}

/**
 * Removes the note from the copy of a backup, which leaves the database of a site.
 * @throws {BackupError} if the file is no backup, or is damaged
 */
function readCopy(draft: string, file: string): BackupNote {
  const remedy = 'Nothing was changed. Copy the file again from its origin, or take an earlier backup.';
  let copy: DatabaseSync | undefined;
  try {
    copy = new DatabaseSync(draft);
    const damage = findDamage(copy, statSync(draft).size);
    if (damage.length > 0) throw new BackupError(`${file} is damaged (${damage.join('; ')}).`, remedy);
    const note = takeNote(copy);
    if (note !== undefined) return note;
  } catch (thrown) {
    // A statement that fails has the second code, such as on a view in place of the note.
    const code = errorCode(translateSqliteError(thrown));
    if (code === 'SQLITE_CORRUPT') throw new BackupError(`${file} is damaged or cut off (${code}).`, remedy);
    if (code !== 'SQLITE_NOTADB' && code !== 'ERR_SQLITE_ERROR') throw thrown;
  } finally {
    copy?.close();
  }
  throw new BackupError(
    `${file} is no backup of a site: it was not written by npm run backup.`,
    'Nothing was changed. Name a file that was. A copied site.db can be started as it is, if its -wal and .secret files are beside it.',
  );
}

/**
 * Opens the copy as the server does, which migrates it to this version’s schema.
 * @throws {BackupError} if that is not possible
 */
async function openAsSite(draft: string, file: string): Promise<void> {
  const store = await openStore(`sqlite:${draft}`);
  try {
    await store.migrate();
  } catch (thrown) {
    if (thrown instanceof StoreUnavailable) throw thrown;
    if (!(thrown instanceof DatabaseTooNew))
      throw refuseChanged(file, 'it cannot be brought to this version');
    throw new BackupError(
      `${file} was written by a newer version of the site: this version does not have its migrations ${thrown.migrations.join(', ')}.`,
      'Nothing was changed. Restore it with that version, or take an earlier backup.',
    );
  } finally {
    await store.close();
  }
}

/** @throws {BackupError} if the site would not start with these secrets */
function requireSecrets(list: string, file: string): void {
  if (areSecrets(list)) return;
  throw new BackupError(
    `${file} holds a session secret that has less than ${leastSecret} characters between two commas, or in all: the site would not start with it.`,
    'Nothing was changed. This site did not write the file: use a backup of your own.',
  );
}

/**
 * @throws {BackupError} if the tables are not those that the site makes, because a foreign trigger could run anything
 */
function requireSameSchema(differences: readonly string[], file: string): void {
  if (differences.length > 0) throw refuseChanged(file, differences.join(', '));
}

function refuseChanged(file: string, how: string): BackupError {
  return new BackupError(
    `${file} was changed by something else than the site: ${how}.`,
    'Nothing was changed. Take another backup; if the change is your own, undo it in a copy of the file with sqlite3, and restore that.',
  );
}

function warnOfReaders(file: string): readonly string[] {
  const mode = statSync(file).mode & 0o777;
  const trust = 'Use only your own backups: the author of a backup chooses its accounts and secrets.';
  const exposed = `Other users can use the backup (mode ${mode.toString(8)}). Close it: chmod 600 ${file}`;
  return (mode & 0o077) === 0 ? [trust] : [trust, exposed];
}

function report(path: string, { madeAt, secret }: BackupNote, sessionSecret: string | undefined): string {
  const count = secret === undefined ? 0 : splitSecrets(secret).length;
  const secrets = ['', ' and the session secret'][count] ?? ` and ${count} session secrets`;
  const restored = `Restored the database${secrets} of ${madeAt} to ${path}.`;
  if (secret === undefined) return `${restored} Start the site with the SESSION_SECRET that it had.`;
  return sessionSecret === undefined
    ? restored
    : `${restored} The setting SESSION_SECRET takes the place of this secret: remove it, unless the site had it.`;
}
