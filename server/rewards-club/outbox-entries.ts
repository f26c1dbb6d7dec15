import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { cleanContext } from './form-context.ts';
import type { KeptOutboxItem, OutboxStore } from './ports/outbox-store.ts';

const closed = { additionalProperties: false };
const text = Type.String();
/** Rows with it go when the guest's data goes: `OutboxStore.removeByEmail`. */
const emailKey = text;

/** What each kind of row holds. No row ever holds a code, a link, a password or a token. */
const schemas = {
  'contact-update': Type.Object(
    {
      emailKey,
      email: text,
      vid: text,
      properties: Type.Partial(
        Type.Object(
          { firstname: text, lastname: text, phone: text, titula_kontakta: text, birth_date: text },
          closed,
        ),
      ),
    },
    closed,
  ),
  'registration-form': Type.Object(
    {
      emailKey,
      form: Type.Object(
        {
          ...{ email: text, firstname: text, lastname: text, phone: text, titula: text, birthDate: text },
          ...{ locale: text, marketing: Type.Boolean() },
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
        Type.Literal('accountRemoved'),
      ]),
      locale: text,
    },
    closed,
  ),
  // Without the address: it has to outlive the removal of the guest's rows.
  'contact-removal': Type.Object({ vid: text }, closed),
};

export type OutboxKind = keyof typeof schemas;
export type OutboxPayload<Kind extends OutboxKind> = Static<(typeof schemas)[Kind]>;

/** A payload that the outbox does not take or cannot read; the message names a place, never a value. */
export class OutboxRefused extends Error {
  override readonly name = 'OutboxRefused';
}

const secretField = /^(code|link|password|token|secret|secret_?key)$/i;

/** @throws {OutboxRefused} for a field that may hold a secret, at any depth, and for anything the kind does not have */
export function readPayload<Kind extends OutboxKind>(kind: Kind, payload: unknown): OutboxPayload<Kind> {
  const secret = findSecretField(payload);
  if (secret !== undefined) {
    throw new OutboxRefused(`An outbox row of kind ${kind} has a field ${secret}, which is never kept.`);
  }
  const schema: (typeof schemas)[Kind] = schemas[kind];
  if (!Value.Check(schema, payload)) {
    const place = Value.Errors(schema, payload).First()?.path ?? '';
    throw new OutboxRefused(`An outbox row of kind ${kind} does not fit at ${JSON.stringify(place)}.`);
  }
  return payload;
}

/** Whether there is such a kind of row. */
export function isOutboxKind(kind: string): kind is OutboxKind {
  return Object.hasOwn(schemas, kind);
}

/**
 * Sets properties of a contact; a contact that is gone is made again if its guest still has an account. Joined with
 * what waits for the same guest, since rows are not delivered in order.
 * @param outbox of a transaction
 */
export async function enqueueContactUpdate(
  outbox: OutboxStore,
  payload: OutboxPayload<'contact-update'>,
  now: number,
): Promise<void> {
  const { properties: latest } = readPayload('contact-update', payload);
  const earlier: OutboxPayload<'contact-update'>['properties'][] = [];
  for (const row of await listContactUpdates(outbox, payload.emailKey)) {
    earlier.push(readPayload('contact-update', row.payload).properties);
    await outbox.remove(row.id);
  }
  const properties = Object.assign({}, ...earlier, latest);
  await enqueue(outbox, 'contact-update', { ...payload, properties }, now);
}

/** Whether a contact's properties are still to be set: a later change must not overtake them. */
export async function isContactUpdateWaiting(outbox: OutboxStore, emailKey: string): Promise<boolean> {
  return (await listContactUpdates(outbox, emailKey)).length > 0;
}

async function listContactUpdates(outbox: OutboxStore, emailKey: string): Promise<readonly KeptOutboxItem[]> {
  const rows = await outbox.listByEmail(emailKey);
  return rows.filter(({ kind, isGivenUp }) => kind === 'contact-update' && !isGivenUp);
}

/** Hands the registration form to the CRM. What a browser sent as context is cleaned before it is kept. */
export async function enqueueRegistrationForm(
  outbox: OutboxStore,
  payload: OutboxPayload<'registration-form'>,
  now: number,
): Promise<void> {
  const { hutk, pageUri = '', pageName = '' } = cleanContext(payload.context);
  const context = { pageUri, pageName, ...(hutk === undefined ? {} : { trackingCookie: hutk }) };
  await enqueue(outbox, 'registration-form', { ...payload, context }, now);
}

/** Makes sure that a member has a contact and carries its id. */
export function enqueueRecordId(
  outbox: OutboxStore,
  payload: OutboxPayload<'record-id'>,
  now: number,
): Promise<void> {
  return enqueue(outbox, 'record-id', payload, now);
}

/** Mails a notice that holds no code and no link. */
export function enqueueNotice(
  outbox: OutboxStore,
  payload: OutboxPayload<'notice'>,
  now: number,
): Promise<void> {
  return enqueue(outbox, 'notice', payload, now);
}

/** Removes a contact from the CRM. */
export function enqueueContactRemoval(
  outbox: OutboxStore,
  payload: OutboxPayload<'contact-removal'>,
  now: number,
): Promise<void> {
  return enqueue(outbox, 'contact-removal', payload, now);
}

async function enqueue<Kind extends OutboxKind>(
  outbox: OutboxStore,
  kind: Kind,
  payload: OutboxPayload<Kind>,
  now: number,
): Promise<void> {
  await outbox.add(kind, readPayload(kind, payload), now);
}

function findSecretField(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = secretField.test(name) ? name : findSecretField(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
