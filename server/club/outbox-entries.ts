import { type Static, Type } from '@sinclair/typebox';
import { cleanContext } from '../core/form-context.ts';
import { checkPayload, defineRows } from '../core/outbox-rows.ts';
import { contactProperties } from '../core/ports/crm.ts';
import type { OutboxStore, StoredOutboxItem } from '../core/ports/work-stores.ts';

const closed = { additionalProperties: false };
const text = Type.String();
/** `OutboxStore.removeByEmail` deletes the guest's rows by this key. */
const emailKey = text;

/**
 * The payload of each kind of row that the club queues: changes of a contact, the registration form, the creation of a
 * member's contact, a mail without code or link, the removal of a contact from the CRM. No row ever holds a code, a link,
 * a password or a token.
 */
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

/** A mail without code or link. */
export type Notice = Static<typeof outboxSchemas.notice>;

type Payload<Kind extends keyof typeof outboxSchemas> = Static<(typeof outboxSchemas)[Kind]>;

export const { enqueue, read: readRow } = defineRows(outboxSchemas);

/**
 * Queues an update of a contact. Delivery recreates a missing contact if the guest still has an account. Merged with
 * the guest's waiting updates, because rows are not delivered in order.
 * @param outbox must belong to a transaction
 */
export async function enqueueContactUpdate(
  outbox: OutboxStore,
  payload: Payload<'contact-update'>,
  now: number,
): Promise<void> {
  const { properties: latest } = checkPayload('contact-update', outboxSchemas['contact-update'], payload);
  const earlier: Payload<'contact-update'>['properties'][] = [];
  for (const row of await listContactUpdates(outbox, payload.emailKey)) {
    const read = readRow('contact-update', row);
    if (read === undefined) continue;
    earlier.push(read.properties);
    await outbox.remove(row.id);
  }
  const properties = Object.assign({}, ...earlier, latest);
  await enqueue(outbox, 'contact-update', { ...payload, properties }, now);
}

/** Whether an update of the contact is still waiting; a later change must not overtake it. */
export async function isContactUpdateWaiting(outbox: OutboxStore, emailKey: string): Promise<boolean> {
  return (await listContactUpdates(outbox, emailKey)).length > 0;
}

async function listContactUpdates(
  outbox: OutboxStore,
  emailKey: string,
): Promise<readonly StoredOutboxItem[]> {
  const rows = await outbox.listByEmail(emailKey);
  return rows.filter(({ kind, isGivenUp }) => kind === 'contact-update' && !isGivenUp);
}

/** Queues the registration form for the CRM. Sanitizes the browser's context first. */
export async function enqueueRegistrationForm(
  outbox: OutboxStore,
  payload: Payload<'registration-form'>,
  now: number,
): Promise<void> {
  const { hutk, pageUri = '', pageName = '' } = cleanContext(payload.context);
  const context = { pageUri, pageName, ...(hutk === undefined ? {} : { trackingCookie: hutk }) };
  await enqueue(outbox, 'registration-form', { ...payload, context }, now);
}
