import { randomUUID } from 'node:crypto';
import { type Answers, proofDays } from '../../generated/forms/answers.ts';
import { type PageForm, type PageFormName, pageForms } from '../../generated/forms/page-forms.ts';
import type { Locale } from '../../generated/locales.ts';
import { ApiError } from '../core/api-error.ts';
import { composeEmail, emailKeyOf } from '../core/email-address.ts';
import { consumeFirst, day, minute } from '../core/limits.ts';
import type { FormContext } from '../core/ports/crm.ts';
import type { Enquiry, ReadableEnquiry } from '../core/ports/form-stores.ts';
import type { Store } from '../core/ports/store.ts';
import { findByHash, hashesOf } from '../core/secrets.ts';
import { copyLimits, drawReference, type EnquiryContext, limitsOfEnquiry } from './enquiry-context.ts';
import { hashOfProof } from './link-tokens.ts';
import { enqueue, queueEnquiry } from './queue-enquiry.ts';

/** A form that a guest has sent. Its answers keep the rules of the form. */
export interface EnquiryRequest {
  readonly form: PageFormName;
  /** The locale of the page. */
  readonly locale: Locale;
  /** The key of the entry that the form is about. */
  readonly about: string | undefined;
  readonly answers: Answers;
  /** The earliest time at which the form was shown, in milliseconds since 1970. */
  readonly shownAt: number;
  /** Client address for rate limits: see `limitedAddress`. */
  readonly address: string;
  /** The key of an e-mail that the guest has proven; absent without one. */
  readonly provenEmailKey?: string | undefined;
  readonly context: FormContext;
}

/** An enquiry that is stored. */
interface ReceivedEnquiry {
  readonly reference: string;
  /** Whether the guest gets a mail about it. */
  readonly isCopied: boolean;
}

/** How long the same answers are one enquiry, even if the form was opened again, in milliseconds. */
const repeatable = 60 * minute;

/**
 * Stores an enquiry and queues its delivery, or the mail with the link by which the guest proves the e-mail first. The
 * same answers within the hour, or from a form that was shown before they first arrived, are one enquiry: a repeat gets
 * the first reference and is not delivered again.
 * @throws {ApiError} 429 with the seconds to wait
 */
export async function receiveEnquiry(
  enquiryContext: EnquiryContext,
  request: EnquiryRequest,
): Promise<ReceivedEnquiry> {
  const { store, limits, count } = enquiryContext;
  const keys = requestKeysOf(enquiryContext, request);
  const since = Math.min(request.shownAt, enquiryContext.clock.now() - repeatable);
  const find = ({ enquiries }: Store) => findByHash(keys, (key) => enquiries.findByRequest(key, since));
  const form = pageForms[request.form];
  // The answers of a subscriber are easy to guess. Beyond the limits, an answer to a repeat would confirm a guess.
  const known = form.proof ? undefined : await find(store);
  const draft = draftEnquiry(enquiryContext, request, keys[0] ?? '');
  const copy = copyLimits(form, draft);
  if (known !== undefined) {
    count(request.form, 'repeated');
    return { reference: known.reference, isCopied: await limits.isLeft(copy) };
  }
  const lists = limitsOfEnquiry(form, request.address, draft.emailKey);
  const withCopy = lists.map((list) => [...list, ...copy]);
  const counted = await consumeFirst(limits, [...withCopy, ...lists]).catch((thrown: unknown) => {
    count(request.form, thrown instanceof ApiError ? 'refused' : 'failed');
    throw thrown;
  });
  const isCopied = copy.every((limit) => counted.includes(limit));
  try {
    const { context } = request;
    const { reference, isFirst } = await storeEnquiry(enquiryContext, form, draft, {
      context,
      isCopied,
      since,
      find,
    });
    if (!isFirst) await limits.refund(counted);
    count(request.form, isFirst ? 'received' : 'repeated');
    return { reference, isCopied };
  } catch (thrown) {
    count(request.form, 'failed');
    await limits.refund(counted);
    throw thrown;
  }
}

type Draft = Omit<ReadableEnquiry, 'reference'>;

interface StoreOptions {
  readonly context: FormContext;
  readonly isCopied: boolean;
  /** An enquiry that was stored before this time is not a repeat. */
  readonly since: number;
  /** Finds an earlier enquiry with the same answers. */
  find(store: Store): Promise<Enquiry | undefined>;
}

function draftEnquiry(
  { secrets, clock }: EnquiryContext,
  request: EnquiryRequest,
  requestKey: string,
): Draft {
  const { form: name, locale, about = null, answers, provenEmailKey } = request;
  const { proof, keepDays } = pageForms[name];
  const [id, now, email] = [randomUUID(), clock.now(), composeEmail(emailOf(request))];
  const emailKey = emailKeyOf(email);
  const stored = { id, form: name, requestKey, emailKey, email, locale, about, answers, createdAt: now };
  if (!proof) {
    const provenAt = provenEmailKey === emailKey ? now : null;
    return { ...stored, removeAt: now + keepDays * day, proofHash: null, proofExpiresAt: null, provenAt };
  }
  const proofExpiresAt = now + proofDays * day;
  const proofHash = hashOfProof(secrets, id);
  return { ...stored, removeAt: proofExpiresAt, proofHash, proofExpiresAt, provenAt: null };
}

/** @returns the reference of the enquiry, or of an identical concurrent request */
async function storeEnquiry(
  { store, siteUrl }: EnquiryContext,
  form: PageForm,
  draft: Draft,
  { since, find, ...given }: StoreOptions,
): Promise<{ readonly reference: string; readonly isFirst: boolean }> {
  const row = { emailKey: draft.emailKey, enquiryId: draft.id };
  for (;;) {
    const stored = await store.transaction(async (within) => {
      const earlier = await find(within);
      if (earlier !== undefined) return { reference: earlier.reference, isFirst: false };
      await within.enquiries.forgetRequest(draft.requestKey, since);
      const enquiry = { ...draft, reference: drawReference() };
      if (!(await within.enquiries.add(enquiry))) return undefined;
      if (form.proof) await enqueue(within.outbox, 'enquiry-confirm', { ...row, siteUrl }, draft.createdAt);
      else await queueEnquiry(within, form, enquiry, { siteUrl, ...given, now: draft.createdAt });
      return { reference: enquiry.reference, isFirst: true };
    });
    // Retries with another reference if another enquiry has this one.
    if (stored !== undefined) return stored;
  }
}

/** A guest who goes back and corrects an answer sends another enquiry. */
function requestKeysOf(
  { secrets }: EnquiryContext,
  { form, about, answers }: EnquiryRequest,
): readonly string[] {
  const sorted = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1));
  return hashesOf(secrets, 'request', JSON.stringify([form, about ?? null, sorted]));
}

/** The answer that is the guest's e-mail. */
export function emailOf({ form, answers }: Pick<EnquiryRequest, 'form' | 'answers'>): string {
  const { fields } = pageForms[form];
  const name = Object.keys(fields).find((field) => fields[field]?.control === 'email') ?? '';
  const email = answers[name];
  if (typeof email !== 'string') throw new TypeError(`The form ${form} has no answer that is an e-mail.`);
  return email;
}
