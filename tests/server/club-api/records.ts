import { DatabaseSync } from 'node:sqlite';

/** Rows of the club's tables by table. */
export type Records = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/**
 * Reads all that an embedded database holds, but for the counters of attempts, which attacks are meant to raise.
 * @param path of the file
 */
export function readRecords(path: string): Records {
  const { limits: _limits, ...records } = readTables(path);
  return records;
}

/** Reads all that an embedded database holds. */
export function readTables(path: string): Records {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 600_000 });
  try {
    // All tables at one moment: a process may be writing.
    database.exec('begin');
    const tables = database
      .prepare("select name from sqlite_master where type = 'table' order by name")
      .all();
    return Object.fromEntries(
      tables.map(({ name }) => [
        String(name),
        database
          .prepare(`select * from "${name}"`)
          .all()
          .map((row) => ({ ...row })),
      ]),
    );
  } finally {
    database.close();
  }
}
