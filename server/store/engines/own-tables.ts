import { type Kysely, PostgresIntrospector, sql, type TableMetadata } from 'kysely';

/**
 * Lists the tables of the current schema, without their columns. Kysely's own introspector describes every table of the
 * database, and fails when another program drops one of its tables meanwhile.
 */
export class OwnTables extends PostgresIntrospector {
  readonly #db: Kysely<unknown>;

  constructor(db: Kysely<unknown>) {
    super(db);
    this.#db = db;
  }

  override async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ name: string; schema: string }>`
      select tablename as name, schemaname as schema from pg_tables where schemaname = current_schema()
    `.execute(this.#db);
    return rows.map((row) => ({ ...row, isView: false, isForeign: false, columns: [] }));
  }
}
