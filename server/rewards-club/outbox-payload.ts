import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { KeptOutboxItem, OutboxStore } from './ports/outbox-store.ts';

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

/** Queues and reads rows of some kinds. */
interface Rows<Schemas extends Readonly<Record<string, TSchema>>> {
  /** @throws {OutboxRefused} see `checkPayload` */
  enqueue<Kind extends keyof Schemas & string>(
    outbox: OutboxStore,
    kind: Kind,
    payload: Static<Schemas[Kind]>,
    now: number,
  ): Promise<void>;
  /** The payload of a stored row; undefined if it cannot be read. The worker gives such a row up in the end. */
  read<Kind extends keyof Schemas & string>(
    kind: Kind,
    row: KeptOutboxItem,
  ): Static<Schemas[Kind]> | undefined;
}

/** @param schemas of the payloads by kind */
export function defineRows<Schemas extends Readonly<Record<string, TSchema>>>(
  schemas: Schemas,
): Rows<Schemas> {
  const check = <Kind extends keyof Schemas & string>(kind: Kind, payload: unknown) => {
    const schema: Schemas[Kind] = schemas[kind];
    return checkPayload(kind, schema, payload);
  };
  return {
    async enqueue(outbox, kind, payload, now) {
      await outbox.add(kind, check(kind, payload), now);
    },
    read(kind, { payload }) {
      try {
        return check(kind, payload);
      } catch (thrown) {
        if (thrown instanceof OutboxRefused) return undefined;
        throw thrown;
      }
    },
  };
}
