import { describe, expect, test } from 'vitest';
import { atOnce, countTrue, everyEngine, openNew } from './engines-under-test.ts';
import { exampleFlow, minute, now } from './examples.ts';

describe.each(everyEngine)('flows on $name', (engine) => {
  async function openWithFlow(changes: Parameters<typeof exampleFlow>[0] = {}) {
    const { flows } = await openNew(engine);
    const flow = exampleFlow(changes);
    await flows.begin(flow);
    const findAgain = () => flows.find(flow.sessionHash, flow.emailKey, flow.purpose);
    return { flows, flow, findAgain };
  }

  test('a flow comes back as it was given, by its session, e-mail and purpose only', async () => {
    const { flows, flow, findAgain } = await openWithFlow();
    expect(await findAgain()).toEqual(flow);
    expect(await flows.find(flow.sessionHash, flow.emailKey, 'reset')).toBeUndefined();
    expect(await flows.find(flow.sessionHash, 'other@example.com', flow.purpose)).toBeUndefined();
    expect(await flows.find('another session', flow.emailKey, flow.purpose)).toBeUndefined();
  });

  test('a new code ends the old one, its verification and its link', async () => {
    const { flows, flow, findAgain } = await openWithFlow();
    await flows.verify(flow.id, 'mac', now);
    const renewed = exampleFlow({ sessionHash: flow.sessionHash, codeMac: 'new mac' });
    await flows.begin(renewed);

    expect(await findAgain()).toEqual(renewed);
    expect(await flows.takeTry(flow.id, now)).toBeUndefined();
    expect(await flows.takeLink(flow.linkHash ?? '', now)).toBeUndefined();
    for (const { id } of [flow, renewed]) expect(await flows.consume(id, null, now)).toBe(false);
  });

  test('the newest flow of a session is found by its contact', async () => {
    const { flows, flow } = await openWithFlow({ createdAt: now + 1 });
    await flows.begin(exampleFlow({ sessionHash: flow.sessionHash, emailKey: 'two@example.com' }));

    expect(await flows.findByContact(flow.sessionHash, '71', 'registration')).toEqual(flow);
    expect(await flows.findByContact(flow.sessionHash, '71', 'reset')).toBeUndefined();
    expect(await flows.findByContact('other', '71', 'registration')).toBeUndefined();
  });

  test('of twenty tries at once, five are given, and none once the code has expired', async () => {
    const { flows, flow } = await openWithFlow();
    const given = (await atOnce(20, () => flows.takeTry(flow.id, now))).filter((left) => left !== undefined);
    expect(given.map(({ triesLeft }) => triesLeft).sort()).toEqual([0, 1, 2, 3, 4]);
    expect(given[0]).toEqual({ ...flow, triesLeft: given[0]?.triesLeft });

    const expired = exampleFlow({ codeExpiresAt: now });
    await flows.begin(expired);
    expect(await flows.takeTry(expired.id, now)).toBeUndefined();
  });

  test('a code is good once, of all who have it at once', async () => {
    const { flows, flow, findAgain } = await openWithFlow();
    expect(await flows.verify(flow.id, 'another mac', now)).toBe(false);
    expect(countTrue(await atOnce(5, () => flows.verify(flow.id, 'mac', now)))).toBe(1);
    expect(await flows.takeTry(flow.id, now)).toBeUndefined();
    expect(await findAgain()).toEqual({ ...flow, codeMac: null, verifiedAt: now });
  });

  test('a link is taken once, by whoever is first, and not after its time or its flow’s end', async () => {
    const { flows, flow } = await openWithFlow({ linkHash: 'link' });
    const consumed = exampleFlow({ linkHash: 'consumed', verifiedAt: now });
    for (const each of [exampleFlow({ linkHash: 'expired', linkExpiresAt: now }), consumed])
      await flows.begin(each);
    await flows.consume(consumed.id, null, now);
    expect(await flows.findLink('link', now)).toEqual(flow);
    const taken = (await atOnce(10, () => flows.takeLink('link', now))).filter((one) => one !== undefined);

    expect(taken).toEqual([{ ...flow, linkHash: null }]);
    for (const hash of ['link', 'expired', 'consumed', 'unknown']) {
      expect(await flows.findLink(hash, now)).toBeUndefined();
      expect(await flows.takeLink(hash, now)).toBeUndefined();
    }
  });

  test('only a verified flow is consumed, and once; contact and form are marked', async () => {
    const { flows, flow, findAgain } = await openWithFlow();
    expect(await flows.consume(flow.id, 'm', now)).toBe(false);
    await flows.verify(flow.id, 'mac', now);
    expect(countTrue(await atOnce(10, () => flows.consume(flow.id, 'm', now + 1)))).toBe(1);
    await flows.markContactUpdated(flow.id, '99', '{"firstname":"Ana"}', now + 2);
    expect(countTrue(await atOnce(5, () => flows.markFormSubmitted(flow.id, now + 3)))).toBe(1);
    expect(await findAgain()).toEqual({
      ...flow,
      codeMac: null,
      verifiedAt: now,
      consumedAt: now + 1,
      resultMemberId: 'm',
      contactId: '99',
      contactUpdatedAt: now + 2,
      contactProperties: '{"firstname":"Ana"}',
      formSubmittedAt: now + 3,
    });
  });

  test('all flows of an e-mail are listed, of every session, oldest first, and removed, no others', async () => {
    const { flows, flow, findAgain } = await openWithFlow({ emailKey: 'other@example.com' });
    const later = exampleFlow({ createdAt: now + 1, verifiedAt: now });
    const earlier = exampleFlow({ purpose: 'reset', codeExpiresAt: now - minute });
    for (const each of [later, earlier]) await flows.begin(each);

    expect(await flows.listByEmail('ana@example.com')).toEqual([earlier, later]);
    expect(await flows.listByEmail('Ana@example.com')).toEqual([]);
    await flows.removeByEmail('ana@example.com');
    expect(await flows.listByEmail('ana@example.com')).toEqual([]);
    expect(await findAgain()).toEqual(flow);
  });
});
