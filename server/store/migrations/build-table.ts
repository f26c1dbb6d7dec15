import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { EngineName } from '../engines/engine.ts';

/**
 * The kind of a column. `key` and `email`: texts short enough for an index in both engines. `member`: the key of a
 * member, whose deletion deletes the row. `time`: milliseconds since 1970. `id`: a number assigned by the database in
 * order of insertion. A question mark allows NULL.
 */
type ColumnKind = 'id' | 'key' | 'email' | 'text' | 'member' | 'time' | 'count' | 'flag';
type Column = ColumnKind | `${Exclude<ColumnKind, 'id'>}?`;

/** The description of a table. */
export interface TableDescription {
  readonly name: string;
  readonly columns: Readonly<Record<string, Column>>;
  /** Required if no column is an `id`. */
  readonly primary?: readonly string[];
  readonly unique?: readonly (readonly string[])[];
  readonly indexes?: readonly (readonly string[])[];
}

/** Maximum length of indexed texts: a PostgreSQL index entry has at most 2,704 bytes, a character up to four. */
const mostCharacters: Partial<Record<ColumnKind, number>> = { key: 255, email: 512, member: 255 };

/** Creates a table with its indexes; STRICT in SQLite, so that it checks types like PostgreSQL. */
export async function buildTable(
  db: Kysely<unknown>,
  engine: EngineName,
  { name, columns, primary, unique = [], indexes = [] }: TableDescription,
): Promise<void> {
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [column, kindOrOptional] of Object.entries(columns)) {
    const kind = kindOrOptional.replace('?', '') as ColumnKind;
    const isOptional = kindOrOptional.endsWith('?');
    table = table.addColumn(column, dataTypeOf(kind, engine), (definition) =>
      constrain(isOptional ? definition : definition.notNull(), column, kind, engine),
    );
  }
  if (primary !== undefined) table = table.addPrimaryKeyConstraint(`${name}_pkey`, [...primary]);
  for (const group of unique) {
    table = table.addUniqueConstraint(`${name}_${group.join('_')}_key`, [...group]);
  }
  await (engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
  for (const group of indexes) {
    await db.schema
      .createIndex(`${name}_${group.join('_')}_index`)
      .on(name)
      .columns([...group])
      .execute();
  }
}

function dataTypeOf(kind: ColumnKind, engine: EngineName): 'text' | 'integer' | 'bigint' {
  if (kind === 'key' || kind === 'email' || kind === 'text' || kind === 'member') return 'text';
  return engine === 'sqlite' || kind === 'flag' ? 'integer' : 'bigint';
}

function constrain(
  definition: ColumnDefinitionBuilder,
  column: string,
  kind: ColumnKind,
  engine: EngineName,
): ColumnDefinitionBuilder {
  if (kind === 'id') {
    const id = definition.primaryKey();
    return engine === 'sqlite' ? id.autoIncrement() : id.generatedByDefaultAsIdentity();
  }
  if (kind === 'flag') return definition.check(sql`${sql.ref(column)} in (0, 1)`);
  if (kind === 'count') return definition.check(sql`${sql.ref(column)} >= 0`);
  const most = mostCharacters[kind];
  const bounded =
    most === undefined ? definition : definition.check(sql`length(${sql.ref(column)}) <= ${sql.lit(most)}`);
  return kind === 'member' ? bounded.references('members.id').onDelete('cascade') : bounded;
}
