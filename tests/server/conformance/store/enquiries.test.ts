import { describe, expect, test } from 'vitest';
import { atOnce, countTrue, everyEngine, openNew } from './engines-under-test.ts';
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
    for (const find of [enquiries.find, enquiries.findByReference])
      expect(await find('another')).toBeUndefined();
  });

  test.each(['reference', 'requestKey'] as const)(
    'a %s belongs to one enquiry, and a taken one does not end the transaction',
    async (column) => {
      const { enquiries, transaction } = await openNew(engine);
      const added = await atOnce(10, () => enquiries.add(exampleEnquiry({ [column]: 'taken' })));
      expect(countTrue(added)).toBe(1);
      await transaction(async (within) => {
        expect(await within.enquiries.add(exampleEnquiry({ [column]: 'taken' }))).toBe(false);
        expect(await within.enquiries.add(exampleEnquiry())).toBe(true);
      });
      expect(await enquiries.list({})).toHaveLength(2);
    },
  );

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
  });

  test('a proof is found until it expires, and proves once', async () => {
    const { enquiries } = await openNew(engine);
    const times = { proofExpiresAt: now + minute, removeAt: now + minute };
    const enquiry = exampleEnquiry({ proofHash: 'hash', ...times });
    for (const each of [enquiry, exampleEnquiry()]) await enquiries.add(each);

    expect(await enquiries.findByProof('hash', now)).toEqual(enquiry);
    expect(await enquiries.findByProof('hash', now + minute)).toBeUndefined();
    expect(await enquiries.findByProof('another', now)).toBeUndefined();
    const proving = await atOnce(10, () => enquiries.prove(enquiry.id, now + 1, now + 2 * minute));
    expect(countTrue(proving)).toBe(1);
    const proven = { ...enquiry, provenAt: now + 1, removeAt: now + 2 * minute };
    expect(await enquiries.findByProof('hash', now + 2)).toEqual(proven);
  });

  test('enquiries are listed in order by guest, form and time, and removed, no others', async () => {
    const { enquiries } = await openNew(engine);
    const earlier = exampleEnquiry();
    const later = exampleEnquiry({ form: 'offer', createdAt: now + 1 });
    const other = exampleEnquiry({ emailKey: 'other@example.com', createdAt: now + 2 });
    for (const enquiry of [other, later, earlier]) await enquiries.add(enquiry);

    expect(await enquiries.listByEmail('ana@example.com')).toEqual([earlier, later]);
    expect(await enquiries.list({ since: now + 1 })).toEqual([later, other]);
    expect(await enquiries.list({ since: now + 1, form: 'stay' })).toEqual([other]);
    expect(await enquiries.list({ form: 'stay' })).toEqual([earlier, other]);
    await enquiries.remove(earlier.id);
    expect(await enquiries.list({})).toEqual([later, other]);
    await enquiries.removeByEmail('ana@example.com');
    expect(await enquiries.list({})).toEqual([other]);
  });

  test('an e-mail has one subscription, the last, which its token finds', async () => {
    const { subscriptions } = await openNew(engine);
    await subscriptions.put(exampleSubscription());
    const changes = { interests: [], locale: 'de', subscribedAt: now + 1, unsubscribeHash: 'hash' };
    const last = exampleSubscription(changes);
    const other = exampleSubscription({ emailKey: 'other@example.com' });
    for (const each of [last, other]) await subscriptions.put(each);

    expect(await subscriptions.findByEmail('ana@example.com')).toEqual(last);
    expect(await subscriptions.findByToken('hash')).toEqual(last);
    expect(await subscriptions.findByToken('another')).toBeUndefined();
    expect(await subscriptions.list()).toEqual([other, last]);
    await subscriptions.removeByEmail('ana@example.com');
    expect(await subscriptions.list()).toEqual([other]);
  });
});
