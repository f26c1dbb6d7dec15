import type { Static, TSchema } from '@sinclair/typebox';
import { checkPayload } from '../rewards-club/outbox-payload.ts';

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

/** Handlers that get payloads of their schemas. They reject with `OutboxRefused` for any other. */
export function readBefore<Schemas extends Readonly<Record<string, TSchema>>>(
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
