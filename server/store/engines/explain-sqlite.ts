import type { ExplainError } from './translate-error.ts';

/** SQLite's primary result codes about the database rather than the statement. */
const conflicts: Readonly<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  15: 'SQLITE_PROTOCOL',
};
const outages: Readonly<Record<number, string>> = {
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  26: 'SQLITE_NOTADB',
};

/** Reads the result code in `errcode` of `node:sqlite`; its low byte is the primary code. */
export const explainSqlite: ExplainError = (thrown) => {
  if (!(thrown instanceof Error) || !('errcode' in thrown)) return undefined;
  const primary = Number(thrown.errcode) & 0xff;
  const conflict = conflicts[primary];
  if (conflict !== undefined) return { kind: 'conflict', code: conflict };
  const outage = outages[primary];
  return outage === undefined ? undefined : { kind: 'unavailable', code: outage };
};
