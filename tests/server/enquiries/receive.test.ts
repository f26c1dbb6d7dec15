import { beforeEach, describe, expect, test } from 'vitest';
import { pageForms } from '../../../generated/forms/page-forms.ts';
import { ApiError } from '../../../server/core/api-error.ts';
import { limitsOf, limitTable } from '../../../server/core/limit-table.ts';
import { day, minute } from '../../../server/core/limits.ts';
import { type EnquiryRequest, receiveEnquiry } from '../../../server/forms/receive-enquiry.ts';
import { exhaust } from '../club/exhaust.ts';
import { Died, dieAfter } from '../conformance/store/dying-store.ts';
import { atOnce } from '../conformance/store/engines-under-test.ts';
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

const stay = (...given: Parameters<typeof requestOf> extends [unknown, ...infer Rest] ? Rest : never) =>
  requestOf('stay', ...given);
const kindsOf = async () => (await under.store.outbox.listByEmail(emailKey)).map(({ kind }) => kind);

test.each(formsWhere(({ proof }) => !proof))('the form %s is stored with what it delivers', async (form) => {
  const { enquiryContext, store, time } = under;
  const { offices, crm, keepDays } = pageForms[form];
  const { reference } = await receiveEnquiry(enquiryContext, requestOf(form));
  const { about = null, answers } = requestOf(form);
  const times = { createdAt: time.now, removeAt: time.now + keepDays * day, proofHash: null, provenAt: null };
  expect(await store.enquiries.findByReference(reference)).toMatchObject({
    form,
    email,
    emailKey,
    locale: 'de',
    about,
    answers,
    ...times,
  });
  const hasOffice = offices.some(({ when, about: of }) => when === undefined && of === undefined);
  expect(await kindsOf()).toEqual([
    'enquiry-copy',
    ...(hasOffice ? ['enquiry-office'] : []),
    ...(Object.keys(crm).length > 0 ? ['enquiry-crm'] : []),
  ]);
});

describe('the same answers', () => {
  test('are one enquiry, which is delivered once', async () => {
    const { enquiryContext, store, outcomes } = under;
    const request = stay({ adults: '2', children_ages: ['0', '4'] });
    const first = await receiveEnquiry(enquiryContext, request);
    const sorted = Object.fromEntries(Object.entries(request.answers).reverse());
    const again = await receiveEnquiry(enquiryContext, { ...request, answers: sorted });

    expect(again).toEqual(first);
    expect(await store.enquiries.list({})).toHaveLength(1);
    expect(await kindsOf()).toHaveLength(3);
    expect(outcomes).toEqual(['stay received', 'stay repeated']);
  });

  test.each([
    ['an hour later, from a form that was opened again', 60 * minute, true, true],
    ['more than an hour later, from a form that was opened again', 60 * minute + 1, true, false],
    ['a day later, from the same form', day, false, true],
  ])('%s', async (_when, later, isOpenedAgain, isRepeat) => {
    const { enquiryContext, store, time } = under;
    const first = await receiveEnquiry(enquiryContext, stay());
    time.now += later;
    const again = stay({}, isOpenedAgain ? { shownAt: time.now } : {});
    const second = await receiveEnquiry(enquiryContext, again);
    expect(second.reference === first.reference).toBe(isRepeat);
    expect(await receiveEnquiry(enquiryContext, again)).toEqual(second);
    expect(await store.enquiries.list({})).toHaveLength(isRepeat ? 1 : 2);
  });

  test('of a subscriber are no way to learn of them: beyond the limits, a repeat is refused like a guess', async () => {
    const { enquiryContext, store } = under;
    const [form = 'newsletter'] = formsWhere(({ subscribes }) => subscribes);
    const send = (address: string, email_address = email) =>
      receiveEnquiry(enquiryContext, requestOf(form, { email_address }, { address }));
    const { reference } = await send('192.0.2.1');
    expect((await send('192.0.2.2')).reference).toBe(reference);
    expect(await store.enquiries.list({})).toHaveLength(1);
    await exhaust(enquiryContext.limits, limitsOf('enquiry', { address: '192.0.2.3' }));
    const refusals = [send('192.0.2.3'), send('192.0.2.3', 'eva@example.com')];
    const [repeat, guess] = (await Promise.allSettled(refusals)).map(
      (each) => Object(each).reason?.retryAfter,
    );
    expect(repeat).toBeGreaterThan(0);
    expect(repeat).toBe(guess);
    expect((await send('192.0.2.1')).reference).toBe(reference);
  });

  test('are one enquiry when they come at once', async () => {
    const { enquiryContext, store } = under;
    const sent = await atOnce(6, () => receiveEnquiry(enquiryContext, stay()));
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1);
    expect(await store.enquiries.list({})).toHaveLength(1);
    expect(await kindsOf()).toHaveLength(3);
  });

  test('count against no limit', async () => {
    const { enquiryContext } = under;
    const { reference } = await receiveEnquiry(enquiryContext, stay());
    for (let time = 0; time < 30; time += 1) {
      expect(await receiveEnquiry(enquiryContext, stay())).toEqual({ reference, isCopied: true });
    }
    expect((await receiveEnquiry(enquiryContext, stay({ adults: '3' }))).reference).not.toBe(reference);
  });
});

test.each([
  ['other answers', { answers: { email_address: email, adults: '3' } }],
  ['another subject', { about: pageForms.stay.aboutKeys[1] }],
  ['another form', { form: 'question' }],
] as const)('%s make another enquiry', async (_, changes) => {
  const { enquiryContext, store } = under;
  const first = await receiveEnquiry(enquiryContext, stay());
  const second = await receiveEnquiry(enquiryContext, { ...stay(), ...changes });

  expect(second.reference).not.toBe(first.reference);
  expect(await store.enquiries.list({})).toHaveLength(2);
});

describe('limits', () => {
  const send = (index: number, { answers = {}, ...changes }: Partial<EnquiryRequest> = {}) =>
    receiveEnquiry(under.enquiryContext, stay({ wishes: String(index), ...answers }, changes));
  const refusalOf = async (sending: Promise<unknown>) => {
    const thrown = await sending.catch((reason: unknown) => reason);
    return thrown instanceof ApiError ? [thrown.code, thrown.retryAfter] : thrown;
  };

  test('an address may send 6 in 10 minutes', async () => {
    for (let index = 0; index < 6; index += 1) await send(index);
    expect(await refusalOf(send(6))).toEqual(['TooManyRequests', 600]);
    expect(under.outcomes.at(-1)).toBe('stay refused');
    expect(await under.store.enquiries.list({})).toHaveLength(6);
    await send(6, { address: '192.0.2.2' });
    under.time.now += 10 * minute;
    await send(7);
  });

  test.each([
    ['address', () => '192.0.2.1'],
    ['/24', (index: number) => `192.0.2.${index % 250}`],
    ['/56', (index: number) => `2001:db8:1:${index.toString(16)}::/64`],
    ['/48', (index: number) => `2001:db8:1:${(index * 256).toString(16)}::/64`],
  ] as const)('one %s may send no more in a day than it may, for whomever', async (size, addressOf) => {
    const [most = 0] = limitTable.enquiry[size].at(-1) ?? [];
    for (let index = 0; index < most; index += 1) {
      const list = limitsOf('enquiry', { address: addressOf(index) });
      await under.enquiryContext.limits.consume(list);
      if (size === 'address') under.time.now += 2 * minute;
    }
    const refused = send(most, { address: addressOf(most) });
    expect(await refusalOf(refused)).toEqual(['TooManyRequests', expect.any(Number)]);
    expect(under.outcomes.at(-1)).toBe('stay refused');
    await send(most, { address: '203.0.113.1' });
  });

  test('an e-mail that strangers have named is sent no more copies, and its owner’s requests reach the office', async () => {
    const [[most]] = limitTable['enquiry-copy'].email;
    const sendFrom = (index: number, changes = {}) =>
      send(index, { address: `192.0.${index}.1`, ...changes });
    for (let index = 0; index < most; index += 1) {
      const answers = { email_address: index % 2 === 0 ? email : email.toUpperCase() };
      expect(await sendFrom(index, { answers })).toMatchObject({ isCopied: true });
    }
    const before = await kindsOf();
    for (const index of [most, most]) expect(await sendFrom(index)).toMatchObject({ isCopied: false });
    expect((await kindsOf()).slice(before.length)).toEqual(['enquiry-office', 'enquiry-crm']);
    expect(await sendFrom(99, { answers: { email_address: 'eva@example.com' } })).toMatchObject({
      isCopied: true,
    });
    expect(await sendFrom(98, { provenEmailKey: emailKey })).toMatchObject({ isCopied: true });
  });

  const [proving = 'data-request'] = formsWhere(({ proof, subscribes }) => proof && !subscribes);
  const [subscribing = 'newsletter'] = formsWhere(({ subscribes }) => subscribes);
  const forms = { enquiry: 'stay', subscription: subscribing, proof: proving } as const;

  test.each(Object.keys(forms) as (keyof typeof forms)[])(
    'all that the site takes by %s leaves each network some, and other kinds of requests alone',
    async (kind) => {
      const { enquiryContext, time } = under;
      let count = 0;
      const from = (address: string, form = forms[kind]) => {
        count += 1;
        const answers = { email_address: `guest${count}@example.com` };
        return receiveEnquiry(enquiryContext, requestOf(form, answers, { address }));
      };
      await exhaust(enquiryContext.limits, limitsOf(`${kind}-first`, {}));
      const [[few]] = limitTable[`${kind}-later`]['/24'];
      for (let index = 0; index < few; index += 1) await from(`192.0.2.${index}`);
      expect(await refusalOf(from('192.0.2.99'))).toEqual(['TooManyRequests', expect.any(Number)]);
      await from('198.51.100.1');
      await exhaust(enquiryContext.limits, limitsOf(`${kind}-later`, {}));
      expect(await refusalOf(from('203.0.113.1'))).toEqual(['TooManyRequests', 60 * 60]);
      for (const form of Object.values(forms)) if (form !== forms[kind]) await from('203.0.113.1', form);
      time.now += 60 * minute;
      await from('203.0.113.1');
    },
  );
});

test('where the process dies, an enquiry is stored with all that it delivers or not at all, and once it is repeated once', async () => {
  const { enquiryContext, store, time } = under;
  const storedWith = async (email_address: string) => [
    (await store.enquiries.listByEmail(email_address)).length,
    (await store.outbox.listByEmail(email_address)).map(({ kind }) => kind),
  ];
  const whole = [1, ['enquiry-copy', 'enquiry-office', 'enquiry-crm']];
  for (let most = 0; ; most += 1) {
    time.now += day;
    const request = stay({ email_address: `guest${most}@example.com` }, { shownAt: time.now });
    const dying = { ...enquiryContext, store: dieAfter(most, store).store };
    const isDone = await receiveEnquiry(dying, request).then(
      () => true,
      (thrown: unknown) => expect(thrown).toBeInstanceOf(Died),
    );
    expect([[0, []], whole], `after ${most} calls`).toContainEqual(
      await storedWith(`guest${most}@example.com`),
    );
    await receiveEnquiry(enquiryContext, request);
    expect(await storedWith(`guest${most}@example.com`)).toEqual(whole);
    if (isDone === true) return;
  }
});
