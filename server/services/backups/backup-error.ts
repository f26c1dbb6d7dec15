import { errorCode } from '../../error-code.ts';
import { StoreUnavailable } from '../../rewards-club/ports/store-errors.ts';
import { translateSqliteError } from '../../store/engines/sqlite-errors.ts';

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
