import { describe, expect, test } from 'vitest';
import { atOnce, everyEngine, openNew } from './engines-under-test.ts';
import { exampleFlow, minute, now } from './examples.ts';

describe.each(everyEngine)('flows on $name', (engine) => {
  test('a flow comes back as it was given, by its session, e-mail and purpose only', async () => {
    const { flows } = await openNew(engine);
    const flow = exampleFlow();
    await flows.begin(flow);

    expect(await flows.find(flow.sessionHash, flow.emailKey, 'registration')).toEqual(flow);
    expect(await flows.find(flow.sessionHash, flow.emailKey, 'reset')).toBeUndefined();
    expect(await flows.find(flow.sessionHash, 'other@example.com', 'registration')).toBeUndefined();
    expect(await flows.find('another session', flow.emailKey, 'registration')).toBeUndefined();
  });

  test('a new code ends the old one, its verification and its link', async () => {
    const { flows } = await openNew(engine);
    const old = exampleFlow();
    await flows.begin(old);
    await flows.verify(old.id, 'mac', now);
    const renewed = exampleFlow({ sessionHash: old.sessionHash, codeMac: 'new mac' });
    await flows.begin(renewed);

    expect(await flows.find(old.sessionHash, old.emailKey, 'registration')).toEqual(renewed);
    expect(await flows.takeTry(old.id, now)).toBeUndefined();
    expect(await flows.takeLink(old.linkHash ?? '', now)).toBeUndefined();
    expect(await flows.consume(old.id, null, now)).toBe(false);
    expect(await flows.consume(renewed.id, null, now)).toBe(false);
  });

  test('the newest flow of a session is found by its contact', async () => {
    const { flows } = await openNew(engine);
    const first = exampleFlow({ sessionHash: 's', emailKey: 'one@example.com' });
    const second = exampleFlow({ sessionHash: 's', emailKey: 'two@example.com', createdAt: now + 1 });
    await flows.begin(second);
    await flows.begin(first);

    expect(await flows.findByContact('s', '71', 'registration')).toEqual(second);
    expect(await flows.findByContact('s', '71', 'reset')).toBeUndefined();
    expect(await flows.findByContact('other', '71', 'registration')).toBeUndefined();
  });

  test('of twenty tries at once, five are given', async () => {
    const { flows } = await openNew(engine);
    const flow = exampleFlow();
    await flows.begin(flow);
    const given = (await atOnce(20, () => flows.takeTry(flow.id, now))).filter((left) => left !== undefined);

    expect(given.map(({ triesLeft }) => triesLeft).sort()).toEqual([0, 1, 2, 3, 4]);
    expect(given[0]).toEqual({ ...flow, triesLeft: given[0]?.triesLeft });
    expect(await flows.takeTry(flow.id, now)).toBeUndefined();
  });

  test('no try is given after the code has expired or was used', async () => {
    const { flows } = await openNew(engine);
    const expired = exampleFlow({ codeExpiresAt: now });
    const used = exampleFlow();
    await flows.begin(expired);
    await flows.begin(used);

    expect(await flows.takeTry(expired.id, now)).toBeUndefined();
    expect(await flows.verify(used.id, 'another mac', now)).toBe(false);
    expect(await atOnce(5, () => flows.verify(used.id, 'mac', now)).then(countTrue)).toBe(1);
    expect(await flows.takeTry(used.id, now)).toBeUndefined();
    const verified = await flows.find(used.sessionHash, used.emailKey, used.purpose);
    expect(verified).toEqual({ ...used, codeMac: null, verifiedAt: now });
  });

  test('a link is taken once, by whoever is first, and not after its time or its flow’s end', async () => {
    const { flows } = await openNew(engine);
    const [flow, expired, consumed] = [
      exampleFlow({ linkHash: 'link' }),
      exampleFlow({ linkHash: 'expired', linkExpiresAt: now }),
      exampleFlow({ linkHash: 'consumed', verifiedAt: now }),
    ];
    for (const each of [flow, expired, consumed]) await flows.begin(each);
    await flows.consume(consumed.id, null, now);
    expect(await flows.findLink('link', now)).toEqual(flow);
    const taken = (await atOnce(10, () => flows.takeLink('link', now))).filter((one) => one !== undefined);

    expect(taken).toEqual([{ ...flow, linkHash: null }]);
    for (const hash of ['link', 'expired', 'consumed', 'unknown']) {
      expect(await flows.findLink(hash, now)).toBeUndefined();
      expect(await flows.takeLink(hash, now)).toBeUndefined();
    }
  });

  test('a verified flow for the presenting session leaves the asking one alone', async () => {
    const { flows } = await openNew(engine);
    const asked = exampleFlow();
    await flows.begin(asked);
    const presented = exampleFlow({ ...asked, id: 'p', sessionHash: 'p', linkHash: null, verifiedAt: now });
    await flows.begin(presented);

    expect(await flows.find('p', asked.emailKey, asked.purpose)).toEqual(presented);
    expect(await flows.find(asked.sessionHash, asked.emailKey, asked.purpose)).toEqual(asked);
  });

  test('only a verified flow is consumed, and once', async () => {
    const { flows } = await openNew(engine);
    const flow = exampleFlow();
    await flows.begin(flow);

    expect(await flows.consume(flow.id, 'm', now)).toBe(false);
    await flows.verify(flow.id, 'mac', now);
    expect(countTrue(await atOnce(10, () => flows.consume(flow.id, 'm', now + 1)))).toBe(1);
    const consumed = await flows.find(flow.sessionHash, flow.emailKey, flow.purpose);
    expect(consumed).toMatchObject({ consumedAt: now + 1, resultMemberId: 'm' });
  });

  test('the contact update is kept, and the form is handed over once', async () => {
    const { flows } = await openNew(engine);
    const flow = exampleFlow();
    await flows.begin(flow);
    await flows.markContactUpdated(flow.id, '99', '{"firstname":"Ana"}', now + minute);

    expect(countTrue(await atOnce(5, () => flows.markFormSubmitted(flow.id, now + 2 * minute)))).toBe(1);
    expect(await flows.find(flow.sessionHash, flow.emailKey, flow.purpose)).toEqual({
      ...flow,
      contactId: '99',
      contactUpdatedAt: now + minute,
      contactProperties: '{"firstname":"Ana"}',
      formSubmittedAt: now + 2 * minute,
    });
  });

  test('all flows of an e-mail are listed, of every session, oldest first, and no others', async () => {
    const { flows } = await openNew(engine);
    const later = exampleFlow({ createdAt: now + 1, verifiedAt: now, contactProperties: '{}' });
    const earlier = exampleFlow({ purpose: 'reset', codeExpiresAt: now - minute });
    for (const flow of [later, earlier, exampleFlow({ emailKey: 'other@example.com' })]) {
      await flows.begin(flow);
    }

    expect(await flows.listByEmail('ana@example.com')).toEqual([earlier, later]);
    expect(await flows.listByEmail('Ana@example.com')).toEqual([]);
  });

  test('all flows of an e-mail are removed, of every session, and no others', async () => {
    const { flows } = await openNew(engine);
    const gone = [exampleFlow(), exampleFlow({ purpose: 'reset' })];
    const kept = exampleFlow({ emailKey: 'other@example.com' });
    for (const flow of [...gone, kept]) await flows.begin(flow);
    await flows.removeByEmail('ana@example.com');

    for (const { sessionHash, emailKey, purpose } of gone) {
      expect(await flows.find(sessionHash, emailKey, purpose)).toBeUndefined();
    }
    expect(await flows.find(kept.sessionHash, kept.emailKey, kept.purpose)).toEqual(kept);
  });
});

function countTrue(answers: readonly boolean[]): number {
  return answers.filter(Boolean).length;
}
