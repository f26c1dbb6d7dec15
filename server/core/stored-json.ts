import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** Texts by name, as `readStored` takes it. */
export const storedTexts = Type.Record(Type.String(), Type.String());

/**
 * Reads JSON of a database column. Does not throw, so that a damaged row fails by itself and not the rows beside it.
 * @returns undefined if the text is no JSON, or not of the schema
 */
export function readStored<Schema extends TSchema>(schema: Schema, json: string): Static<Schema> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return Value.Check(schema, value) ? value : undefined;
  } catch {
    return undefined;
  }
}
