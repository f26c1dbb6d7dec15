import { type Static, Type } from '@sinclair/typebox';
import { cleanContext } from '../rewards-club/form-context.ts';
import { checkPayload } from '../rewards-club/outbox-payload.ts';
import type { FormContext } from '../rewards-club/ports/form-crm.ts';
import type { OutboxStore } from '../rewards-club/ports/outbox-store.ts';

const closed = { additionalProperties: false };
const text = Type.String();
/** `OutboxStore.removeByEmail` deletes the guest's rows by `emailKey`. */
const enquiry = { emailKey: text, enquiryId: text };

/** The payload of each kind of row. The answers stay in the enquiry; no row holds a token. */
export const enquirySchemas = {
  'enquiry-copy': Type.Object(enquiry, closed),
  'enquiry-office': Type.Object(enquiry, closed),
  'enquiry-crm': Type.Object(
    {
      ...enquiry,
      context: Type.Object({ trackingCookie: Type.Optional(text), pageUri: text, pageName: text }, closed),
    },
    closed,
  ),
  'enquiry-confirm': Type.Object({ ...enquiry, siteUrl: text }, closed),
  // What the guest wants by the time of its delivery, because rows are not delivered in order.
  'newsletter-status': Type.Object({ emailKey: text }, closed),
  'newsletter-welcome': Type.Object({ ...enquiry, siteUrl: text }, closed),
};

type EnquiryKind = keyof typeof enquirySchemas;
type EnquiryPayload<Kind extends EnquiryKind> = Static<(typeof enquirySchemas)[Kind]>;

/** Queues work for an enquiry. */
export async function enqueue<Kind extends EnquiryKind>(
  outbox: OutboxStore,
  kind: Kind,
  payload: EnquiryPayload<Kind>,
  now: number,
): Promise<void> {
  await outbox.add(kind, checkPayload(kind, enquirySchemas[kind], payload), now);
}

/** The context of a form without its invalid values. */
export function storedContext(context: FormContext): EnquiryPayload<'enquiry-crm'>['context'] {
  const { hutk, pageUri = '', pageName = '' } = cleanContext(context);
  return { pageUri, pageName, ...(hutk === undefined ? {} : { trackingCookie: hutk }) };
}
