import { describe, expect, test } from 'vitest';
import { atOnce, everyEngine, openNew } from './engines-under-test.ts';
import { exampleEnquiry, exampleSubscription, minute, now } from './examples.ts';

describe.each(everyEngine)('enquiries on $name', (engine) => {
  test('an enquiry is found by its id, its reference and its request, as it was stored', async () => {
    const { enquiries } = await openNew(engine);
    const enquiry = exampleEnquiry();

    expect(await enquiries.add(enquiry)).toBe(true);
    expect(await enquiries.find(enquiry.id)).toEqual(enquiry);
    expect(await enquiries.findByReference(enquiry.reference)).toEqual(enquiry);
    expect(await enquiries.findByRequest(enquiry.requestKey, now)).toEqual(enquiry);
    expect(await enquiries.findByRequest(enquiry.requestKey, now + 1)).toBeUndefined();
    expect(await enquiries.find('another')).toBeUndefined();
    expect(await enquiries.findByReference('another')).toBeUndefined();
    expect(await enquiries.findByRequest('another', now)).toBeUndefined();
  });

  test.each(['reference', 'requestKey'] as const)('a %s belongs to one enquiry', async (column) => {
    const { enquiries } = await openNew(engine);
    const added = await atOnce(10, () => enquiries.add(exampleEnquiry({ [column]: 'taken' })));

    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await enquiries.list({})).toHaveLength(1);
  });

  test('a request key is free again once its enquiry is old, or all of its guest’s are forgotten', async () => {
    const { enquiries } = await openNew(engine);
    const isFree = (createdAt: number) => enquiries.add(exampleEnquiry({ requestKey: 'same', createdAt }));
    expect(await isFree(now)).toBe(true);
    await enquiries.forgetRequest('same', now);
    await enquiries.forgetRequest('another', now + minute);
    await enquiries.forgetRequests('other@example.com');
    expect(await isFree(now)).toBe(false);
    await enquiries.forgetRequest('same', now + 1);
    expect(await isFree(now + 1)).toBe(true);
    await enquiries.forgetRequests('ana@example.com');
    expect(await isFree(now + 2)).toBe(true);
    expect(await enquiries.list({})).toHaveLength(3);
  });

  test('a taken reference does not end the transaction', async () => {
    const store = await openNew(engine);
    await store.enquiries.add(exampleEnquiry({ reference: 'taken' }));
    const isAdded = await store.transaction(async ({ enquiries }) => {
      expect(await enquiries.add(exampleEnquiry({ reference: 'taken' }))).toBe(false);
      return enquiries.add(exampleEnquiry());
    });

    expect(isAdded).toBe(true);
    expect(await store.enquiries.list({})).toHaveLength(2);
  });

  test('a proof is found until it expires, and proves once', async () => {
    const { enquiries } = await openNew(engine);
    const proof = { proofHash: 'hash', proofExpiresAt: now + minute, removeAt: now + minute };
    const enquiry = exampleEnquiry(proof);
    await enquiries.add(enquiry);
    await enquiries.add(exampleEnquiry());

    expect(await enquiries.findByProof('hash', now)).toEqual(enquiry);
    expect(await enquiries.findByProof('hash', now + minute)).toBeUndefined();
    expect(await enquiries.findByProof('another', now)).toBeUndefined();
    const proven = await atOnce(10, () => enquiries.prove(enquiry.id, now + 1, now + 2 * minute));
    expect(proven.filter(Boolean)).toHaveLength(1);
    const kept = { ...enquiry, provenAt: now + 1, removeAt: now + 2 * minute };
    expect(await enquiries.findByProof('hash', now + 2)).toEqual(kept);
  });

  test('the enquiries of a guest are listed in order and removed, and no others', async () => {
    const { enquiries } = await openNew(engine);
    const later = exampleEnquiry({ createdAt: now + 1 });
    const earlier = exampleEnquiry();
    const other = exampleEnquiry({ emailKey: 'other@example.com' });
    for (const enquiry of [later, earlier, other]) await enquiries.add(enquiry);

    expect(await enquiries.listByEmail('ana@example.com')).toEqual([earlier, later]);
    await enquiries.remove(earlier.id);
    expect(await enquiries.listByEmail('ana@example.com')).toEqual([later]);
    await enquiries.removeByEmail('ana@example.com');
    expect(await enquiries.list({})).toEqual([other]);
  });

  test('a list has the enquiries of a form from a time on', async () => {
    const { enquiries } = await openNew(engine);
    const stay = exampleEnquiry({ createdAt: now + 1 });
    const offer = exampleEnquiry({ form: 'offer', createdAt: now + 2 });
    for (const enquiry of [offer, stay, exampleEnquiry()]) await enquiries.add(enquiry);

    expect(await enquiries.list({ since: now + 1 })).toEqual([stay, offer]);
    expect(await enquiries.list({ since: now + 1, form: 'offer' })).toEqual([offer]);
    expect(await enquiries.list({ form: 'stay' })).toHaveLength(2);
  });
});

describe.each(everyEngine)('subscriptions on $name', (engine) => {
  test('an e-mail has one subscription, the last', async () => {
    const { subscriptions } = await openNew(engine);
    await subscriptions.put(exampleSubscription());
    const last = exampleSubscription({ interests: [], locale: 'de', subscribedAt: now + 1 });
    await subscriptions.put(last);
    const other = exampleSubscription({ emailKey: 'other@example.com' });
    await subscriptions.put(other);

    expect(await subscriptions.findByEmail('ana@example.com')).toEqual(last);
    expect(await subscriptions.list()).toEqual([other, last]);
    await subscriptions.removeByEmail('ana@example.com');
    expect(await subscriptions.findByEmail('ana@example.com')).toBeUndefined();
    expect(await subscriptions.list()).toEqual([other]);
  });

  test('a token finds its subscription, and no other', async () => {
    const { subscriptions } = await openNew(engine);
    const kept = exampleSubscription({ unsubscribeHash: 'hash' });
    await subscriptions.put(kept);

    expect(await subscriptions.findByToken('another')).toBeUndefined();
    expect(await subscriptions.findByToken('hash')).toEqual(kept);
  });
});
