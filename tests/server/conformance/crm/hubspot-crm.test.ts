import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { CrmRefused, contactProperties } from '../../../../server/core/ports/crm.ts';
import { createHubspotCrm } from '../../../../server/crm/hubspot-crm.ts';
import { parisMidnightOf } from '../../../../server/crm/paris-days.ts';
import { runsOf } from '../../../runner/campaigns.ts';
import { describeCrm, expectFailure, expectNoData } from './crm-suite.ts';
import {
  activation,
  brandFields,
  email,
  forms,
  type HubspotUnderTest,
  newsletterType,
  startHubspotCrm,
} from './crm-under-test.ts';
import { errorAnswer, jsonAnswer } from './hubspot-replies.ts';

describeCrm('HubSpot', () => startHubspotCrm());

const context = {
  trackingCookie: '0123456789abcdef0123456789abcdef',
  pageUri: 'https://hotel.example/hr/?a=b',
  pageName: 'Početna',
};
const sentContext = { hutk: context.trackingCookie, pageUri: context.pageUri, pageName: context.pageName };

describe('what HubSpot is sent', () => {
  let under: HubspotUnderTest;
  beforeEach(async () => {
    under = await startHubspotCrm();
  });

  test('the token goes into the Authorization header and nowhere else', async () => {
    const { crm, server } = under;
    const { vid } = await crm.createContact(email);
    await crm.findContact(email);
    await crm.updateContact(vid, { firstname: 'Ana' });
    await crm.submitActivationCode(activation, context);
    await crm.removeContact(vid);
    expect(server.seen.map(({ method }) => method)).toEqual(['POST', 'GET', 'PATCH', 'POST', 'DELETE']);
    for (const { headers, target, body } of server.seen) {
      const { authorization, ...others } = headers;
      expect(authorization).toBe(`Bearer ${server.token}`);
      expect(JSON.stringify([others, target, body])).not.toContain(server.token);
    }
  });

  test('contacts are read by e-mail, with the properties asked for by name', async () => {
    await under.crm.findContact('a+b/c@example.com');
    expect(under.server.seen[0]?.target).toBe(
      `/crm/v3/objects/contacts/a%2Bb%2Fc%40example.com?idProperty=email&properties=${['email', ...contactProperties]}`,
    );
  });

  test('a contact is exported with what the forms of pages have set', async () => {
    const { crm, server } = under;
    const { vid } = await crm.createContact(email);
    server.contacts.get(vid)?.set('company', 'Marina');
    const exported = { vid, email, company: 'Marina', createdAt: expect.any(String) };
    expect(await crm.exportContact(vid)).toMatchObject(exported);
  });

  test('the newsletter is a subscription type, in which a guest is again after an end', async () => {
    const { crm, server } = under;
    const key = `${newsletterType} a+b/c@example.com`;
    for (const isSubscribed of [true, false, false, true]) {
      await crm.setNewsletter('A+B/C@example.com', isSubscribed, 'Die Gäste wollten es so.');
      expect(server.preferences.statuses.get(key)).toBe(isSubscribed ? 'SUBSCRIBED' : 'UNSUBSCRIBED');
    }
    expect(server.preferences.statuses.size).toBe(1);
    expect(server.seen[0]?.target).toBe('/communication-preferences/v4/statuses/a%2Bb%2Fc%40example.com');
  });

  test('a newsletter that the account does not have is refused, and without a guest', async () => {
    const other = await startHubspotCrm({ subscriptionTypes: [] });
    expectNoData(await expectFailure(other.crm.setNewsletter(email, false, 'x'), CrmRefused));
  });

  test('an unknown guest has no subscription to end, and is not yet there to subscribe', async () => {
    const unknown = errorAnswer(404, 'contact not found', 'OBJECT_NOT_FOUND');
    under.server.faults.push(unknown, unknown);
    await under.crm.setNewsletter(email, false, 'x');
    await expect(under.crm.setNewsletter(email, true, 'x')).rejects.toThrow(CrmRefused);
  });

  /** Expects one form, as HubSpot got it. */
  function expectForm(form: keyof typeof forms, fields: Readonly<Record<string, string>>): void {
    const { target } = under.server.seen[0] ?? {};
    expect(target).toBe(`/submissions/v3/integration/secure/submit/123456/${forms[form]}`);
    const objectTypeIds = Object.keys(fields).map(() => '0-1');
    expect(under.server.forms.received).toEqual([
      { formId: forms[form], fields, objectTypeIds, context: sentContext },
    ]);
  }

  test('the activation form has the documented fields, all of the contact', async () => {
    await under.crm.submitActivationCode(activation, context);
    const { code, link } = activation;
    const texts = { club_email: email, record_id: '77', jezik: 'hr', club_link: link, club_code: code };
    expectForm('activation', { email, ...texts });
  });

  test('the registration form has the documented fields, without those that are empty', async () => {
    const birthDate = String(parisMidnightOf('1980-07-15'));
    const person = { email, firstname: 'Ana', lastname: 'Horvat', phone: '', titula: 'Ms.', birthDate };
    await under.crm.submitRegistration({ ...person, locale: 'hr', marketing: false }, context);
    const texts = { firstname: 'Ana', lastname: 'Horvat', titula_kontakta: 'Ms.', jezik: 'hr' };
    const others = { birth_date: String(Date.UTC(1980, 6, 15)), gdpr_marketing_privola: 'false' };
    expectForm('registration', { email, club_email: email, ...texts, ...others });
  });

  test('the form of a page has its fields, with days as HubSpot has them', async () => {
    const day = '2026-07-01';
    const fields = { email: 'Guest@Example.com', arrival_date: day, message: day, phone: '' };
    await under.crm.submitForm('stay', fields, context);
    expectForm('stay', { email, arrival_date: String(Date.UTC(2026, 6, 1)), message: day });
  });

  test('a form of a page without an id is not sent', async () => {
    await under.crm.submitForm('offer', { email }, context);
    expect(under.server.seen).toEqual([]);
  });

  test('the names that carry the brand are those of the settings', async () => {
    const fields = { clubEmail: 'sun_email', activationLink: 'sun_link', activationCode: 'sun_code' };
    const other = await startHubspotCrm({}, { brandFields: fields });
    await other.crm.submitActivationCode(activation, context);
    const names = Object.keys(other.server.forms.received[0]?.fields ?? {});
    expect(names.sort()).toEqual(['email', 'jezik', 'record_id', 'sun_code', 'sun_email', 'sun_link']);
  });
});

test.each([
  ['in the text', { message: 'Contact already exists. Existing ID: 2926551' }],
  ['in the profile', { identityProfile: { vid: 2926551, identity: [{ value: email, type: 'EMAIL' }] } }],
])('a contact that exists has its id %s', async (_, body) => {
  const { crm, server } = await startHubspotCrm();
  server.faults.push(jsonAnswer(409, { status: 'error', message: 'A conflict', ...body }));
  expect(await crm.createContact(email)).toEqual({ vid: '2926551' });
  expect(server.seen).toHaveLength(1);
});

test('a contact that exists is read where the conflict does not name it', async () => {
  const { crm, server } = await startHubspotCrm();
  const { vid } = await crm.createContact(email);
  server.faults.push(errorAnswer(409, 'A conflict', 'CONFLICT'));
  expect(await crm.createContact(email)).toEqual({ vid });
});

test.each(['', 'pat-eu1\nX-Other: 1', 'pat eu1', 'pät'])(
  'the token %j is refused at the start, unquoted',
  (token) => {
    const nowhere = 'http://127.0.0.1:1';
    const options = { apiUrl: nowhere, formsUrl: nowhere, portalId: '1', brandFields, pageFormIds: {} };
    const ids = { activationFormId: 'a', registrationFormId: 'b', dateEncoding: 'as-is' as const };
    expect(() => createHubspotCrm({ ...options, ...ids, clock: { now: () => 0 }, token })).toThrow(
      /^The HubSpot token is empty or has invalid characters\.$/,
    );
  },
);

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());
const whole = text.filter((value) => !value.includes('\0'));
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2010-12-31'), noInvalidDate: true })
  .map((date) => String(parisMidnightOf(date.toISOString().slice(0, 10))));

test('whatever text a guest has comes back from the contact and arrives in the form as it was', async () => {
  const { crm, server } = await startHubspotCrm();
  const { vid } = await crm.createContact(email);
  const texts = fc.record({ firstname: whole, lastname: whole, phone: whole });
  const isKept = fc.asyncProperty(texts, day, fc.boolean(), whole, async (given, date, marketing, locale) => {
    const { forms } = server;
    await crm.updateContact(vid, { ...given, birth_date: date });
    const found = await crm.findContact(email);
    const none = { firstname: '', lastname: '', phone: '' };
    expect({ ...none, ...found?.properties }).toEqual({ ...given, birth_date: date });
    forms.received.length = 0;
    const rest = { email, titula: 'Mr.', birthDate: '', locale, marketing };
    await crm.submitRegistration({ ...given, ...rest }, context);
    const { mobilephone: phone = '', jezik = '', ...fields } = forms.received[0]?.fields ?? {};
    expect({ ...none, ...fields, phone, jezik }).toMatchObject({ ...given, jezik: locale });
    expect(fields.gdpr_marketing_privola).toBe(String(marketing));
  });
  await fc.assert(isKept, { numRuns: runsOf(60) });
});
