import type { PageForm } from '../../generated/forms/page-forms.ts';
import type { ReadableEnquiry } from '../rewards-club/ports/enquiry-store.ts';
import type { FormContext } from '../rewards-club/ports/form-crm.ts';
import type { Store } from '../rewards-club/ports/store.ts';
import { officeOf } from './office-of.ts';
import { enqueue, storedContext } from './outbox-entries.ts';

/** The surroundings of a delivery. */
interface Circumstances {
  readonly siteUrl: string;
  readonly context: FormContext;
  /** Whether the guest gets a mail. */
  readonly isCopied: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Queues what becomes of an enquiry: a mail to the guest, one to the office, and the form for the CRM.
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
