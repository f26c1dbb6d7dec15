import { type Static, Type } from '@sinclair/typebox';
import { contactProperties } from './contact-properties.ts';
import { cleanContext } from './form-context.ts';
import { checkPayload, defineRows } from './outbox-payload.ts';
import type { KeptOutboxItem, OutboxStore } from './ports/outbox-store.ts';

const closed = { additionalProperties: false };
const text = Type.String();
/** `OutboxStore.removeByEmail` deletes the guest's rows by this key. */
const emailKey = text;

/** The payload of each kind of row about a contact's data, which is changed before it is queued. */
export const contactSchemas = {
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
};

type ContactPayload<Kind extends keyof typeof contactSchemas> = Static<(typeof contactSchemas)[Kind]>;

const { enqueue, read: readRow } = defineRows(contactSchemas);

/**
 * Queues an update of a contact. Delivery recreates a missing contact if the guest still has an account. Merged with
 * the guest's waiting updates, because rows are not delivered in order.
 * @param outbox must belong to a transaction
 */
export async function enqueueContactUpdate(
  outbox: OutboxStore,
  payload: ContactPayload<'contact-update'>,
  now: number,
): Promise<void> {
  const { properties: latest } = checkPayload('contact-update', contactSchemas['contact-update'], payload);
  const earlier: ContactPayload<'contact-update'>['properties'][] = [];
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

async function listContactUpdates(outbox: OutboxStore, emailKey: string): Promise<readonly KeptOutboxItem[]> {
  const rows = await outbox.listByEmail(emailKey);
  return rows.filter(({ kind, isGivenUp }) => kind === 'contact-update' && !isGivenUp);
}

/** Queues the registration form for the CRM. Sanitizes the browser's context first. */
export async function enqueueRegistrationForm(
  outbox: OutboxStore,
  payload: ContactPayload<'registration-form'>,
  now: number,
): Promise<void> {
  const { hutk, pageUri = '', pageName = '' } = cleanContext(payload.context);
  const context = { pageUri, pageName, ...(hutk === undefined ? {} : { trackingCookie: hutk }) };
  await enqueue(outbox, 'registration-form', { ...payload, context }, now);
}
