import { randomUUID } from 'node:crypto';
import { type Answers, proofDays } from '../../generated/forms/answers.ts';
import { type PageForm, type PageFormName, pageForms } from '../../generated/forms/page-forms.ts';
import type { Locale } from '../../generated/locales.ts';
import { composeEmail, emailKeyOf } from '../rewards-club/email-key.ts';
import { limitsOf } from '../rewards-club/limit-table.ts';
import { day } from '../rewards-club/limits.ts';
import type { Enquiry, ReadableEnquiry } from '../rewards-club/ports/enquiry-store.ts';
import type { FormContext } from '../rewards-club/ports/form-crm.ts';
import { createToken, findByHash, hashesOf } from '../security/secrets.ts';
import type { Desk } from './desk.ts';
import { drawReference } from './draw-reference.ts';
import { linkTo, pageOf } from './page-links.ts';
import { queueEnquiry } from './queue-enquiry.ts';

/** A form that a guest has sent. Its answers keep the rules of the form. */
export interface EnquiryRequest {
  readonly form: PageFormName;
  /** The locale of the page. */
  readonly locale: Locale;
  /** The key of the entry that it is about. */
  readonly about: string | undefined;
  readonly answers: Answers;
  /** Random; the same if the browser sends the form again. */
  readonly token: string;
  /** Client address for rate limits: see `limitedAddress`. */
  readonly address: string;
  readonly context: FormContext;
}

/**
 * Stores an enquiry and queues its delivery, or mails the link by which the guest proves the e-mail first. The same
 * answers with the same token are one enquiry: a repeat gets the first reference and nothing is delivered again.
 * @throws {ApiError} 429 with the seconds to wait
 * @throws {MailUnavailable} if the link cannot be mailed; then nothing is stored
 */
export async function receiveEnquiry(desk: Desk, request: EnquiryRequest): Promise<{ reference: string }> {
  const { store, limits, count } = desk;
  const [requestKey = '', ...formerKeys] = requestKeysOf(desk, request);
  const known = await findByHash([requestKey, ...formerKeys], (key) => store.enquiries.findByRequest(key));
  if (known !== undefined) {
    count(request.form, 'repeated');
    return { reference: known.reference };
  }
  const email = composeEmail(emailOf(request));
  const counted = limitsOf('enquiry', request, emailKeyOf(email));
  await limits.consume(counted);
  try {
    const { enquiry, isFirst } = await accept(desk, request, { requestKey, email });
    if (!isFirst) await limits.refund(counted);
    count(request.form, isFirst ? 'received' : 'repeated');
    return { reference: enquiry.reference };
  } catch (thrown) {
    count(request.form, 'failed');
    await limits.refund(counted);
    throw thrown;
  }
}

/** @returns the enquiry, or that of the same request which was faster */
async function accept(
  desk: Desk,
  request: EnquiryRequest,
  { requestKey, email }: Pick<Enquiry, 'requestKey' | 'email'>,
): Promise<{ readonly enquiry: Enquiry; readonly isFirst: boolean }> {
  const { secrets, clock, siteUrl } = desk;
  const form = pageForms[request.form];
  const now = clock.now();
  const token = form.proof ? createToken() : undefined;
  const proofExpiresAt = token === undefined ? null : now + proofDays * day;
  const draft = {
    id: randomUUID(),
    form: request.form,
    requestKey,
    emailKey: emailKeyOf(email),
    email,
    locale: request.locale,
    about: request.about ?? null,
    answers: request.answers,
    createdAt: now,
    removeAt: proofExpiresAt ?? now + form.keepDays * day,
    proofHash: token === undefined ? null : secrets.hash('proof', token),
    proofExpiresAt,
    provenAt: null,
  };
  const accepted = await keep(desk, form, draft, request.context);
  if (token !== undefined && accepted.isFirst) {
    const link = linkTo(siteUrl, form, request.locale, { confirm: token });
    await mailLink(desk, form, accepted.enquiry, request.locale, link);
  }
  return accepted;
}

async function keep(
  { store, siteUrl }: Desk,
  form: PageForm,
  draft: Omit<ReadableEnquiry, 'reference'>,
  context: FormContext,
): Promise<{ readonly enquiry: Enquiry; readonly isFirst: boolean }> {
  for (;;) {
    const kept = await store.transaction(async (within) => {
      const earlier = await within.enquiries.findByRequest(draft.requestKey);
      if (earlier !== undefined) return { enquiry: earlier, isFirst: false };
      const enquiry = { ...draft, reference: drawReference() };
      if (!(await within.enquiries.add(enquiry))) return undefined;
      const circumstances = { siteUrl, context, now: draft.createdAt };
      if (!form.proof) await queueEnquiry(within, form, enquiry, circumstances);
      return { enquiry, isFirst: true };
    });
    // Another enquiry has the reference: draws another one.
    if (kept !== undefined) return kept;
  }
}

/** Mails the link at once: a token must not wait in the outbox. */
async function mailLink(
  { store, mailer }: Desk,
  form: PageForm,
  { id, emailKey }: Enquiry,
  locale: Locale,
  link: string,
): Promise<void> {
  const { title } = pageOf(form, locale);
  // Sent to the normalized address, which identifies the guest: another spelling may be another mailbox.
  const mail = { id: `${id}.confirm`, to: emailKey, locale, title, link, days: proofDays };
  await mailer.send({ ...mail, kind: 'enquiryConfirm' }).catch(async (thrown: unknown) => {
    await store.enquiries.remove(id);
    throw thrown;
  });
}

/** A guest who goes back and corrects an answer sends another enquiry. */
function requestKeysOf(
  { secrets }: Desk,
  { form, about, answers, token }: EnquiryRequest,
): readonly string[] {
  const sorted = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1));
  return hashesOf(secrets, 'request', JSON.stringify([token, form, about ?? null, sorted]));
}

function emailOf({ form, answers }: EnquiryRequest): string {
  const { fields } = pageForms[form];
  const name = Object.keys(fields).find((field) => fields[field]?.control === 'email') ?? '';
  const email = answers[name];
  if (typeof email !== 'string') throw new TypeError(`The form ${form} has no answer that is an e-mail.`);
  return email;
}
