import { describe, expect, test } from 'vitest';
import { createClubHandlers } from '../../../../server/club/deliver-entries.ts';
import { exportGuest } from '../../../../server/club/guest-data.ts';
import { enqueue, enqueueContactUpdate } from '../../../../server/club/outbox-entries.ts';
import { removeGuest } from '../../../../server/club/remove-guest.ts';
import { createDelivery } from '../../../../server/core/outbox-rows.ts';
import { createOutboxWorker, mostAttempts } from '../../../../server/core/outbox-worker.ts';
import { confirmEnquiry } from '../../../../server/forms/confirm-enquiry.ts';
import { createEnquiryHandlers } from '../../../../server/forms/deliver-enquiries.ts';
import { openClub } from '../../club/club-under-test.ts';
import { dumpDatabase, findTraces, runSql } from '../../guest-data/dump-database.ts';
import { emailKey, payloads } from '../outbox/rows.ts';
import { open, sharedEngines } from './engines-under-test.ts';
import { exampleEnquiry, exampleFlow, exampleSubscription } from './examples.ts';

/** Rows of the outbox that no version has written, by kind and stored payload. */
const unreadable = [
  ...['{"to":"guest@example.com', '', 'null', '["guest@example.com"]'].map((text) => ['notice', text]),
  ['contact-update', '{"emailKey":"guest@example.com","properties":7}'],
  ['contact-removal', '7'],
  ['voucher', '{"to":"guest@example.com"}'],
];

describe.each(sharedEngines)('damaged rows on $name', (engine) => {
  async function prepare() {
    const url = await engine.createDatabase();
    const club = await openClub(await open(url));
    const now = club.time.now;
    const columns = 'kind, payload, email_key, attempts, created_at, next_attempt_at, due_at, is_given_up';
    const rows = unreadable.map(
      ([kind, payload]) => `('${kind}', '${payload}', '${emailKey}', 0, ${now}, ${now}, ${now}, 0)`,
    );
    await runSql(url, `insert into outbox (${columns}) values ${rows.join()}`);
    return { url, ...club, ...club.club };
  }

  test('rows of the outbox that cannot be read are given up, and stop nothing beside them', async () => {
    const { url, store, crm, mails, secrets, time, clock } = await prepare();
    const { outbox, members } = store;
    const enquiry = exampleEnquiry({ emailKey });
    await store.enquiries.add(enquiry);
    await runSql(url, "update enquiries set answers = '{'");
    await outbox.add('enquiry-copy', { emailKey, enquiryId: enquiry.id }, time.now);
    await enqueue(outbox, 'notice', payloads.notice, time.now);
    const mailer = { send: async (mail: (typeof mails)[number]) => void mails.push(mail) };
    const parts = { store, members, crm: { ...crm, submitForm: async () => undefined }, mailer, secrets };
    const deliver = createDelivery({ ...createClubHandlers(parts), ...createEnquiryHandlers(parts) });
    const logged: string[] = [];
    const note = (...line: readonly unknown[]) => void logged.push(JSON.stringify(line));
    const worker = createOutboxWorker({ outbox, deliver, clock, log: { warn: note, error: note } });

    const damaged = unreadable.length + 1;
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      expect(await outbox.counts()).toMatchObject({ failed: 0 });
      while ((await worker.runOnce()) > 0);
      time.now += 6 * 3_600_000;
    }
    const { emailKey: _, ...notice } = payloads.notice;
    expect(mails).toEqual([notice]);
    expect(await outbox.counts()).toEqual({ waiting: 0, failed: damaged });
    expect(logged.filter((line) => line.includes('was given up'))).toHaveLength(damaged);
    expect(logged.join()).not.toContain('guest@example.com');
  });

  test('their guest goes on, is exported and removed', async () => {
    const { url, club, store, time } = await prepare();
    const form = { form: 'registration', emailKey, fields: {}, context: {}, submittedAt: time.now };
    await store.formSubmissions.add(form);
    const { vid } = await store.contacts.add(emailKey, emailKey, time.now);
    await store.contacts.update(vid, { firstname: 'Ana' }, time.now);
    const proof = { proofHash: club.secrets.hash('proof', 'token'), proofExpiresAt: time.now + 1 };
    await store.enquiries.add(exampleEnquiry({ emailKey, form: 'newsletter', ...proof }));
    await store.subscriptions.put(exampleSubscription({ emailKey }));
    await store.flows.begin(exampleFlow({ emailKey, contactProperties: '{' }));
    await runSql(
      url,
      "update form_submissions set fields = '{', context = '[]'",
      "update contacts set further = '{'",
      `update enquiries set answers = '{"a":7}'`,
      "update subscriptions set interests = '{}'",
    );

    const update = { ...payloads['contact-update'], vid };
    await store.transaction(({ outbox }) => enqueueContactUpdate(outbox, update, time.now));
    const confirming = confirmEnquiry({ ...club, count: () => undefined, hasCrmNewsletter: false }, 'token');
    expect(await confirming).toBeUndefined();
    expect(await exportGuest(club, emailKey)).toMatchObject({
      contacts: [{ vid, firstname: 'Ana' }],
      enquiries: [{ form: 'newsletter' }],
      outbox: { length: unreadable.length + 1 },
    });
    expect(await removeGuest(club, emailKey)).toMatchObject({ isKnown: true });
    // The removal of the contact from the CRM waits; it names no guest.
    expect(findTraces(await dumpDatabase(url), [emailKey, 'Ana'])).toEqual([]);
  });
});
