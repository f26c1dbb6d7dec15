import { answersInOwnWords, describeAnswers, titleOfEntry } from '../../app/declarations/describe-answers.ts';
import { facts } from '../../generated/data/facts.ts';
import { type Answers, proofDays } from '../../generated/forms/answers.ts';
import { dayNumber } from '../../generated/forms/days.ts';
import { type PageForm, type PageFormName, pageForms } from '../../generated/forms/page-forms.ts';
import { baseLocale, type Locale } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import { statedFactsOf } from '../../generated/routes/facts.ts';
import type { RouteKey } from '../../generated/routes/index.ts';
import { type Handlers, OutboxRefused, UnknownKind, withCheckedPayloads } from '../core/outbox-rows.ts';
import type { FormCrm } from '../core/ports/crm.ts';
import { type Enquiry, isReadable, type ReadableEnquiry } from '../core/ports/form-stores.ts';
import type { AskedStay, Mailer } from '../core/ports/mail.ts';
import type { Store } from '../core/ports/store.ts';
import type { Secrets } from '../core/secrets.ts';
import { isPageForm, localeOf } from './confirm-enquiry.ts';
import { linkTo, oneClickUrl } from './form-addresses.ts';
import { proofToken, unsubscribeToken } from './link-tokens.ts';
import { enquirySchemas, officeOf } from './queue-enquiry.ts';

interface EnquiryHandlersOptions {
  readonly store: Pick<Store, 'enquiries' | 'subscriptions'>;
  readonly crm: FormCrm;
  readonly mailer: Mailer;
  readonly secrets: Secrets;
}

interface KnownEnquiry extends ReadableEnquiry {
  readonly formName: PageFormName;
  readonly pageForm: PageForm;
  readonly pageLocale: Locale;
}

/** The handlers of enquiries. A removed enquiry is not delivered. */
export function createEnquiryHandlers({ store, crm, mailer, secrets }: EnquiryHandlersOptions): Handlers {
  const find = async (id: string) => {
    const enquiry = await store.enquiries.find(id);
    return enquiry && recognize(enquiry);
  };
  return withCheckedPayloads(enquirySchemas, {
    async 'enquiry-copy'({ enquiryId }) {
      const enquiry = await find(enquiryId);
      if (enquiry === undefined) return;
      const { pageForm, pageLocale, about, answers, email, emailKey, provenAt } = enquiry;
      const office = officeOf(pageForm, about, answers);
      // A form of the address other than the proven one may be another mailbox.
      const to = provenAt === null ? email : emailKey;
      // A stranger may have entered an unproven e-mail to make the site send text to it.
      const shown = provenAt === null ? answersInOwnWords(pageForm, answers) : answers;
      const content = { ...describe(enquiry, pageLocale, shown), ...stayOf(shown, about) };
      const mail = { ...content, kind: 'enquiryCopy', to } as const;
      const replies = office === undefined ? {} : { replyTo: office.email };
      await mailer.send({ ...mail, ...replies, id: `${enquiryId}.copy` });
    },
    async 'enquiry-office'({ enquiryId }) {
      const enquiry = await find(enquiryId);
      const office = enquiry && officeOf(enquiry.pageForm, enquiry.about, enquiry.answers);
      if (enquiry === undefined || office === undefined) return;
      const mail = { ...describe(enquiry, office.locale), kind: 'enquiryOffice', to: office.email } as const;
      // The link of the mail has proven the e-mail.
      const isProven = mail.isProven && enquiry.proofHash !== null;
      await mailer.send({ ...mail, isProven, replyTo: enquiry.email, id: `${enquiryId}.office` });
    },
    async 'enquiry-crm'({ enquiryId, context }) {
      const enquiry = await find(enquiryId);
      if (enquiry === undefined) return;
      const { pageForm, emailKey } = enquiry;
      // The guest may have unsubscribed by now.
      if (pageForm.subscribes && (await store.subscriptions.findByEmail(emailKey)) === undefined) return;
      const { trackingCookie, ...page } = context;
      const cookie = trackingCookie === undefined ? {} : { trackingCookie };
      await crm.submitForm(enquiry.formName, propertiesOf(enquiry), { ...page, ...cookie });
    },
    async 'enquiry-confirm'({ enquiryId, siteUrl }) {
      const enquiry = await find(enquiryId);
      const token = enquiry?.provenAt === null ? proofToken(secrets, enquiry) : undefined;
      if (enquiry === undefined || token === undefined) return;
      const { pageForm, pageLocale: locale, emailKey: to } = enquiry;
      const link = linkTo(siteUrl, pageForm, locale, { confirm: token });
      const mail = { to, kind: 'enquiryConfirm', locale, id: `${enquiryId}.confirm` } as const;
      await mailer.send({ ...mail, title: titleOfEntry(pageForm.page, locale), link, days: proofDays });
    },
    async 'newsletter-status'({ emailKey }) {
      const isSubscribed = (await store.subscriptions.findByEmail(emailKey)) !== undefined;
      const { mail, enquiry } = messages[baseLocale];
      const reason = isSubscribed ? mail.newsletterWelcomeSubject : enquiry.unsubscribed;
      await crm.setNewsletter(emailKey, isSubscribed, reason);
    },
    async 'newsletter-welcome'({ emailKey, enquiryId, siteUrl }) {
      const enquiry = await find(enquiryId);
      // The guest may have unsubscribed by now.
      const subscription = await store.subscriptions.findByEmail(emailKey);
      if (enquiry === undefined || subscription === undefined) return;
      const { pageForm, pageLocale: locale } = enquiry;
      const token = unsubscribeToken(secrets, subscription);
      if (token === undefined) return;
      const link = linkTo(siteUrl, pageForm, locale, { unsubscribe: token });
      const unsubscribeUrl = oneClickUrl(siteUrl, enquiry.formName, locale, token);
      const mail = { to: emailKey, kind: 'newsletterWelcome', locale, id: `${enquiryId}.welcome` } as const;
      await mailer.send({ ...mail, link, unsubscribeUrl });
    },
  });
}

/**
 * @throws {UnknownKind} if this version does not have the form
 * @throws {OutboxRefused} if the answers cannot be read
 */
function recognize(enquiry: Enquiry): KnownEnquiry {
  const { form } = enquiry;
  if (!isPageForm(form)) throw new UnknownKind('This version does not know the form of the enquiry.');
  if (!isReadable(enquiry)) throw new OutboxRefused('The stored answers of the enquiry cannot be read.');
  return { ...enquiry, formName: form, pageForm: pageForms[form], pageLocale: localeOf(enquiry) };
}

/** The content that both mails about an enquiry share. */
function describe(enquiry: KnownEnquiry, locale: Locale, answers = enquiry.answers) {
  const { pageForm, reference, about, createdAt, provenAt, pageLocale } = enquiry;
  return {
    locale,
    title: titleOfEntry(pageForm.page, locale),
    reference,
    sentAt: createdAt,
    pageLocale,
    isProven: provenAt !== null,
    ...(about === null ? {} : { about: titleOfEntry(about as RouteKey, locale) }),
    answers: describeAnswers(pageForm, answers, locale),
  };
}

/** The stay that a request asks for; none without its days. */
function stayOf({ arrival, departure }: Answers, about: string | null): { readonly stay?: AskedStay } {
  if (!(dayNumber(arrival) < dayNumber(departure))) return {};
  const location = about === null ? undefined : addressOf(about as RouteKey);
  return { stay: { arrival: String(arrival), departure: String(departure), location } };
}

const addressName = facts.find(({ schema }) => schema === 'streetAddress')?.name;

function addressOf(key: RouteKey): string | undefined {
  const fact = statedFactsOf(key).find(({ name }) => name === addressName);
  return fact?.type === 'text' ? fact.value : undefined;
}

/** The answers by the CRM's field names. */
function propertiesOf({ pageForm, answers, emailKey }: KnownEnquiry): Record<string, string> {
  const given = Object.entries(pageForm.crm).flatMap(([field, property]) => {
    const answer = answers[field];
    if (answer === undefined) return [];
    return [[property, typeof answer === 'object' ? answer.join(';') : String(answer)]];
  });
  return { ...Object.fromEntries(given), email: emailKey };
}
