import { type Static, Type } from '@sinclair/typebox';
import { cleanContext } from '../rewards-club/form-context.ts';
import { defineRows } from '../rewards-club/outbox-payload.ts';
import type { FormContext } from '../rewards-club/ports/form-crm.ts';

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

/** Queues work for an enquiry, or a subscription. */
export const { enqueue } = defineRows(enquirySchemas);

/** The context of a form without its invalid values. */
export function storedContext(
  context: FormContext,
): Static<(typeof enquirySchemas)['enquiry-crm']>['context'] {
  const { hutk, pageUri = '', pageName = '' } = cleanContext(context);
  return { pageUri, pageName, ...(hutk === undefined ? {} : { trackingCookie: hutk }) };
}
