import { DatabaseSync } from 'node:sqlite';

/** Definitions by kind and name: `table members`, `column members.email`, `index …`, `trigger …`, `view …`. */
type Schema = ReadonlyMap<string, string>;

/** Tables that SQLite adds for numbering and for `analyze`. */
const own = "('sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4')";
const objects = `
  select type, name, sql from sqlite_schema where sql is not null and not (type = 'table' and name in ${own})`;
const columns = `
  select o.name as "table", c.name as name, c.type as type, c."notnull" as isRequired, c.dflt_value as start,
    c.pk as place, c.hidden as hidden
  from sqlite_schema as o join pragma_table_xinfo(o.name) as c
  where o.type = 'table' and o.name not in ${own}`;

/**
 * How the schema of a database differs from another one.
 * @param path of the database, and `expected` of the other one
 * @returns differences such as `added trigger x`, `missing index y`, `changed column members.email`; empty if they are
 *   the same
 */
export function compareSchemas(path: string, expected: string): readonly string[] {
  const [found, wanted] = [readSchema(path), readSchema(expected)];
  return [...new Set([...wanted.keys(), ...found.keys()])]
    .filter((name) => found.get(name) !== wanted.get(name))
    .map((name) => {
      const how = !wanted.has(name) ? 'added' : found.has(name) ? 'changed' : 'missing';
      // A changed file may have chosen any names.
      return `${how} ${name.replaceAll(/[^\w. -]/g, '?')}`;
    });
}

function readSchema(path: string): Schema {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const schema = new Map<string, string>();
    for (const { type, name, sql } of database.prepare(objects).all()) {
      schema.set(`${type} ${name}`, String(sql).replaceAll(/[\s"]+/g, ''));
    }
    for (const { table, name, ...definition } of database.prepare(columns).all()) {
      schema.set(`column ${table}.${name}`, JSON.stringify(definition));
    }
    return schema;
  } finally {
    database.close();
  }
}
