import { describe, expect, test } from 'vitest';
import { atOnce, everyEngine, openNew } from './engines-under-test.ts';
import {
  exampleEnquiry,
  exampleFlow,
  exampleMail,
  exampleMember,
  exampleSession,
  minute,
  now,
} from './examples.ts';
import { countOf } from './limit-steps.ts';

const day = 24 * 60 * minute;

describe.each(everyEngine)('removing what has expired on $name', (engine) => {
  test('what has expired goes, and is counted; the rest stays', async () => {
    const store = await openNew(engine);
    const { members, sessions, flows, resetKeys, spentTokens, limits, mailbox, outbox, enquiries } = store;
    const member = exampleMember();
    await members.add(member);
    const live = {
      session: exampleSession(member.id, { expiresAt: now + 1 }),
      flow: exampleFlow({ codeExpiresAt: now, linkExpiresAt: now + 1 }),
    };
    for (const session of [live.session, exampleSession(member.id, { expiresAt: now })]) {
      await sessions.add(session);
    }
    const dead = exampleFlow({ codeExpiresAt: now, linkExpiresAt: now - 1 });
    for (const flow of [live.flow, dead]) await flows.begin(flow);
    for (const expiresAt of [now, now + 1]) {
      const hash = String(expiresAt);
      await resetKeys.add({ hash, sessionHash: 's', memberId: member.id, expiresAt });
      await spentTokens.spend(hash, expiresAt);
    }
    await limits.hit([{ key: 'over', most: 1, windowMilliseconds: 1 }], now - 1);
    await limits.hit([{ key: 'open', most: 1, windowMilliseconds: 2 }], now - 1);
    await mailbox.add(exampleMail({ sentAt: now - 30 * day }));
    await mailbox.add(exampleMail({ sentAt: now - 29 * day }));
    const enquiry = exampleEnquiry({ removeAt: now + 1 });
    for (const kept of [enquiry, exampleEnquiry({ removeAt: now })]) await enquiries.add(kept);

    // The claim of a given-up row ended 90 days ago; the other row still waits, however old it is.
    await outbox.add('notice', {}, now - 200 * day);
    const [given] = await outbox.claim('worker', 1, now - 100 * day, 10 * day);
    await outbox.giveUp(given?.id ?? '', 'worker', 'refused');
    await outbox.add('notice', {}, now - 200 * day);

    const named = ['of a stranger', 'of a recent stranger', member.emailKey];
    const at = [now - 30 * day, now - 29 * day, now - 300 * day];
    for (const [index, emailKey] of named.entries()) {
      await store.contacts.add(emailKey, emailKey, at[index] ?? 0);
      const form = { form: 'activation-code', emailKey, fields: {}, context: {} };
      await store.formSubmissions.add({ ...form, submittedAt: at[index] ?? 0 });
    }

    const tokens = { sessions: 1, flows: 1, resetKeys: 1, spentTokens: 1, limits: 1 };
    const counts = { ...tokens, enquiries: 1, mailbox: 1, outbox: 1, contacts: 1, formSubmissions: 1 };
    expect(await store.removeExpired(now)).toEqual(counts);
    expect(await sessions.find(live.session.hash, now)).toEqual(live.session);
    expect(await flows.find(live.flow.sessionHash, live.flow.emailKey, 'registration')).toEqual(live.flow);
    expect(await resetKeys.take(String(now + 1), 's', now)).toBe(true);
    expect(await spentTokens.spend(String(now + 1), now + 1)).toBe(false);
    expect(await countOf(store, 'open')).toBe(1);
    expect(await mailbox.list(9)).toHaveLength(1);
    expect(await members.find(member.id)).toEqual(member);
    expect(await enquiries.list({})).toEqual([enquiry]);
    for (const emailKey of named) {
      const left = emailKey === 'of a stranger' ? 0 : 1;
      expect(await store.formSubmissions.listByEmail(emailKey)).toHaveLength(left);
      expect((await store.contacts.findByEmail(emailKey)) === undefined ? 0 : 1).toBe(left);
    }
    expect(new Set(Object.values(await store.removeExpired(now)))).toEqual(new Set([0]));
    expect(await outbox.counts()).toEqual({ waiting: 1, failed: 0 });
  });

  test('a verified or consumed flow stays as long as it is good for something', async () => {
    const { flows, removeExpired } = await openNew(engine);
    const flow = exampleFlow();
    await flows.begin(flow);
    const isThere = async () =>
      (await flows.find(flow.sessionHash, flow.emailKey, flow.purpose)) !== undefined;

    await flows.verify(flow.id, 'mac', now + 9 * minute);
    await removeExpired(now + 69 * minute - 1);
    expect(await isThere()).toBe(true);
    await flows.consume(flow.id, null, now + 69 * minute - 1);
    await removeExpired(now + 129 * minute - 2);
    expect(await isThere()).toBe(true);
    await removeExpired(now + 129 * minute);
    expect(await isThere()).toBe(false);
  });

  test('a flow that begins verified stays for its hour', async () => {
    const { flows, removeExpired } = await openNew(engine);
    const flow = exampleFlow({ linkHash: null, verifiedAt: now });
    await flows.begin(flow);

    expect(await removeExpired(now + 59 * minute)).toMatchObject({ flows: 0 });
    expect(await removeExpired(now + 60 * minute)).toMatchObject({ flows: 1 });
  });

  test('more than one batch goes, also when two tidy up at once', async () => {
    const { transaction, removeExpired } = await openNew(engine);
    await transaction(({ spentTokens }) =>
      atOnce(1203, (index) => spentTokens.spend(String(index), index < 3 ? now + 1 : now)),
    );
    const counts = await atOnce(2, () => removeExpired(now));

    const removed = counts.reduce((sum, { spentTokens: count = 0 }) => sum + count, 0);
    const rest = (await removeExpired(now)).spentTokens ?? 0;
    expect(removed + rest).toBe(1200);
    expect(await removeExpired(now + 1)).toMatchObject({ spentTokens: 3 });
  });
});
