import type { DatabaseSync } from 'node:sqlite';

/** The contents of a backup besides the tables of the site. */
export interface BackupNote {
  /** All that was committed before this moment is in it; ISO 8601, UTC. */
  readonly madeAt: string;
  /** The session secret that was kept beside the database; absent if there was none, or a setting. */
  readonly secret?: string;
}

/** A table of its own, which the site's database never has. */
const table = 'site_backup';

/** Adds the note to the copy of a database. */
export function writeNote(database: DatabaseSync, { madeAt, secret }: BackupNote): void {
  database.exec(`create table ${table} (made_at text not null, secret text) strict`);
  database.prepare(`insert into ${table} values (?, ?)`).run(madeAt, secret ?? null);
}

/** Takes the note out of a backup, overwriting the secret; undefined if there is none that `writeNote` could have written. */
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
