import { type PageForm, type PageFormName, pageForms } from '../../generated/forms/page-forms.ts';
import { baseLocale, type Locale, locales } from '../../generated/locales.ts';
import { day } from '../rewards-club/limits.ts';
import { type Enquiry, isReadable, type ReadableEnquiry } from '../rewards-club/ports/enquiry-store.ts';
import type { FormContext } from '../rewards-club/ports/form-crm.ts';
import type { Subscription } from '../rewards-club/ports/subscription-store.ts';
import { findByHash, hashesOf, type Secrets } from '../security/secrets.ts';
import type { Desk } from './desk.ts';
import { pageOf, unsubscribeToken } from './page-links.ts';
import { queueEnquiry } from './queue-enquiry.ts';

/** An enquiry whose e-mail is proven. */
export interface ConfirmedEnquiry {
  readonly form: PageFormName;
  readonly locale: Locale;
  readonly reference: string;
}

/**
 * Accepts an enquiry by the token that was mailed, once, and queues its delivery. A repeat within the life of the token
 * gets the same answer, because mail programs and double clicks repeat; nothing is delivered again.
 * @param context of the browser that confirms; the page of the form by default
 * @returns undefined if the token is unknown or has expired, or what is stored cannot be read
 */
export async function confirmEnquiry(
  { store, secrets, clock, siteUrl, count }: Desk,
  token: string,
  context?: FormContext,
): Promise<ConfirmedEnquiry | undefined> {
  const now = clock.now();
  const result = await store.transaction(async (within) => {
    const enquiry = await findByHash(hashesOf(secrets, 'proof', token), (hash) =>
      within.enquiries.findByProof(hash, now),
    );
    if (enquiry === undefined || !isPageForm(enquiry.form) || !isReadable(enquiry)) return undefined;
    const form = pageForms[enquiry.form];
    const locale = localeOf(enquiry);
    const removeAt = Math.max(now + form.keepDays * day, enquiry.proofExpiresAt ?? 0);
    const isFirst = await within.enquiries.prove(enquiry.id, now, removeAt);
    if (isFirst) {
      if (form.subscribes) await within.subscriptions.put(draftSubscription(secrets, enquiry, now));
      const given = context ?? contextOf(siteUrl, form, locale);
      await queueEnquiry(within, form, enquiry, { siteUrl, context: given, now });
    }
    return { confirmed: { form: enquiry.form, locale, reference: enquiry.reference }, isFirst };
  });
  // Not within the transaction, which may run again.
  if (result?.isFirst) count(result.confirmed.form, 'confirmed');
  return result?.confirmed;
}

/** Whether this version has a form of this name. */
export function isPageForm(name: string): name is PageFormName {
  return Object.hasOwn(pageForms, name);
}

/** The locale of an enquiry; the base locale if this version does not have it. */
export function localeOf({ locale }: Pick<Enquiry, 'locale'>): Locale {
  return Object.hasOwn(locales, locale) ? (locale as Locale) : baseLocale;
}

function contextOf(siteUrl: string, form: PageForm, locale: Locale): FormContext {
  const { path, title } = pageOf(form, locale);
  return { pageUri: `${siteUrl}${path}`, pageName: title };
}

function draftSubscription(
  secrets: Secrets,
  { emailKey, email, locale, answers }: ReadableEnquiry,
  now: number,
): Subscription {
  const interests = Object.values(answers).flatMap((answer) => (typeof answer === 'object' ? answer : []));
  const token = unsubscribeToken(secrets, emailKey);
  const unsubscribeHash = secrets.hash('unsubscribe-token', token);
  return { emailKey, email, locale, interests, subscribedAt: now, unsubscribeHash };
}
