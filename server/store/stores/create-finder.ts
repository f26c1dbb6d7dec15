import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from '../tables.ts';

/**
 * Makes a look-up of one row whose SQL is built once: for those that many requests wait for.
 * @param build the query for a value, which is its only parameter
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
