import { type PageForm, type PageFormName, pageForms } from '../../generated/forms/page-forms.ts';
import { baseLocale, type Locale, locales } from '../../generated/locales.ts';
import { day } from '../core/limits.ts';
import type { FormContext } from '../core/ports/crm.ts';
import {
  type Enquiry,
  isReadable,
  type ReadableEnquiry,
  type Subscription,
} from '../core/ports/form-stores.ts';
import type { Store } from '../core/ports/store.ts';
import { findByHash, hashesOf, type Secrets } from '../core/secrets.ts';
import type { EnquiryContext } from './enquiry-context.ts';
import { pageOf } from './form-addresses.ts';
import { hashOfUnsubscription } from './link-tokens.ts';
import { enqueue, queueEnquiry } from './queue-enquiry.ts';

/**
 * Accepts an enquiry by the token that was mailed, once, and queues its delivery. A repeat within the life of the token
 * gets the same answer, because mail programs and double clicks repeat; nothing is delivered again.
 * @param context of the browser that confirms; the page of the form by default
 * @returns `ended` if the guest has subscribed with this token before and has unsubscribed; undefined if the token is
 *   unknown or has expired, or the stored enquiry cannot be read
 */
export async function confirmEnquiry(
  { store, secrets, clock, siteUrl, count, hasCrmNewsletter }: EnquiryContext,
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
  // Checked first, so that a wrong token costs no transaction.
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
  // Counted outside the transaction, which may be repeated.
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

/** An existing subscription is continued, so that the links of all earlier mails can still end it. */
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

/** How long a used token is remembered after it has ended a subscription, in milliseconds. */
const remembered = 30 * day;

/**
 * Ends a subscription to the newsletter.
 * @returns `ended` within 30 days of the token's use; undefined if the token is unknown
 */
export async function unsubscribe(
  { store, secrets, clock, hasCrmNewsletter }: EnquiryContext,
  token: string,
): Promise<'unsubscribed' | 'ended' | undefined> {
  const hashes = hashesOf(secrets, 'unsubscribe-token', token);
  const find = ({ subscriptions }: Store) => findByHash(hashes, (hash) => subscriptions.findByToken(hash));
  // Checked first, so that a wrong token costs no transaction.
  if ((await find(store)) === undefined) {
    const spent = await Promise.all(hashes.map((hash) => store.spentTokens.isSpent(hash)));
    return spent.includes(true) ? 'ended' : undefined;
  }
  return store.transaction(async (within) => {
    const subscription = await find(within);
    if (subscription === undefined) return 'ended';
    await within.subscriptions.removeByEmail(subscription.emailKey);
    await within.spentTokens.spend(subscription.unsubscribeHash, clock.now() + remembered);
    // Lets the guest subscribe again with the same answers.
    await within.enquiries.forgetRequests(subscription.emailKey);
    const row = { emailKey: subscription.emailKey };
    if (hasCrmNewsletter) await enqueue(within.outbox, 'newsletter-status', row, clock.now());
    return 'unsubscribed';
  });
}
