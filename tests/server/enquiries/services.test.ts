import { expect, onTestFinished, test, vi } from 'vitest';
import { offices, type PageFormName, pageForms } from '../../../generated/forms/page-forms.ts';
import { createLog } from '../../../server/core/log.ts';
import { confirmEnquiry, unsubscribe } from '../../../server/forms/confirm-enquiry.ts';
import { receiveEnquiry } from '../../../server/forms/receive-enquiry.ts';
import { readConfig } from '../../../server/start/config/config.ts';
import { createServices } from '../../../server/start/create-services.ts';
import { hubspotEnvironment } from '../club-faults/real-services.ts';
import { newsletterType } from '../conformance/crm/crm-under-test.ts';
import { startHubspotServer } from '../conformance/crm/hubspot-server.ts';
import { withStarted } from '../integration/fixture/started.ts';
import {
  answerUntil,
  endOfMail,
  withMailServer,
  withRawServer,
} from '../integration/mail/fixture/smtp-server.ts';
import { email, emailKey, formsWhere, requestOf } from './enquiries-under-test.ts';

const mailServer = withMailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
let onMail = () => undefined as unknown;
/** Takes mails and does not say so. */
const silentPort = withRawServer(answerUntil(endOfMail, () => onMail()));
const formId = '0a1b2c3d-0000-4000-8000-00000000000f';

const hubspot = withStarted(
  () => startHubspotServer({ formIds: [formId], subscriptionTypes: [newsletterType] }),
  (server) => server.close(),
);

/** The services of the site with a mail server and HubSpot, which has one of the forms. */
async function openServices(more: Readonly<Record<string, string>> = {}) {
  const env = {
    ...hubspotEnvironment(hubspot().token, hubspot().url),
    DATABASE_URL: 'sqlite::memory:',
    SMTP_URL: mailServer().url,
    HUBSPOT_PAGE_FORMS: `stay=${formId}`,
    ...more,
  };
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  const services = await createServices(readConfig(env), log);
  onTestFinished(() => services.stop());
  return { ...services, enquiryContext: services.createEnquiryContext('https://www.example.com'), warn };
}

test('an enquiry reaches guest and office by SMTP and the CRM by HubSpot’s protocol', async () => {
  const { enquiryContext, deliverDue, store } = await openServices();
  const answers = { arrival: '2026-07-01', guest_name: 'Ana\r\nBcc: all@example.com', wishes: '<b>Bett</b>' };
  const { reference } = await receiveEnquiry(enquiryContext, requestOf('stay', answers));
  await deliverDue();

  expect(await store.outbox.counts()).toEqual({ waiting: 0, failed: 0 });
  const mails = mailServer().received.map(({ to, email: mail }) => ({ to, mail }));
  expect(mails).toHaveLength(2);
  expect(mails.map(({ to }) => to[0])).toContain(email);
  const inOffice = mails.filter(({ mail }) => mail.html?.includes('&lt;b&gt;Bett&lt;/b&gt;'));
  expect(inOffice.map(({ to }) => to)).toEqual([[offices.reservations.email]]);
  for (const { mail } of mails) {
    expect(mail.subject).toContain(reference);
    expect(mail.bcc).toBeUndefined();
    expect(mail.replyTo).toHaveLength(1);
  }
  expect(hubspot().forms.received).toMatchObject([
    {
      formId,
      fields: { email: emailKey, arrival_date: String(Date.UTC(2026, 6, 1)), message: '<b>Bett</b>' },
    },
  ]);
  expect(hubspot().forms.received[0]?.context).not.toHaveProperty('hutk');
});

test('forms without an id in HubSpot are named once, at the start', async () => {
  const { enquiryContext, start, deliverDue, warn } = await openServices();
  const seen = hubspot().seen.length;
  start();
  await receiveEnquiry(enquiryContext, requestOf('offer'));
  await deliverDue();

  const withoutId = formsWhere(({ crm }) => Object.keys(crm).length > 0).filter((name) => name !== 'stay');
  expect(withoutId).not.toEqual([]);
  const named = warn.mock.calls.map(([fields]) => (fields as { forms?: PageFormName[] }).forms);
  expect(named).toEqual([withoutId]);
  expect(Object.keys(pageForms.offer.crm)).not.toEqual([]);
  expect(hubspot().seen).toHaveLength(seen);
});

test('who subscribes is on HubSpot’s list, and who unsubscribes is not', async () => {
  const settings = {
    HUBSPOT_PAGE_FORMS: `newsletter=${formId}`,
    HUBSPOT_NEWSLETTER_TYPE: String(newsletterType),
  };
  const { enquiryContext, deliverDue, store } = await openServices(settings);
  const tokenIn = (name: string) => {
    const { text = '' } = mailServer().received.at(-1)?.email ?? {};
    return new RegExp(`\\?${name}=(\\S+)`).exec(text)?.[1] ?? '';
  };
  await receiveEnquiry(enquiryContext, requestOf('newsletter', { newsletter_consent: true }));
  await deliverDue();
  await confirmEnquiry(enquiryContext, tokenIn('confirm'));
  await deliverDue();
  const list = hubspot().preferences.statuses;
  expect([...list]).toEqual([[`${newsletterType} ${emailKey}`, 'SUBSCRIBED']]);
  expect(await unsubscribe(enquiryContext, tokenIn('unsubscribe'))).toBe('unsubscribed');
  await deliverDue();
  expect([...list.values()]).toEqual(['UNSUBSCRIBED']);
  expect(await store.outbox.counts()).toEqual({ waiting: 0, failed: 0 });
});

test('a newsletter that HubSpot gets without its type is named at the start', async () => {
  const { start, warn } = await openServices({ HUBSPOT_PAGE_FORMS: `newsletter=${formId}` });
  start();
  expect(warn.mock.calls.flat().join()).toContain('HUBSPOT_NEWSLETTER_TYPE');
});

test('a stop does not wait for a mail server that has a mail and says nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const isGiven = new Promise((resolve) => {
    onMail = () => resolve(undefined);
  });
  const { enquiryContext, start, stop } = await openServices({
    SMTP_URL: `smtp://127.0.0.1:${silentPort()}`,
  });
  await receiveEnquiry(enquiryContext, requestOf('question', { message: '?' }));
  start();
  await isGiven;
  const stopped = stop();
  vi.advanceTimersByTime(10_000);
  await stopped;
});
