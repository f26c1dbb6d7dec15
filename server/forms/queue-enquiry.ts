import { type Static, Type } from '@sinclair/typebox';
import type { Answers } from '../../generated/forms/answers.ts';
import { type OfficeName, offices, type PageForm } from '../../generated/forms/page-forms.ts';
import { cleanContext } from '../core/form-context.ts';
import { defineRows } from '../core/outbox-rows.ts';
import type { FormContext } from '../core/ports/crm.ts';
import type { ReadableEnquiry } from '../core/ports/form-stores.ts';
import type { Store } from '../core/ports/store.ts';

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
  // The delivery reads the guest's present choice, because rows are not delivered in order.
  'newsletter-status': Type.Object({ emailKey: text }, closed),
  'newsletter-welcome': Type.Object({ ...enquiry, siteUrl: text }, closed),
};

/** Queues work for an enquiry, or a subscription. */
export const { enqueue } = defineRows(enquirySchemas);

/** The context of a form, without invalid values. */
function storedContext(context: FormContext): Static<(typeof enquirySchemas)['enquiry-crm']>['context'] {
  const { hutk, pageUri = '', pageName = '' } = cleanContext(context);
  return { pageUri, pageName, ...(hutk === undefined ? {} : { trackingCookie: hutk }) };
}

/** The office that answers an enquiry, by the first rule that matches; undefined if none does. */
export function officeOf(
  form: PageForm,
  about: string | null,
  answers: Answers,
): (typeof offices)[OfficeName] | undefined {
  const rule = form.offices.find(({ when, about: keys }) => {
    const isMeant = when === undefined || when.is.some((value) => value === answers[when.field]);
    return isMeant && (keys === undefined || keys.some((key) => key === about));
  });
  return rule && offices[rule.to];
}

/** The options of a delivery. */
interface Circumstances {
  readonly siteUrl: string;
  readonly context: FormContext;
  /** Whether the guest gets a mail. */
  readonly isCopied: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Queues the deliveries of an enquiry: a mail to the guest, one to the office, and the form for the CRM.
 * @param within stores of the transaction that accepts the enquiry
 */
export async function queueEnquiry(
  { outbox }: Store,
  form: PageForm,
  { id, emailKey, about, answers }: ReadableEnquiry,
  { siteUrl, context, isCopied, now }: Circumstances,
): Promise<void> {
  const row = { emailKey, enquiryId: id };
  if (form.subscribes) await enqueue(outbox, 'newsletter-welcome', { ...row, siteUrl }, now);
  else if (isCopied) await enqueue(outbox, 'enquiry-copy', row, now);
  if (officeOf(form, about, answers) !== undefined) await enqueue(outbox, 'enquiry-office', row, now);
  if (Object.keys(form.crm).length === 0) return;
  await enqueue(outbox, 'enquiry-crm', { ...row, context: storedContext(context) }, now);
}
