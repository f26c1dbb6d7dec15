import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { OutboxStore, StoredOutboxItem } from './ports/work-stores.ts';

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
  /** The payload of a stored row; undefined if it cannot be read. The worker eventually gives such a row up. */
  read<Kind extends keyof Schemas & string>(
    kind: Kind,
    row: StoredOutboxItem,
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

/** Handlers by kind. Delivery is at least once, so each handler is idempotent or its repeat can be recognized. */
export type Handlers = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

/** Delivers the payload of a row; rejects if that fails. */
export type Deliver = (kind: string, payload: unknown) => Promise<void>;

/** A kind or form that this version does not know; a newer process on the same database may. */
export class UnknownKind extends Error {
  override readonly name = 'UnknownKind';
}

/** Creates the delivery of all kinds that have a handler. */
export function createDelivery(handlers: Handlers): Deliver {
  return async (kind, payload) => {
    const handle = Object.hasOwn(handlers, kind) ? handlers[kind] : undefined;
    if (handle === undefined) throw new UnknownKind('This version does not know the kind of the row.');
    await handle(payload);
  };
}

/** Wraps handlers with a check of the payload's schema. They reject with `OutboxRefused` for an invalid payload. */
export function withCheckedPayloads<Schemas extends Readonly<Record<string, TSchema>>>(
  schemas: Schemas,
  handlers: { readonly [Kind in keyof Schemas]: (payload: Static<Schemas[Kind]>) => Promise<void> },
): Handlers {
  const readAs =
    <Kind extends keyof Schemas & string>(kind: Kind, schema: Schemas[Kind]) =>
    async (payload: unknown) =>
      handlers[kind](checkPayload(kind, schema, payload));
  const entries: [keyof Schemas & string, Schemas[string]][] = Object.entries(schemas) as never;
  return Object.fromEntries(entries.map(([kind, schema]) => [kind, readAs(kind, schema)]));
}
