import { describeAnswers, titleOfEntry } from '../../app/document/describe-answers.ts';
import { type PageForm, type PageFormName, pageForms } from '../../generated/forms/page-forms.ts';
import type { Locale } from '../../generated/locales.ts';
import type { RouteKey } from '../../generated/routes/index.ts';
import { isPageForm, localeOf } from '../enquiries/confirm-enquiry.ts';
import { officeOf } from '../enquiries/office-of.ts';
import { enquirySchemas } from '../enquiries/outbox-entries.ts';
import { linkTo, oneClickUrl, unsubscribeToken } from '../enquiries/page-links.ts';
import { OutboxRefused } from '../rewards-club/outbox-payload.ts';
import { type Enquiry, isReadable, type ReadableEnquiry } from '../rewards-club/ports/enquiry-store.ts';
import type { FormCrm } from '../rewards-club/ports/form-crm.ts';
import type { Mailer } from '../rewards-club/ports/mail.ts';
import type { Store } from '../rewards-club/ports/store.ts';
import type { Secrets } from '../security/secrets.ts';
import { type Handlers, readBefore, UnknownKind } from './delivery.ts';

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

/** The handlers of enquiries. Of an enquiry that has been removed, nothing is delivered. */
export function createEnquiryHandlers({ store, crm, mailer, secrets }: EnquiryHandlersOptions): Handlers {
  const find = async (id: string) => {
    const enquiry = await store.enquiries.find(id);
    return enquiry && recognize(enquiry);
  };
  return readBefore(enquirySchemas, {
    async 'enquiry-copy'({ enquiryId }) {
      const enquiry = await find(enquiryId);
      if (enquiry === undefined) return;
      const office = officeOf(enquiry.pageForm, enquiry.about, enquiry.answers);
      const mail = {
        ...describe(enquiry, enquiry.pageLocale),
        kind: 'enquiryCopy',
        to: enquiry.email,
      } as const;
      const replies = office === undefined ? {} : { replyTo: office.email };
      await mailer.send({ ...mail, ...replies, id: `${enquiryId}.copy` });
    },
    async 'enquiry-office'({ enquiryId }) {
      const enquiry = await find(enquiryId);
      const office = enquiry && officeOf(enquiry.pageForm, enquiry.about, enquiry.answers);
      if (enquiry === undefined || office === undefined) return;
      const mail = { ...describe(enquiry, office.locale), kind: 'enquiryOffice', to: office.email } as const;
      await mailer.send({ ...mail, replyTo: enquiry.email, id: `${enquiryId}.office` });
    },
    async 'enquiry-crm'({ enquiryId, context }) {
      const enquiry = await find(enquiryId);
      if (enquiry === undefined) return;
      const { trackingCookie, ...page } = context;
      const cookie = trackingCookie === undefined ? {} : { trackingCookie };
      await crm.submitForm(enquiry.formName, propertiesOf(enquiry), { ...page, ...cookie });
    },
    async 'newsletter-welcome'({ emailKey, enquiryId, siteUrl }) {
      const enquiry = await find(enquiryId);
      // The guest may have unsubscribed by now.
      const subscription = await store.subscriptions.findByEmail(emailKey);
      if (enquiry === undefined || subscription === undefined) return;
      const { pageForm, pageLocale: locale } = enquiry;
      const token = unsubscribeToken(secrets, emailKey, subscription.unsubscribeHash);
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

/** What both mails tell of an enquiry. */
function describe(enquiry: KnownEnquiry, locale: Locale) {
  const { pageForm, reference, about, answers, createdAt, provenAt, pageLocale } = enquiry;
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

/** The answers by the CRM's names. */
function propertiesOf({ pageForm, answers, emailKey }: KnownEnquiry): Record<string, string> {
  const given = Object.entries(pageForm.crm).flatMap(([field, property]) => {
    const answer = answers[field];
    if (answer === undefined) return [];
    return [[property, typeof answer === 'object' ? answer.join(';') : String(answer)]];
  });
  return { ...Object.fromEntries(given), email: emailKey };
}
