import { expect, test } from 'vitest';
import { CrmRefused, CrmUnavailable } from '../../../../server/core/ports/crm.ts';
import { describeCrm, expectFailure, expectNoData } from './crm-suite.ts';
import { activation, email, startEmbeddedCrm } from './crm-under-test.ts';

describeCrm('the embedded CRM', startEmbeddedCrm);

const context = { pageUri: 'https://hotel.example/en/?magic=abc&x=1#y', pageName: 'Home' };

test.each([
  ['registration', 'activationCode'],
  ['reset', 'resetCode'],
] as const)('for a %s the mail is of kind %s', async (purpose, kind) => {
  const { crm, mails, store } = await startEmbeddedCrm();
  const { locale, code, link } = activation;
  await crm.submitActivationCode({ ...activation, purpose }, context);
  expect(mails).toEqual([{ to: email, kind, locale, code, link }]);
  expect(await store.formSubmissions.listByEmail(email)).toEqual([
    {
      form: 'activation-code',
      emailKey: email,
      fields: { email, record_id: '77', jezik: 'hr', purpose },
      context: { pageUri: 'https://hotel.example/en/?x=1', pageName: 'Home' },
      submittedAt: expect.any(Number),
    },
  ]);
});

test.each([
  ['is away is an outage of the CRM', { isAway: true }, CrmUnavailable],
  ['refuses the address for good refuses the form', { refuses: true }, CrmRefused],
] as const)('a mail system that %s', async (_, state, type) => {
  const { crm, mails, mailer } = await startEmbeddedCrm();
  const { vid } = await crm.createContact(email);
  Object.assign(mailer, state);
  expectNoData(await expectFailure(crm.submitActivationCode(activation, context), type));
  expect(mails).toEqual([]);
  mailer.isAway = false;
  expect(await crm.findContact(email)).toMatchObject({ vid });
});

test('a removal takes the guest’s forms with it, and one that broke off can be repeated', async () => {
  const { crm, kept, store } = await startEmbeddedCrm();
  const { remove } = store.contacts;
  const { vid } = await crm.createContact(email);
  const other = 'other@example.com';
  for (const to of [email, other]) await crm.submitActivationCode({ ...activation, email: to }, context);
  Object.assign(store.contacts, { remove: () => Promise.reject(new Error('away')) });
  await expectFailure(crm.removeContact(vid), CrmUnavailable);
  Object.assign(store.contacts, { remove });
  await crm.submitActivationCode(activation, context);
  await crm.removeContact(vid);
  expect(await kept(email)).toBe('[null,[]]');
  expect(await store.formSubmissions.listByEmail(other)).toHaveLength(1);
});
