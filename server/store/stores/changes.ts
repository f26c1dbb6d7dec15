import type { DeleteResult, InsertResult, UpdateResult } from 'kysely';

/** Runs a statement. */
export async function change(statement: { execute(): Promise<unknown> }): Promise<void> {
  await statement.execute();
}

/** Runs a statement. @returns how many rows it has inserted, changed or deleted */
export async function countChanges(statement: {
  executeTakeFirst(): Promise<InsertResult | UpdateResult | DeleteResult>;
}): Promise<number> {
  const result = await statement.executeTakeFirst();
  if ('numDeletedRows' in result) return Number(result.numDeletedRows);
  return Number('numUpdatedRows' in result ? result.numUpdatedRows : result.numInsertedOrUpdatedRows);
}

/** Runs a statement on one row. @returns whether it has inserted, changed or deleted it */
export async function hasChanged(statement: Parameters<typeof countChanges>[0]): Promise<boolean> {
  return (await countChanges(statement)) === 1;
}
