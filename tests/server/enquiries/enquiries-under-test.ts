import { onTestFinished } from 'vitest';
import type { Answers } from '../../../generated/forms/answers.ts';
import { type PageFormName, pageForms } from '../../../generated/forms/page-forms.ts';
import type { Locale } from '../../../generated/locales.ts';
import { createLimits } from '../../../server/core/limits.ts';
import { createDelivery } from '../../../server/core/outbox-rows.ts';
import type { FormCrm } from '../../../server/core/ports/crm.ts';
import { type Mail, type Mailer, MailUnavailable } from '../../../server/core/ports/mail.ts';
import type { Store } from '../../../server/core/ports/store.ts';
import { deriveSecrets } from '../../../server/core/secrets.ts';
import { createSubmitForm } from '../../../server/crm/embedded-crm.ts';
import { createEnquiryHandlers } from '../../../server/forms/deliver-enquiries.ts';
import type { EnquiryContext } from '../../../server/forms/enquiry-context.ts';
import type { EnquiryRequest } from '../../../server/forms/receive-enquiry.ts';
import { openStore } from '../../../server/store/open-store.ts';

export const secret = 'a secret that only this test knows, and nobody else';

/**
 * The use cases of enquiries, with a clock that the test moves and mails that it reads.
 * @param opened an empty database in memory by default
 */
export async function openEnquiries(opened?: Store) {
  const time = { now: Date.UTC(2026, 5, 1, 9) };
  const clock = { now: () => time.now };
  const store = opened ?? (await openStore('sqlite::memory:'));
  if (opened === undefined) onTestFinished(() => store.close());
  await store.migrate();
  const mails: Mail[] = [];
  /** A mail that is lost to the sender has arrived all the same. */
  const system: { outcome: 'sent' | 'refused' | 'lost' } = { outcome: 'sent' };
  const mailer: Mailer = {
    async send(mail) {
      if (system.outcome !== 'refused') mails.push(mail);
      if (system.outcome !== 'sent') throw new MailUnavailable('away');
    },
  };
  const secrets = deriveSecrets(secret);
  const outcomes: string[] = [];
  const enquiryContext: EnquiryContext = {
    store,
    secrets,
    limits: createLimits(store.limits, clock, secrets),
    clock,
    siteUrl: 'https://www.example.com',
    hasCrmNewsletter: true,
    count: (form, outcome) => void outcomes.push(`${form} ${outcome}`),
  };
  /** The subscriptions that the CRM was sent, the latest last. */
  const newsletter: string[] = [];
  const crm: FormCrm = {
    submitForm: createSubmitForm({ formSubmissions: store.formSubmissions, clock }),
    hasNewsletter: true,
    setNewsletter: async (...told) => void newsletter.push(told.join(' ')),
  };
  const deliver = createDelivery(createEnquiryHandlers({ store, crm, mailer, secrets }));
  return {
    enquiryContext,
    crm,
    store,
    time,
    mails,
    mailer,
    newsletter,
    secrets,
    system,
    outcomes,
    deliver,
    /** Delivers the waiting rows of the outbox. @returns their kinds */
    async deliverQueued(): Promise<readonly string[]> {
      const rows = await store.outbox.claim('test', 50, time.now, 60_000);
      for (const { id, kind, payload } of rows) {
        await deliver(kind, payload);
        await store.outbox.done(id, 'test');
      }
      return rows.map(({ kind }) => kind);
    },
  };
}

export type EnquiriesUnderTest = Awaited<ReturnType<typeof openEnquiries>>;

export const email = 'Ana.Marić@example.com';
export const emailKey = 'ana.marić@example.com';

/** Names of forms with a property, of those that the spec declares. */
export function formsWhere(isMeant: (form: (typeof pageForms)[PageFormName]) => boolean): PageFormName[] {
  return (Object.keys(pageForms) as PageFormName[]).filter((name) => isMeant(pageForms[name]));
}

/** A valid form from a browser: the e-mail, and answers with values of the spec's options. */
export function requestOf(
  form: PageFormName,
  answers: Answers = {},
  changes: Partial<EnquiryRequest> = {},
): EnquiryRequest {
  const { aboutNeeded, aboutKeys } = pageForms[form];
  return {
    form,
    locale: 'de' as Locale,
    about: aboutNeeded ? aboutKeys[0] : undefined,
    answers: { email_address: email, ...answers },
    shownAt: Date.UTC(2026, 5, 1, 9),
    address: '192.0.2.1',
    context: { pageUri: 'https://www.example.com/de/', pageName: 'Seite' },
    ...changes,
  };
}
