import { type PageForm, type PageFormName, pageForms } from '../../generated/forms/page-forms.ts';
import { baseLocale, type Locale, locales } from '../../generated/locales.ts';
import { day } from '../rewards-club/limits.ts';
import { type Enquiry, isReadable, type ReadableEnquiry } from '../rewards-club/ports/enquiry-store.ts';
import type { FormContext } from '../rewards-club/ports/form-crm.ts';
import type { Store } from '../rewards-club/ports/store.ts';
import type { Subscription } from '../rewards-club/ports/subscription-store.ts';
import { findByHash, hashesOf, type Secrets } from '../security/secrets.ts';
import type { Desk } from './desk.ts';
import { hashOfUnsubscription } from './link-tokens.ts';
import { enqueue } from './outbox-entries.ts';
import { pageOf } from './page-links.ts';
import { queueEnquiry } from './queue-enquiry.ts';

/**
 * Accepts an enquiry by the token that was mailed, once, and queues its delivery. A repeat within the life of the token
 * gets the same answer, because mail programs and double clicks repeat; nothing is delivered again.
 * @param context of the browser that confirms; the page of the form by default
 * @returns `ended` if the guest has subscribed with this token before and has unsubscribed; undefined if the token is
 *   unknown or has expired, or what is stored cannot be read
 */
export async function confirmEnquiry(
  { store, secrets, clock, siteUrl, count, hasCrmNewsletter }: Desk,
  token: string,
  context?: FormContext,
): Promise<'confirmed' | 'ended' | undefined> {
  const now = clock.now();
  const hashes = hashesOf(secrets, 'proof', token);
  const find = async ({ enquiries }: Store) => {
    const enquiry = await findByHash(hashes, (hash) => enquiries.findByProof(hash, now));
    if (enquiry === undefined || !isPageForm(enquiry.form) || !isReadable(enquiry)) return undefined;
    return { ...enquiry, form: enquiry.form };
  };
  // A wrong token costs no transaction.
  if ((await find(store)) === undefined) return undefined;
  const result = await store.transaction(async (within) => {
    const enquiry = await find(within);
    if (enquiry === undefined) return undefined;
    const form = pageForms[enquiry.form];
    const removeAt = Math.max(now + form.keepDays * day, enquiry.proofExpiresAt ?? 0);
    const isFirst = await within.enquiries.prove(enquiry.id, now, removeAt);
    const former = await within.subscriptions.findByEmail(enquiry.emailKey);
    if (isFirst) {
      if (form.subscribes) {
        await within.subscriptions.put(draftSubscription(secrets, enquiry, former, now));
        const row = { emailKey: enquiry.emailKey };
        if (hasCrmNewsletter) await enqueue(within.outbox, 'newsletter-status', row, now);
      }
      const given = context ?? contextOf(siteUrl, form, localeOf(enquiry));
      await queueEnquiry(within, form, enquiry, { siteUrl, context: given, isCopied: true, now });
    }
    return { form: enquiry.form, isFirst, isEnded: !isFirst && form.subscribes && former === undefined };
  });
  // Not within the transaction, which may run again.
  if (result?.isFirst) count(result.form, 'confirmed');
  return result && (result.isEnded ? 'ended' : 'confirmed');
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

/** Who has a subscription goes on with it: each mail that was sent since it began can end it. */
function draftSubscription(
  secrets: Secrets,
  { emailKey, email, locale, answers }: ReadableEnquiry,
  former: Subscription | undefined,
  now: number,
): Subscription {
  const interests = Object.values(answers).flatMap((answer) => (typeof answer === 'object' ? answer : []));
  const { subscribedAt, unsubscribeHash } = former ?? {
    subscribedAt: now,
    unsubscribeHash: hashOfUnsubscription(secrets, { emailKey, subscribedAt: now }),
  };
  return { emailKey, email, locale, interests, subscribedAt, unsubscribeHash };
}
