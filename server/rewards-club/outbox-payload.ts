import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** An invalid payload. The message names the field, never its value. */
export class OutboxRefused extends Error {
  override readonly name = 'OutboxRefused';
}

const secretField = /^(code|link|password|token|secret|secret_?key)$/i;

/** @throws {OutboxRefused} if a field at any depth may hold a secret, or the payload does not match the schema */
export function checkPayload<Schema extends TSchema>(
  kind: string,
  schema: Schema,
  payload: unknown,
): Static<Schema> {
  const secret = findSecretField(payload);
  if (secret !== undefined) {
    throw new OutboxRefused(`An outbox row of kind ${kind} has a field ${secret}, which must not be stored.`);
  }
  if (!Value.Check(schema, payload)) {
    const place = Value.Errors(schema, payload).First()?.path ?? '';
    throw new OutboxRefused(`An outbox row of kind ${kind} is invalid at ${JSON.stringify(place)}.`);
  }
  return payload;
}

function findSecretField(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = secretField.test(name) ? name : findSecretField(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
