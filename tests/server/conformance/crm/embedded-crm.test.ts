import { expect, test } from 'vitest';
import { CrmUnavailable } from '../../../../server/core/ports/crm.ts';
import { describeCrm, expectFailure } from './crm-suite.ts';
import { activation, email, startEmbeddedCrm } from './crm-under-test.ts';

describeCrm('the embedded CRM', startEmbeddedCrm);

const context = { pageUri: 'https://hotel.example/en/?magic=abc&x=1#y', pageName: 'Home' };

test('the form of a code is stored without the secrets in its addresses', async () => {
  const { crm, store } = await startEmbeddedCrm();
  await crm.submitActivationCode(activation, context);
  expect(await store.formSubmissions.listByEmail(email)).toEqual([
    {
      form: 'activation-code',
      emailKey: email,
      fields: { email, record_id: '77', jezik: 'hr', purpose: activation.purpose },
      context: { pageUri: 'https://hotel.example/en/?x=1', pageName: 'Home' },
      submittedAt: expect.any(Number),
    },
  ]);
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
