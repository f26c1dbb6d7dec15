import { beforeEach, describe, expect, test } from 'vitest';
import { createClubHandlers } from '../../../../server/outbox/club-handlers.ts';
import { createDelivery, type Deliver, UnknownKind } from '../../../../server/outbox/delivery.ts';
import { OutboxRefused } from '../../../../server/rewards-club/outbox-payload.ts';
import { CrmUnavailable } from '../../../../server/rewards-club/ports/crm-unavailable.ts';
import type { Mail } from '../../../../server/rewards-club/ports/mail.ts';
import type { Member } from '../../../../server/rewards-club/ports/member-store.ts';
import { type EmbeddedUnderTest, startEmbeddedCrm } from '../crm/crm-under-test.ts';
import { emailKey, payloads } from './rows.ts';

let under: EmbeddedUnderTest;
let members: Map<string, Member>;
let deliver: Deliver;

const member: Member = {
  id: 'm1',
  email: emailKey,
  emailKey,
  passwordHash: null,
  recordId: null,
  emailVerifiedAt: null,
  termsAcceptedAt: null,
  locale: 'hr',
  createdAt: 0,
};

beforeEach(() => {
  under = startEmbeddedCrm();
  members = new Map([[member.id, member]]);
  const store = {
    find: async (id: string) => members.get(id),
    findByEmail: async (key: string) => [...members.values()].find((known) => known.emailKey === key),
    setRecordId: async (id: string, recordId: string) => {
      members.set(id, { ...member, recordId });
    },
  };
  const mailer = { send: async (mail: Mail) => void under.mails.push(mail) };
  deliver = createDelivery(createClubHandlers({ crm: under.crm, mailer, members: store }));
});

/** Delivered once or twice: the same. */
describe.each([1, 2])('%i times', (times) => {
  const deliverAll = async (kind: string, payload: unknown) => {
    for (let time = 0; time < times; time += 1) await deliver(kind, payload);
  };

  test('a contact update sets the properties', async () => {
    const { vid } = await under.crm.createContact(emailKey);
    await deliverAll('contact-update', { ...payloads['contact-update'], vid });
    expect((await under.crm.findContact(emailKey))?.properties).toEqual(
      payloads['contact-update'].properties,
    );
  });

  test('an update of a contact that is gone makes it again for a member, who gets its id', async () => {
    await deliverAll('contact-update', payloads['contact-update']);
    const found = await under.crm.findContact(emailKey);
    expect(found?.properties).toEqual(payloads['contact-update'].properties);
    expect(members.get('m1')?.recordId).toBe(found?.vid);
  });

  test.each(['contact-update', 'registration-form', 'record-id'] as const)(
    'a %s leaves no trace of a guest without an account',
    async (kind) => {
      members.clear();
      await deliverAll(kind, payloads[kind]);
      expect(await under.crm.findContact(emailKey)).toBeUndefined();
      expect(await under.registrations(emailKey)).toEqual([]);
    },
  );

  test('a registration form reaches the CRM', async () => {
    await deliverAll('registration-form', payloads['registration-form']);
    expect(await under.registrations(emailKey)).toHaveLength(times);
    expect((await under.registrations(emailKey))[0]).toMatchObject({
      lastname: 'Horvat',
      gdpr_marketing_privola: 'true',
    });
  });

  test('a record id is the contact’s, new or known', async () => {
    await deliverAll('record-id', payloads['record-id']);
    const found = await under.crm.findContact(emailKey);
    expect(members.get('m1')?.recordId).toBe(found?.vid);
  });

  test('a notice is mailed', async () => {
    await deliverAll('notice', payloads.notice);
    expect(under.mails).toEqual(Array(times).fill({ to: emailKey, kind: 'passwordChanged', locale: 'hr' }));
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
  const odd = await deliver('notice', { to: 'guest@example.com', code: '482915' }).catch(
    (thrown: unknown) => thrown,
  );
  expect(odd).toBeInstanceOf(OutboxRefused);
  expect(String(odd)).not.toMatch(/guest|482915/);
});
