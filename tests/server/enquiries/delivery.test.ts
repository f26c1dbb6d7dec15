import { beforeEach, describe, expect, test } from 'vitest';
import { offices, pageForms } from '../../../generated/forms/page-forms.ts';
import { messages } from '../../../generated/messages/index.ts';
import { findPage } from '../../../generated/routes/index.ts';
import { OutboxRefused, UnknownKind } from '../../../server/core/outbox-rows.ts';
import { receiveEnquiry } from '../../../server/forms/receive-enquiry.ts';
import { exampleEnquiry } from '../conformance/store/examples.ts';
import {
  type EnquiriesUnderTest,
  email,
  emailKey,
  formsWhere,
  openEnquiries,
  requestOf,
} from './enquiries-under-test.ts';

let under: EnquiriesUnderTest;
beforeEach(async () => {
  under = await openEnquiries();
});

const answers = {
  when_known: 'days',
  arrival: '2026-07-01',
  adults: '2',
  children_ages: ['0', '12'],
  board: 'half',
  wishes: 'Zwei Betten, bitte.\n<b>Danke!</b>',
  guest_name: 'Ana Marić',
};

describe('the mails about a request', () => {
  test('the guest’s is in the guest’s language, the office’s in its own', async () => {
    const { enquiryContext, mails, deliverQueued, time } = under;
    const [about = ''] = pageForms.stay.aboutKeys;
    const { reference } = await receiveEnquiry(enquiryContext, requestOf('stay', answers, { about }));
    await deliverQueued();

    const office = offices.reservations;
    const shared = { reference, sentAt: time.now, pageLocale: 'de', isProven: false };
    const [copy, forOffice] = mails;
    expect(mails).toHaveLength(2);
    expect(copy).toMatchObject({
      ...shared,
      kind: 'enquiryCopy',
      to: email,
      replyTo: office.email,
      locale: 'de',
    });
    expect(forOffice).toMatchObject({ ...shared, kind: 'enquiryOffice', to: office.email, replyTo: email });
    for (const [mail, locale] of [
      [copy, 'de'],
      [forOffice, office.locale],
    ] as const) {
      expect(mail).toMatchObject({
        locale,
        title: findPage(pageForms.stay.page, locale)?.title,
        about: findPage(about, locale)?.title,
      });
      const { field, choice } = messages[locale];
      const rows = Object.fromEntries(Object(mail).answers);
      expect(rows[field.board]).toBe(choice.halfBoard);
      expect(rows[field.wishes]).toBe(mail === copy ? undefined : answers.wishes);
      expect(rows[field.arrival]).toContain('2026');
      expect(rows[field.arrival]).not.toContain('2026-07');
    }
  });

  test.each(formsWhere(({ proof }) => !proof))(
    'about %s has no word of a guest at an address that is not proven',
    async (form) => {
      const { store, deliver, mails } = under;
      const words = 'Call 091 234567 or www.evil.example';
      const { fields } = pageForms[form];
      // Choices, days and numbers may be of a version of the form that had other rules.
      const filled = Object.entries(fields).map(([name, { list }]) => [name, list ? ['1', words] : words]);
      const enquiry = exampleEnquiry({ form, answers: Object.fromEntries(filled) });
      await store.enquiries.add(enquiry);
      const row = { emailKey: enquiry.emailKey, enquiryId: enquiry.id };
      await deliver('enquiry-copy', row);
      await deliver('enquiry-office', row);

      const [copy, forOffice] = mails;
      expect(Object(copy).answers).toEqual([]);
      expect(Object(copy).stay).toBeUndefined();
      expect(Object(forOffice).answers).toHaveLength(Object.keys(fields).length);
    },
  );

  test('the guest’s has the days of a stay, and where the house is', async () => {
    const { enquiryContext, mails, deliverQueued } = under;
    const days = { arrival: '2026-07-01', departure: '2026-07-08' };
    const [about] = pageForms.stay.aboutKeys.filter(
      (key) => findPage(key, 'de')?.controller === 'accommodation',
    );
    await receiveEnquiry(enquiryContext, requestOf('stay', { ...answers, ...days }, { about }));
    await receiveEnquiry(enquiryContext, requestOf('stay', { ...answers, ...days, departure: days.arrival }));
    await receiveEnquiry(enquiryContext, requestOf('stay', { month: '07' }));
    await deliverQueued();

    const stays = mails.filter(({ kind }) => kind === 'enquiryCopy').map((copy) => Object(copy).stay);
    expect(stays).toEqual([{ ...days, location: expect.stringMatching(/\d{5}/) }, undefined, undefined]);
    const forOffice = mails.filter(({ kind }) => kind === 'enquiryOffice');
    expect(forOffice.map((mail) => Object(mail).stay)).toEqual([undefined, undefined, undefined]);
  });

  test('about digits have none in a field that is no number', async () => {
    const digits = { phone_number: '0912345678', promo: '2026', pet_details: '1', adults: '2', month: '07' };
    const { enquiryContext, mails, deliverQueued } = under;
    await receiveEnquiry(enquiryContext, requestOf('stay', digits));
    await deliverQueued();

    const { field } = messages.de;
    expect(Object(mails[0]).answers).toEqual([
      [field.month, 'Juli'],
      [field.adults, '2'],
    ]);
  });

  test('have every word for a member at the member’s own address, as it is proven', async () => {
    const { enquiryContext, mails, deliverQueued } = under;
    const provenEmailKey = emailKey;
    const other = { email_address: 'other@example.com' };
    await receiveEnquiry(enquiryContext, requestOf('stay', answers, { provenEmailKey }));
    await receiveEnquiry(enquiryContext, requestOf('stay', { ...answers, ...other }, { provenEmailKey }));
    await deliverQueued();

    const copies = mails.filter(({ kind }) => kind === 'enquiryCopy');
    const wishes = copies.map((copy) => Object.fromEntries(Object(copy).answers)[messages.de.field.wishes]);
    expect(copies).toMatchObject([
      { to: emailKey, isProven: true },
      { to: other.email_address, isProven: false },
    ]);
    expect(wishes).toEqual([answers.wishes, undefined]);
    // The office is told of links only.
    const ofOffice = mails.filter(({ kind }) => kind === 'enquiryOffice');
    expect(ofOffice).toMatchObject([{ isProven: false }, { isProven: false }]);
  });

  test('each has an id of its own, the same at every delivery', async () => {
    const { enquiryContext, store, mails, deliver } = under;
    await receiveEnquiry(enquiryContext, requestOf('stay', answers));
    const rows = await store.outbox.listByEmail(emailKey);
    for (const { kind, payload } of [...rows, ...rows]) await deliver(kind, payload);

    const ids = mails.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(ids.slice(2)).toEqual(ids.slice(0, 2));
  });

  test.each(['club', 'stay', 'booking'])(
    'about the topic %s go to the office of the first rule that applies',
    async (topic) => {
      const { enquiryContext, mails, deliverQueued } = under;
      await receiveEnquiry(enquiryContext, requestOf('question', { topic, message: '?' }));
      await deliverQueued();

      const rule = pageForms.question.offices.find(
        ({ when }) => when === undefined || when.is.includes(topic),
      );
      expect(mails.find(({ kind }) => kind === 'enquiryOffice')?.to).toBe(offices[rule?.to ?? 'club'].email);
    },
  );
});

test('the CRM gets the fields that the form names, and the e-mail that identifies the guest', async () => {
  const { enquiryContext, store, deliverQueued } = under;
  const trackingCookie = '0123456789abcdef0123456789abcdef';
  const context = {
    pageUri: 'https://www.example.com/de/?confirm=SECRET&unsubscribe=SECRET&magic=SECRET',
    pageName: 'A',
    trackingCookie,
  };
  await receiveEnquiry(enquiryContext, requestOf('stay', answers, { context }));
  expect(JSON.stringify(await store.outbox.listByEmail(emailKey))).not.toContain('SECRET');
  await deliverQueued();

  expect(await store.formSubmissions.listByEmail(emailKey)).toMatchObject([
    {
      form: 'stay',
      fields: {
        email: emailKey,
        firstname: 'Ana Marić',
        message: answers.wishes,
        arrival_date: '2026-07-01',
      },
      context: { hutk: trackingCookie, pageUri: 'https://www.example.com/de/', pageName: 'A' },
    },
  ]);
});

test('no row of the outbox holds an answer', async () => {
  const { enquiryContext, store } = under;
  await receiveEnquiry(enquiryContext, requestOf('stay', answers));
  const rows = JSON.stringify(await store.outbox.listByEmail(emailKey));
  for (const text of ['Marić ', 'Betten', '2026-07-01']) expect(rows).not.toContain(text);
});

test('of an enquiry that has been removed nothing is delivered', async () => {
  const { enquiryContext, store, mails, deliverQueued } = under;
  await receiveEnquiry(enquiryContext, requestOf('stay', answers));
  await store.enquiries.removeByEmail(emailKey);
  expect(await deliverQueued()).toHaveLength(3);

  expect(mails).toEqual([]);
  expect(await store.formSubmissions.listByEmail(emailKey)).toEqual([]);
});

test('a mail that the mail system does not take is delivered later', async () => {
  const { enquiryContext, store, system, mails, deliver } = under;
  await receiveEnquiry(enquiryContext, requestOf('stay', answers));
  const [row] = await store.outbox.listByEmail(emailKey);
  system.outcome = 'refused';
  await expect(deliver(row?.kind ?? '', row?.payload)).rejects.toThrow('away');
  system.outcome = 'sent';
  await deliver(row?.kind ?? '', row?.payload);
  expect(mails).toHaveLength(1);
});

test('an enquiry of a form that this version does not have waits for one that has', async () => {
  const enquiry = exampleEnquiry({ form: 'constructor' });
  await under.store.enquiries.add(enquiry);
  const row = { emailKey: enquiry.emailKey, enquiryId: enquiry.id };
  await expect(under.deliver('enquiry-copy', row)).rejects.toThrow(UnknownKind);
});

test('answers of an earlier version of the form are delivered', async () => {
  const old = { arrival: 'soon', board: 'caviar', removed_field: 'x', staying_at: 'castle' };
  const enquiry = exampleEnquiry({ form: 'tour', answers: old, about: 'castle', locale: 'xx' });
  await under.store.enquiries.add(enquiry);
  await under.deliver('enquiry-copy', { emailKey: enquiry.emailKey, enquiryId: enquiry.id });
  expect(under.mails).toMatchObject([{ kind: 'enquiryCopy', locale: 'hr', about: 'castle' }]);
});

test.each(['enquiry-copy', 'enquiry-office', 'enquiry-crm', 'newsletter-welcome'])(
  'a row of kind %s with other fields is refused, unquoted',
  async (kind) => {
    for (const payload of [{}, { enquiryId: '1' }, { emailKey, enquiryId: '1', token: 'SECRET' }, null]) {
      const thrown = await under.deliver(kind, payload).catch((reason: unknown) => reason);
      expect(thrown).toBeInstanceOf(OutboxRefused);
      expect(String(thrown)).not.toMatch(/SECRET|example/);
    }
  },
);
