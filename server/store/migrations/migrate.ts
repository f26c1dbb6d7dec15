import { type ColumnDefinitionBuilder, Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { DatabaseTooNew } from '../../core/ports/store-errors.ts';
import type { Engine, EngineName } from '../engines/engine.ts';
import { buildTable } from './build-table.ts';
import { enquiries, passkeys } from './later-tables.ts';
import { rewardsClub } from './rewards-club.ts';

/** Not Kysely's default names, because a PostgreSQL database may have another program's migrations. */
const migrationTableName = 'store_migrations';
const migrationLockTableName = 'store_migration_lock';

interface MigrationTables {
  store_migrations: { name: string };
}

/** All migrations by name, in order. */
function listMigrations(engine: EngineName): Record<string, Migration> {
  return {
    '0001-rewards-club': {
      async up(db: Kysely<unknown>) {
        for (const table of rewardsClub) await buildTable(db, engine, table);
      },
    },
    // With a default, so that processes of the earlier version can still add contacts.
    '0002-further-contact-properties': {
      async up(db: Kysely<unknown>) {
        const column = (definition: ColumnDefinitionBuilder) => definition.notNull().defaultTo('{}');
        await db.schema.alterTable('contacts').addColumn('further', 'text', column).execute();
      },
    },
    '0003-enquiries': {
      async up(db: Kysely<unknown>) {
        for (const table of enquiries) await buildTable(db, engine, table);
      },
    },
    // Rows of strangers end by these times.
    '0004-ages-of-strangers': {
      async up(db: Kysely<unknown>) {
        const ages = { contacts: 'updated_at', form_submissions: 'submitted_at' };
        for (const [table, column] of Object.entries(ages))
          await db.schema.createIndex(`${table}_${column}_index`).on(table).column(column).execute();
      },
    },
    // With a default, so that processes of the earlier version can still sign members in.
    '0005-devices-of-sessions': {
      async up(db: Kysely<unknown>) {
        const column = (definition: ColumnDefinitionBuilder) => definition.notNull().defaultTo('');
        await db.schema.alterTable('sessions').addColumn('device', 'text', column).execute();
      },
    },
    '0006-passkeys': { up: (db: Kysely<unknown>) => buildTable(db, engine, passkeys) },
  };
}

/**
 * Migrates a database to this version's schema in one transaction, under a lock: of several processes that start
 * together, one migrates and the others wait.
 * @throws {DatabaseTooNew} if the database has an unknown migration
 */
export async function migrate({ dialect, name: engine }: Engine): Promise<void> {
  const db = new Kysely<MigrationTables>({ dialect });
  const migrations = listMigrations(engine);
  const provider = { getMigrations: async () => migrations };
  // Without a schema, Kysely would use a table of this name in any schema.
  const schema = engine === 'postgres' ? await findSchema(db) : {};
  const migrator = new Migrator({ db, provider, migrationTableName, migrationLockTableName, ...schema });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;

  // Kysely reports a corrupted database; this error has instructions.
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
