import { type Static, Type } from '@sinclair/typebox';
import { defineRows } from './outbox-payload.ts';

const closed = { additionalProperties: false };
const text = Type.String();
/** `OutboxStore.removeByEmail` deletes the guest's rows by this key. */
const emailKey = text;

/**
 * The payload of each kind of row that a member or a removal causes: the creation of a member's contact, a mail without code or
 * link, the removal of a contact from the CRM. No row ever holds a code, a link, a password or a token.
 */
export const outboxSchemas = {
  'record-id': Type.Object({ emailKey, email: text, memberId: text }, closed),
  notice: Type.Object(
    {
      emailKey,
      to: text,
      kind: Type.Union([
        Type.Literal('passwordChanged'),
        Type.Literal('accountLinked'),
        Type.Literal('accountUnlinked'),
        Type.Literal('passkeyAdded'),
        Type.Literal('passkeyRemoved'),
        Type.Literal('accountRemoved'),
        Type.Literal('wrongLogIns'),
      ]),
      locale: text,
      providers: Type.Optional(Type.Array(text)),
      hasPasskeys: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  // Without an e-mail, so that it survives the deletion of the guest's rows.
  'contact-removal': Type.Object({ vid: text }, closed),
};

/** A mail without code or link. */
export type Notice = Static<typeof outboxSchemas.notice>;

/** Queues a row, and reads the payload of a stored one. */
export const { enqueue, read: readRow } = defineRows(outboxSchemas);
