import { describe, expect, test } from 'vitest';
import { atOnce, everyEngine, openNew, openWithMembers } from './engines-under-test.ts';
import { exampleEnquiry, exampleFlow, exampleMail, exampleSession, minute, now } from './examples.ts';

const day = 24 * 60 * minute;

describe.each(everyEngine)('removing what has expired on $name', (engine) => {
  test('what has expired goes, and is counted; the rest stays', async () => {
    const { store, member } = await openWithMembers(engine);
    const { sessions, flows, resetKeys, spentTokens, limits, mailbox, outbox, enquiries } = store;
    const key = { sessionHash: 's', memberId: member.id };
    // Of each table a row that expires now, and one that expires a moment later.
    for (const expiresAt of [now, now + 1]) {
      const hash = String(expiresAt);
      await sessions.add(exampleSession(member.id, { hash, expiresAt }));
      await flows.begin(exampleFlow({ id: hash, codeExpiresAt: now - 1, linkExpiresAt: expiresAt }));
      await resetKeys.add({ ...key, hash, expiresAt });
      await spentTokens.spend(hash, expiresAt);
      await limits.hit([{ key: hash, most: 1, windowMilliseconds: 1 }], expiresAt - 1);
      await enquiries.add(exampleEnquiry({ id: hash, removeAt: expiresAt }));
      await mailbox.add(exampleMail({ subject: hash, sentAt: expiresAt - 30 * day }));
    }
    // The claim of a given-up row ended 90 days ago; the other row still waits, however old it is.
    await outbox.add('notice', {}, now - 200 * day);
    const [given] = await outbox.claim('worker', 1, now - 100 * day, 10 * day);
    await outbox.giveUp(given?.id ?? '', 'worker', 'refused');
    await outbox.add('notice', {}, now - 200 * day);
    // Contacts and forms of strangers go after 30 days, those of members stay.
    const named = { stranger: now - 30 * day, 'recent stranger': now - 29 * day, [member.emailKey]: 0 };
    for (const [emailKey, submittedAt] of Object.entries(named)) {
      await store.contacts.add(emailKey, emailKey, submittedAt);
      const form = { form: 'activation-code', emailKey, fields: {}, context: {} };
      await store.formSubmissions.add({ ...form, submittedAt });
    }

    const tokens = { sessions: 1, flows: 1, resetKeys: 1, spentTokens: 1, limits: 1 };
    const counts = { ...tokens, enquiries: 1, mailbox: 1, outbox: 1, contacts: 1, formSubmissions: 1 };
    expect(await store.removeExpired(now)).toEqual(counts);
    const left = String(now + 1);
    expect(await sessions.find(left, now)).toBeDefined();
    expect(await flows.listByEmail('ana@example.com')).toMatchObject([{ id: left }]);
    expect(await resetKeys.take(left, 's', now)).toBe(true);
    expect(await spentTokens.isSpent(left)).toBe(true);
    expect(await enquiries.list({})).toMatchObject([{ id: left }]);
    expect(await mailbox.list(9)).toMatchObject([{ subject: left }]);
    expect(await store.members.find(member.id)).toEqual(member);
    for (const emailKey of Object.keys(named)) {
      const isLeft = emailKey !== 'stranger';
      expect(await store.formSubmissions.listByEmail(emailKey)).toHaveLength(isLeft ? 1 : 0);
      expect((await store.contacts.findByEmail(emailKey)) !== undefined).toBe(isLeft);
    }
    expect(new Set(Object.values(await store.removeExpired(now)))).toEqual(new Set([0]));
    expect(await outbox.counts()).toEqual({ waiting: 1, failed: 0 });
  });

  test('a verified or consumed flow stays as long as it is good for something', async () => {
    const { flows, removeExpired } = await openNew(engine);
    const flow = exampleFlow();
    await flows.begin(flow);
    const countAt = async (time: number) => (await removeExpired(time)).flows;

    await flows.verify(flow.id, 'mac', now + 9 * minute);
    expect(await countAt(now + 69 * minute - 1)).toBe(0);
    await flows.consume(flow.id, null, now + 69 * minute - 1);
    expect(await countAt(now + 129 * minute - 2)).toBe(0);
    expect(await countAt(now + 129 * minute)).toBe(1);
    await flows.begin(exampleFlow({ linkHash: null, verifiedAt: now }));
    expect(await countAt(now + 59 * minute)).toBe(0);
    expect(await countAt(now + 60 * minute)).toBe(1);
  });

  test('more than one batch goes, also when two tidy up at once', async () => {
    const { transaction, removeExpired } = await openNew(engine);
    await transaction(({ spentTokens }) =>
      atOnce(1203, (index) => spentTokens.spend(String(index), index < 3 ? now + 1 : now)),
    );
    const counts = [...(await atOnce(2, () => removeExpired(now))), await removeExpired(now)];
    expect(counts.reduce((sum, { spentTokens: count = 0 }) => sum + count, 0)).toBe(1200);
    expect(await removeExpired(now + 1)).toMatchObject({ spentTokens: 3 });
  });
});
