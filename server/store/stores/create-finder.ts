import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from '../tables.ts';

/**
 * Creates a lookup of one row whose SQL is compiled once, for hot paths.
 * @param build the query; the value must be its only parameter
 */
export function createFinder<Row>(
  db: Database,
  build: (value: string) => Compilable<Row>,
): (value: string) => Promise<Row | undefined> {
  let built: CompiledQuery | undefined;
  return async (value) => {
    built ??= build(value).compile();
    const { rows } = await db.executeQuery<Row>({ ...built, parameters: [value] });
    return rows[0];
  };
}
