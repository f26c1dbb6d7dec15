import { expect, test } from 'vitest';
import { CrmRefused } from '../../../../server/rewards-club/ports/crm-refused.ts';
import { CrmUnavailable } from '../../../../server/rewards-club/ports/crm-unavailable.ts';
import { openStore } from '../../../../server/store/open-store.ts';
import { describeCrm, expectNoData } from './crm-suite.ts';
import { startEmbeddedCrm } from './crm-under-test.ts';
import { createMemoryStores } from './memory-stores.ts';

describeCrm('the embedded CRM', () => startEmbeddedCrm());
describeCrm('the embedded CRM on SQLite', async () => {
  const store = await openStore('sqlite::memory:');
  await store.migrate();
  return startEmbeddedCrm(store, () => store.close());
});

const context = { pageUri: 'https://hotel.example/en/?magic=abc&x=1#y', pageName: 'Home' };
const form = {
  email: 'guest@example.com',
  recordId: '7',
  locale: 'de',
  code: '482915',
  link: 'https://hotel.example/l',
};

test.each([
  ['registration', 'activationCode'],
  ['reset', 'resetCode'],
] as const)('for a %s the mail is of kind %s', async (purpose, kind) => {
  const { crm, mails, stores } = startEmbeddedCrm();
  const { email, locale, code, link } = form;
  await crm.submitActivationCode({ ...form, purpose }, context);
  expect(mails).toEqual([{ to: email, kind, locale, code, link }]);
  expect(await stores.formSubmissions.listByEmail(email)).toMatchObject([
    {
      form: 'activation-code',
      emailKey: email,
      fields: { email, record_id: '7', jezik: 'de', purpose },
      context: { pageUri: 'https://hotel.example/en/?x=1', pageName: 'Home' },
    },
  ]);
});

test('a mail system that is away is an outage of the CRM, and the contact stays reachable', async () => {
  const { crm, mails, mailer } = startEmbeddedCrm();
  const { vid } = await crm.createContact(form.email);
  mailer.isAway = true;
  const sending = crm.submitActivationCode({ ...form, purpose: 'reset' }, context);
  const thrown = await sending.catch((reason: unknown) => reason);
  expect(thrown).toBeInstanceOf(CrmUnavailable);
  expectNoData(thrown);
  expect(mails).toEqual([]);
  expect(await crm.findContact(form.email)).toMatchObject({ vid });
});

test('an address that the mail system refuses for good is refused', async () => {
  const { crm, mails, mailer } = startEmbeddedCrm();
  mailer.refuses = true;
  const sending = crm.submitActivationCode({ ...form, purpose: 'reset' }, context);
  const thrown = await sending.catch((reason: unknown) => reason);
  expect(thrown).toBeInstanceOf(CrmRefused);
  expectNoData(thrown);
  expect(mails).toEqual([]);
});

test('a contact that somebody else creates at the same moment is taken', async () => {
  const { crm, stores } = startEmbeddedCrm();
  const made = await stores.contacts.add(form.email, form.email, 0);
  const { findByEmail } = stores.contacts;
  let isFirst = true;
  stores.contacts.findByEmail = async (emailKey) => {
    const found = isFirst ? undefined : await findByEmail(emailKey);
    isFirst = false;
    return found;
  };
  expect(await crm.createContact(form.email)).toEqual({ vid: made.vid });
});

test('a removal takes the guest’s forms with it, and one that broke off can be repeated', async () => {
  const stores = createMemoryStores();
  const { crm, kept } = startEmbeddedCrm(stores);
  const other = 'other@example.com';
  const { vid } = await crm.createContact(form.email);
  await crm.submitActivationCode({ ...form, purpose: 'reset' }, context);
  await crm.submitActivationCode({ ...form, email: other, purpose: 'reset' }, context);
  const { remove } = stores.contacts;
  stores.contacts.remove = async () => {
    throw new Error('away');
  };
  await expect(crm.removeContact(vid)).rejects.toThrow(CrmUnavailable);
  stores.contacts.remove = remove;
  await crm.submitActivationCode({ ...form, purpose: 'reset' }, context);
  await crm.removeContact(vid);
  expect(await kept(form.email)).toBe('[null,[]]');
  expect(await stores.formSubmissions.listByEmail(other)).toHaveLength(1);
});
