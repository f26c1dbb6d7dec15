import { randomBytes } from 'node:crypto';
import { link, lstat, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { errorCode } from '../core/failures.ts';
import { StoreUnavailable } from '../core/ports/store-errors.ts';
import { readDatabaseUrl } from '../store/database-url.ts';
import { translateSqliteError } from '../store/engines/sqlite-errors.ts';

/** A backup cannot be written or restored. The message says what, where and why, and how to fix it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';

  constructor(problem: string, remedy: string) {
    super(`${problem}\n  ${remedy}`);
  }
}

const remedies: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: make room, or take another disk.',
  EDQUOT: 'The quota is used up: make room, or take another disk.',
  EFBIG:
    'The file may not grow to this size: raise the limit of file sizes (ulimit -f), or take another disk.',
  SQLITE_FULL: 'The disk is full: make room, or take another disk.',
  EEXIST: 'Another command or a server has created a file there meanwhile: stop it, and repeat the command.',
  ENOENT: 'There is no such file or folder: check the path. If it is on another disk, mount it.',
  ENOTDIR: 'A part of the path is a file: name another path.',
  EISDIR: 'This is a folder: name a file in it.',
  SQLITE_CANTOPEN:
    'Check that the file is there, and that the user of this command may read and write in its folder.',
  SQLITE_BUSY: 'Another process holds the database: repeat the command.',
  SQLITE_NOTADB: 'The file is no database: run the command with the DATABASE_URL of the server.',
  SQLITE_CORRUPT:
    'The database is damaged: keep the earlier backups, and restore the last sound one (docs/backups.md).',
  EACCES: 'Run the command as the user of the server, and give this user the right to read and write there.',
  EPERM: 'Run the command as the user of the server, and give this user the right to read and write there.',
  EROFS: 'The file system is read-only: name another path.',
};

/** Names the code of an error of the file system or of SQLite, and how to fix it; undefined for other errors. */
function findRemedy(thrown: unknown): { readonly code: string; readonly remedy: string } | undefined {
  const error = translateSqliteError(thrown);
  const code = errorCode(error);
  if (!(error instanceof StoreUnavailable) && !/^E[A-Z]+$/.test(code)) return undefined;
  return {
    code,
    remedy:
      remedies[code] ?? 'Check that the disk is not full and reports no errors, and repeat the command.',
  };
}

/**
 * Turns an error of the file system or of SQLite into a BackupError; returns other errors unchanged.
 * @param what was not possible, as a sentence without its end: “The backup /srv/a.backup cannot be written”
 */
export function explainFileError(thrown: unknown, what: string): unknown {
  if (thrown instanceof BackupError) return thrown;
  const found = findRemedy(thrown);
  return found === undefined ? thrown : new BackupError(`${what} (${found.code}).`, found.remedy);
}

/** The contents of a backup besides the tables of the site. */
export interface BackupNote {
  /** Contains everything that was committed before this moment; ISO 8601, UTC. */
  readonly madeAt: string;
  /** The session secret that was stored beside the database; absent if there was none, or if it was a setting. */
  readonly secret?: string;
}

/** The table of the note; the site's database never has it. */
const table = 'site_backup';

/** Adds the note to the copy of a database. */
export function writeNote(database: DatabaseSync, { madeAt, secret }: BackupNote): void {
  database.exec(`create table ${table} (made_at text not null, secret text) strict`);
  database.prepare(`insert into ${table} values (?, ?)`).run(madeAt, secret ?? null);
}

/** Removes the note from a backup and overwrites the secret; undefined if there is no valid note. */
export function takeNote(database: DatabaseSync): BackupNote | undefined {
  const found = database.prepare('select name from sqlite_schema where name = ?').get(table);
  if (found === undefined) return undefined;
  const row = database.prepare(`select made_at, secret from ${table}`).get();
  database.exec(`pragma secure_delete = on; drop table ${table}`);
  const madeAt = String(row?.made_at);
  if (!/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(madeAt)) return undefined;
  return { madeAt, ...(typeof row?.secret === 'string' && { secret: row.secret }) };
}

/**
 * The faults of a database file; empty if it is sound.
 * @param size of the file, in bytes
 */
export function findDamage(database: DatabaseSync, size: number): readonly string[] {
  const counts = database.prepare(
    'select page_count * page_size as size from pragma_page_count, pragma_page_size',
  );
  const meant = Number(counts.get()?.size);
  // SQLite reads zeros for the end of a last page that is cut off.
  if (meant !== size) return [`${size} bytes instead of ${meant}`];
  const rows = database.prepare('pragma integrity_check(3)').all();
  const lines = rows.map(({ integrity_check }) => String(integrity_check).replaceAll(/\s+/g, ' '));
  return lines.filter((line) => line !== 'ok');
}

/**
 * The file of the embedded database.
 * @throws {BackupError} if the site has another database
 */
export function findDatabaseFile(databaseUrl: string): string {
  const location = readDatabaseUrl(databaseUrl);
  if (location.engine === 'sqlite') return location.path;
  if (location.engine === 'sqlite-memory') {
    throw new BackupError(
      'The database of this site is in memory (DATABASE_URL): there is no file to back up or to restore.',
      'Name a file: DATABASE_URL=sqlite:var/site.db',
    );
  }
  throw new BackupError(
    'The database of this site is PostgreSQL (DATABASE_URL), which has its own tools for backups.',
    'Use pg_dump and pg_restore, or point-in-time recovery, and keep SESSION_SECRET: docs/backups.md has the steps.',
  );
}

/**
 * The temporary name of an unfinished file, beside its destination. A killed command leaves the file; it is safe to
 * remove.
 */
export function nameDraft(path: string): string {
  return `${path}.${randomBytes(6).toString('hex')}.part`;
}

/** Removes an unfinished file, if there is one, with SQLite's files beside it. */
export async function removeDraft(draft: string): Promise<void> {
  for (const suffix of ['', '-journal', '-wal', '-shm']) {
    // If the file cannot be removed, it could not be written either, and the first error is reported.
    await rm(draft + suffix, { force: true }).catch(() => undefined);
  }
}

/**
 * Moves a finished file to its destination atomically and durably. Never replaces a file.
 * @throws {Error} with the code `EEXIST` if a file is there
 */
export async function placeFile(draft: string, path: string): Promise<void> {
  await syncToDisk(draft);
  try {
    // Unlike a rename, a link does not replace a file that another process has created meanwhile.
    await link(draft, path);
    await rm(draft);
  } catch (thrown) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(errorCode(thrown))) throw thrown;
    // Some network disks and USB sticks do not support links.
    if (await exists(path)) throw Object.assign(new Error('A file is there'), { code: 'EEXIST' });
    await rename(draft, path);
  }
  await syncToDisk(dirname(path));
}

/** Whether there is a file, a folder or a link at a path. */
export async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (thrown) {
    if (errorCode(thrown) === 'ENOENT') return false;
    throw thrown;
  }
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
