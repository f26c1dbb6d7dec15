import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { offices, type PageFormName, pageForms } from '../../../generated/forms/page-forms.ts';
import { openClubServices } from '../../../server/club/open-club-services.ts';
import { readConfig } from '../../../server/config/config.ts';
import { receiveEnquiry } from '../../../server/enquiries/receive-enquiry.ts';
import { createLog } from '../../../server/http/log.ts';
import { type HubspotServer, startHubspotServer } from '../conformance/crm/hubspot-server.ts';
import { withMailServer } from '../integration/mail/fixture/smtp-server.ts';
import { email, emailKey, formsWhere, requestOf } from './desk-under-test.ts';

const mailServer = withMailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
const formId = '0a1b2c3d-0000-4000-8000-00000000000f';

let hubspot: HubspotServer;
beforeAll(async () => {
  hubspot = await startHubspotServer({ formIds: [formId] });
});
afterAll(() => hubspot.close());

/** The services of the site with a mail server and HubSpot, which has one of the forms. */
async function openServices() {
  const env = {
    ...{ DATABASE_URL: 'sqlite::memory:', SMTP_URL: `smtp://127.0.0.1:${mailServer().port}` },
    ...{ CRM: 'hubspot', HUBSPOT_TOKEN: hubspot.token, HUBSPOT_PORTAL_ID: '123456' },
    ...{
      HUBSPOT_ACTIVATION_FORM_ID: 'a',
      HUBSPOT_REGISTRATION_FORM_ID: 'r',
      HUBSPOT_CLUB_EMAIL_FIELD: 'club',
    },
    ...{ HUBSPOT_ACTIVATION_LINK_FIELD: 'link', HUBSPOT_ACTIVATION_CODE_FIELD: 'code' },
    ...{ HUBSPOT_API_URL: hubspot.url, HUBSPOT_FORMS_URL: hubspot.url, HUBSPOT_PAGE_FORMS: `stay=${formId}` },
  };
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  const services = await openClubServices(readConfig(env), log);
  onTestFinished(() => services.stop());
  return { ...services, desk: services.createDesk('https://www.example.com'), warn };
}

test('an enquiry reaches guest and office by SMTP and the CRM by HubSpot’s protocol', async () => {
  const { desk, deliverDue, store } = await openServices();
  const answers = { arrival: '2026-07-01', guest_name: 'Ana\r\nBcc: all@example.com', wishes: '<b>Bett</b>' };
  const { reference } = await receiveEnquiry(desk, requestOf('stay', answers));
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
  expect(hubspot.forms.received).toMatchObject([
    {
      formId,
      fields: { email: emailKey, arrival_date: String(Date.UTC(2026, 6, 1)), message: '<b>Bett</b>' },
    },
  ]);
  expect(hubspot.forms.received[0]?.context).not.toHaveProperty('hutk');
});

test('forms without an id in HubSpot are named once, at the start', async () => {
  const { desk, start, deliverDue, warn } = await openServices();
  const seen = hubspot.seen.length;
  start();
  await receiveEnquiry(desk, requestOf('offer'));
  await deliverDue();

  const withoutId = formsWhere(({ crm }) => Object.keys(crm).length > 0).filter((name) => name !== 'stay');
  expect(withoutId).not.toEqual([]);
  const named = warn.mock.calls.map(([fields]) => (fields as { forms?: PageFormName[] }).forms);
  expect(named).toEqual([withoutId]);
  expect(Object.keys(pageForms.offer.crm)).not.toEqual([]);
  expect(hubspot.seen).toHaveLength(seen);
});
