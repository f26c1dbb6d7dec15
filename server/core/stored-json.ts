import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** Texts by name, as `readStored` takes it. */
export const storedTexts = Type.Record(Type.String(), Type.String());

/**
 * Reads JSON of a database column. Does not throw, so that a damaged row does not affect other rows.
 * @returns undefined if the text is not JSON or does not match the schema
 */
export function readStored<Schema extends TSchema>(schema: Schema, json: string): Static<Schema> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return Value.Check(schema, value) ? value : undefined;
  } catch {
    return undefined;
  }
}
