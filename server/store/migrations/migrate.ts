import { type Dialect, Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { DatabaseTooNew } from '../../rewards-club/ports/store-errors.ts';
import type { EngineName } from '../engines/engine.ts';
import { buildTable } from './build-table.ts';
import { rewardsClub } from './rewards-club.ts';

/** Names of their own, since a PostgreSQL database may hold another program's migrations. */
const migrationTableName = 'store_migrations';
const migrationLockTableName = 'store_migration_lock';

interface MigrationTables {
  store_migrations: { name: string };
}

/** All migrations, in the order of their names. */
function listMigrations(engine: EngineName): Record<string, Migration> {
  return {
    '0001-rewards-club': {
      async up(db: Kysely<unknown>) {
        for (const table of rewardsClub) await buildTable(db, engine, table);
      },
    },
  };
}

/**
 * Brings a database to this version's schema, in one transaction, under a lock: of several processes that start
 * at once one migrates, the others wait and find nothing to do.
 * @throws {DatabaseTooNew} when the database has had a migration that is not known here
 */
export async function migrate(dialect: Dialect, engine: EngineName): Promise<void> {
  const db = new Kysely<MigrationTables>({ dialect });
  const migrations = listMigrations(engine);
  const provider = { getMigrations: async () => migrations };
  // Without it, Kysely takes a table of the same name in any schema for ours.
  const schema = engine === 'postgres' ? await findSchema(db) : {};
  const migrator = new Migrator({ db, provider, migrationTableName, migrationLockTableName, ...schema });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;

  // Kysely calls the database corrupted; a person has to be told what to do.
  const done = await db
    .selectFrom(migrationTableName)
    .select('name')
    .execute()
    .catch(() => []);
  const unknown = done.map(({ name }) => name).filter((name) => !(name in migrations));
  throw unknown.length > 0 ? new DatabaseTooNew(unknown) : error;
}

/** The schema in which unqualified names are created: `public`, unless the URL or the role sets a search path. */
async function findSchema(db: Kysely<MigrationTables>): Promise<{ migrationTableSchema?: string }> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  const name = rows[0]?.name;
  return typeof name === 'string' ? { migrationTableSchema: name } : {};
}
