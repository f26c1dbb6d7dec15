import { type Static, Type } from '@sinclair/typebox';
import { contactProperties } from './contact-properties.ts';
import { cleanContext } from './form-context.ts';
import { checkPayload, OutboxRefused } from './outbox-payload.ts';
import type { KeptOutboxItem, OutboxStore } from './ports/outbox-store.ts';

const closed = { additionalProperties: false };
const text = Type.String();
/** `OutboxStore.removeByEmail` deletes the guest's rows by this key. */
const emailKey = text;

/** The payload of each kind of row. No row ever holds a code, a link, a password or a token. */
export const outboxSchemas = {
  'contact-update': Type.Object(
    {
      emailKey,
      email: text,
      vid: text,
      properties: Type.Partial(
        Type.Object(Object.fromEntries(contactProperties.map((name) => [name, text])), closed),
      ),
    },
    closed,
  ),
  'registration-form': Type.Object(
    {
      emailKey,
      form: Type.Object(
        {
          email: text,
          firstname: text,
          lastname: text,
          phone: text,
          titula: text,
          birthDate: text,
          further: Type.Optional(Type.Record(text, text)),
          locale: text,
          marketing: Type.Boolean(),
        },
        closed,
      ),
      context: Type.Object({ trackingCookie: Type.Optional(text), pageUri: text, pageName: text }, closed),
    },
    closed,
  ),
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

export type OutboxKind = keyof typeof outboxSchemas;
export type OutboxPayload<Kind extends OutboxKind> = Static<(typeof outboxSchemas)[Kind]>;

/** @throws {OutboxRefused} if a field at any depth may hold a secret, or the payload does not match the kind */
export function readPayload<Kind extends OutboxKind>(kind: Kind, payload: unknown): OutboxPayload<Kind> {
  const schema: (typeof outboxSchemas)[Kind] = outboxSchemas[kind];
  return checkPayload(kind, schema, payload);
}

/** The payload of a stored row; undefined if it cannot be read. The worker gives such a row up in the end. */
export function readRow<Kind extends OutboxKind>(
  kind: Kind,
  { payload }: KeptOutboxItem,
): OutboxPayload<Kind> | undefined {
  try {
    return readPayload(kind, payload);
  } catch (thrown) {
    if (thrown instanceof OutboxRefused) return undefined;
    throw thrown;
  }
}

/**
 * Queues an update of a contact. Delivery recreates a missing contact if the guest still has an account. Merged with
 * the guest's waiting updates, because rows are not delivered in order.
 * @param outbox must belong to a transaction
 */
export async function enqueueContactUpdate(
  outbox: OutboxStore,
  payload: OutboxPayload<'contact-update'>,
  now: number,
): Promise<void> {
  const { properties: latest } = readPayload('contact-update', payload);
  const earlier: OutboxPayload<'contact-update'>['properties'][] = [];
  for (const row of await listContactUpdates(outbox, payload.emailKey)) {
    const read = readRow('contact-update', row);
    if (read === undefined) continue;
    earlier.push(read.properties);
    await outbox.remove(row.id);
  }
  const properties = Object.assign({}, ...earlier, latest);
  await add(outbox, 'contact-update', { ...payload, properties }, now);
}

/** Whether an update of the contact is still waiting; a later change must not overtake it. */
export async function isContactUpdateWaiting(outbox: OutboxStore, emailKey: string): Promise<boolean> {
  return (await listContactUpdates(outbox, emailKey)).length > 0;
}

async function listContactUpdates(outbox: OutboxStore, emailKey: string): Promise<readonly KeptOutboxItem[]> {
  const rows = await outbox.listByEmail(emailKey);
  return rows.filter(({ kind, isGivenUp }) => kind === 'contact-update' && !isGivenUp);
}

/** Queues the registration form for the CRM. Sanitizes the browser's context first. */
export async function enqueueRegistrationForm(
  outbox: OutboxStore,
  payload: OutboxPayload<'registration-form'>,
  now: number,
): Promise<void> {
  const { hutk, pageUri = '', pageName = '' } = cleanContext(payload.context);
  const context = { pageUri, pageName, ...(hutk === undefined ? {} : { trackingCookie: hutk }) };
  await add(outbox, 'registration-form', { ...payload, context }, now);
}

/** Kinds that are changed before they are queued, by functions of their own. */
type PreparedKind = 'contact-update' | 'registration-form';

/**
 * Queues a row as it is: the creation of a member's contact (`record-id`), a mail without code or link (`notice`), the removal of a
 * contact from the CRM (`contact-removal`).
 */
export function enqueue<Kind extends Exclude<OutboxKind, PreparedKind>>(
  outbox: OutboxStore,
  kind: Kind,
  payload: OutboxPayload<Kind>,
  now: number,
): Promise<void> {
  return add(outbox, kind, payload, now);
}

async function add<Kind extends OutboxKind>(
  outbox: OutboxStore,
  kind: Kind,
  payload: OutboxPayload<Kind>,
  now: number,
): Promise<void> {
  await outbox.add(kind, readPayload(kind, payload), now);
}
