import { StoreConflict, StoreUnavailable } from '../../core/ports/store-errors.ts';

/** SQLite's primary result codes about the database rather than the statement. */
const names: Readonly<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  15: 'SQLITE_PROTOCOL',
  26: 'SQLITE_NOTADB',
};
const conflicts = new Set(['SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_PROTOCOL']);

/** Turns conflicts and outages of `node:sqlite` into store errors; returns other errors unchanged. */
export function translateSqliteError(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || !('errcode' in thrown)) return thrown;
  // The low byte is the primary code.
  const name = names[Number(thrown.errcode) & 0xff];
  if (name === undefined) return thrown;
  if (conflicts.has(name)) return new StoreConflict(name, thrown);
  return new StoreUnavailable('The database cannot serve for now', name, thrown);
}
