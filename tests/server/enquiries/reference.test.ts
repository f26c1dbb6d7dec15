import { beforeEach, describe, expect, test } from 'vitest';
import { day } from '../../../server/core/limits.ts';
import type { Store } from '../../../server/core/ports/store.ts';
import { receiveEnquiry } from '../../../server/forms/receive-enquiry.ts';
import { type EnquiriesUnderTest, openEnquiries, requestOf } from './enquiries-under-test.ts';

let under: EnquiriesUnderTest;
beforeEach(async () => {
  under = await openEnquiries();
});

const stay = (...given: Parameters<typeof requestOf> extends [unknown, ...infer Rest] ? Rest : never) =>
  requestOf('stay', ...given);
describe('a reference', () => {
  test('has two groups of characters that nobody confuses', async () => {
    const references: string[] = [];
    for (let index = 0; index < 50; index += 1) {
      under.time.now += day;
      references.push(
        (await receiveEnquiry(under.enquiryContext, stay({}, { shownAt: under.time.now }))).reference,
      );
    }
    for (const reference of references) expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(references.join('')).not.toMatch(/[0O1IL2Z5S8BUV]/);
    expect(new Set(references).size).toBe(references.length);
  });

  test('that another enquiry has is drawn again', async () => {
    const { enquiryContext, store } = under;
    let refused = 0;
    // As if the first two references were taken.
    const transaction: Store['transaction'] = (work) =>
      store.transaction((within) => {
        const { add } = within.enquiries;
        const addUnlessFirst: typeof add = async (enquiry) => {
          refused += 1;
          return refused > 2 && add(enquiry);
        };
        return work({ ...within, enquiries: { ...within.enquiries, add: addUnlessFirst } });
      });
    const { reference } = await receiveEnquiry(
      { ...enquiryContext, store: { ...store, transaction } },
      stay(),
    );

    expect((await store.enquiries.list({})).map((kept) => kept.reference)).toEqual([reference]);
    expect(refused).toBe(3);
  });
});
