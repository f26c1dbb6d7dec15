import { beforeEach, describe, expect, test } from 'vitest';
import { createClubHandlers } from '../../../../server/club/deliver-entries.ts';
import {
  createDelivery,
  type Deliver,
  OutboxRefused,
  UnknownKind,
} from '../../../../server/core/outbox-rows.ts';
import { CrmUnavailable } from '../../../../server/core/ports/crm.ts';
import type { Mail } from '../../../../server/core/ports/mail.ts';
import { expectFailure } from '../crm/crm-suite.ts';
import { type EmbeddedUnderTest, startEmbeddedCrm } from '../crm/crm-under-test.ts';
import { exampleMember } from '../store/examples.ts';
import { emailKey, payloads } from './rows.ts';

let under: EmbeddedUnderTest;
let deliver: Deliver;
let mails: Mail[];

beforeEach(async () => {
  under = await startEmbeddedCrm();
  const { members } = under.store;
  await members.add(exampleMember({ id: 'm1', emailKey }));
  mails = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  deliver = createDelivery(createClubHandlers({ crm: under.crm, mailer, members }));
});
const recordIdNow = async () => (await under.store.members.find('m1'))?.recordId;

/** Delivered once or twice: the same. */
describe.each([1, 2])('%i times', (times) => {
  const deliverAll = async (kind: string, payload: unknown) => {
    for (let time = 0; time < times; time += 1) await deliver(kind, payload);
  };

  test.each([true, false])('a contact update sets the properties, with a contact: %s', async (isThere) => {
    const { vid } = isThere ? await under.crm.createContact(emailKey) : payloads['contact-update'];
    await deliverAll('contact-update', { ...payloads['contact-update'], vid });
    const found = await under.crm.findContact(emailKey);
    expect(found?.properties).toEqual(payloads['contact-update'].properties);
    // A member whose contact is gone gets the id of the new one.
    if (!isThere) expect(await recordIdNow()).toBe(found?.vid);
  });

  test.each(['contact-update', 'registration-form', 'record-id'] as const)(
    'a %s leaves no trace of a guest without an account',
    async (kind) => {
      await under.store.members.remove('m1');
      await deliverAll(kind, payloads[kind]);
      expect(await under.crm.findContact(emailKey)).toBeUndefined();
      expect(await under.forms('registration', emailKey)).toEqual([]);
    },
  );

  test('a registration form reaches the CRM', async () => {
    await deliverAll('registration-form', payloads['registration-form']);
    const fields = { lastname: 'Horvat', gdpr_marketing_privola: 'true' };
    expect(await under.forms('registration', emailKey)).toMatchObject(Array(times).fill(fields));
  });

  test('a record id is the contact’s, new or known', async () => {
    await deliverAll('record-id', payloads['record-id']);
    const found = await under.crm.findContact(emailKey);
    expect(await recordIdNow()).toBe(found?.vid);
  });

  test('a notice is mailed', async () => {
    await deliverAll('notice', payloads.notice);
    expect(mails).toEqual(Array(times).fill({ to: emailKey, kind: 'passwordChanged', locale: 'hr' }));
  });

  test('a removal removes the contact', async () => {
    const { vid } = await under.crm.createContact(emailKey);
    await deliverAll('contact-removal', { vid });
    expect(await under.crm.findContact(emailKey)).toBeUndefined();
  });
});

test.each(['contact-update', 'registration-form', 'record-id', 'contact-removal'] as const)(
  'a %s in an outage rejects, and is delivered after it',
  async (kind) => {
    under.breakDown(true);
    await expect(deliver(kind, payloads[kind])).rejects.toThrow(CrmUnavailable);
    under.breakDown(false);
    await deliver(kind, payloads[kind]);
  },
);

test('a row of an unknown kind or form rejects, unquoted', async () => {
  for (const kind of ['voucher', 'constructor', '__proto__', 'toString', '']) {
    await expect(deliver(kind, {})).rejects.toThrow(UnknownKind);
  }
  const odd = deliver('notice', { to: 'guest@example.com', code: '482915' });
  expect(String(await expectFailure(odd, OutboxRefused))).not.toMatch(/guest|482915/);
});
