import { beforeEach, describe, expect, test } from 'vitest';
import { pageForms } from '../../../generated/forms/page-forms.ts';
import { findPage } from '../../../generated/routes/index.ts';
import { confirmEnquiry } from '../../../server/enquiries/confirm-enquiry.ts';
import { receiveEnquiry } from '../../../server/enquiries/receive-enquiry.ts';
import { unsubscribe } from '../../../server/enquiries/unsubscribe.ts';
import { day } from '../../../server/rewards-club/limits.ts';
import { MailUnavailable } from '../../../server/rewards-club/ports/mail.ts';
import { type DeskUnderTest, email, emailKey, formsWhere, openDesk, requestOf } from './desk-under-test.ts';

let under: DeskUnderTest;
beforeEach(async () => {
  under = await openDesk();
});

const [proving = 'data-request'] = formsWhere(({ proof, subscribes }) => proof && !subscribes);
const [subscribing = 'newsletter'] = formsWhere(({ subscribes }) => subscribes);
const interests = { interests: ['food', 'wellness'] };

/** Sends a form and reads the token from the mail. */
async function sendAndRead(request: Parameters<typeof receiveEnquiry>[1]): Promise<string> {
  await receiveEnquiry(under.desk, request);
  return tokenOf('confirm');
}

function tokenOf(name: 'confirm' | 'unsubscribe'): string {
  const mail = under.mails.at(-1);
  const link = mail !== undefined && 'link' in mail ? mail.link : undefined;
  return new URL(link ?? 'https://x/').searchParams.get(name) ?? '';
}

describe.each([proving, subscribing])('before %s is confirmed', (form) => {
  test('the link is mailed in the language of the page, and nothing is delivered', async () => {
    const { desk, store, mails, deliverQueued } = under;
    const { reference } = await receiveEnquiry(desk, requestOf(form));

    expect(await deliverQueued()).toEqual([]);
    expect(mails).toMatchObject([{ kind: 'enquiryConfirm', to: emailKey, locale: 'de', days: 7 }]);
    const { path } = findPage(pageForms[form].page, 'de') ?? {};
    const token = tokenOf('confirm');
    expect(mails[0]).toMatchObject({ link: `https://www.example.com${path}?confirm=${token}` });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const kept = await store.enquiries.findByReference(reference);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  test('a repeat mails nothing again', async () => {
    const { desk, mails } = under;
    const first = await receiveEnquiry(desk, requestOf(form));
    expect(await receiveEnquiry(desk, requestOf(form))).toEqual(first);
    expect(mails).toHaveLength(1);
  });

  test('it is removed after seven days, and its link is worth nothing', async () => {
    const { desk, store, time } = under;
    const token = await sendAndRead(requestOf(form));
    time.now += 7 * day;

    expect(await confirmEnquiry(desk, token)).toBeUndefined();
    expect((await store.removeExpired(time.now)).enquiries).toBe(1);
  });

  test('a mail system that is away is reported, and nothing is stored or counted', async () => {
    const { desk, store, system, mails, outcomes } = under;
    system.isAway = true;
    for (let time = 0; time < 10; time += 1) {
      await expect(receiveEnquiry(desk, requestOf(form))).rejects.toThrow(MailUnavailable);
    }
    expect(await store.enquiries.list({})).toEqual([]);
    expect(outcomes.at(-1)).toBe(`${form} failed`);
    system.isAway = false;
    await receiveEnquiry(desk, requestOf(form));
    expect(mails).toHaveLength(1);
  });

  test.each(['', 'x', 'null'])('the token %j proves nothing', async (token) => {
    await sendAndRead(requestOf(form));
    expect(await confirmEnquiry(under.desk, token)).toBeUndefined();
  });
});

describe('a confirmed request', () => {
  test('is delivered once, however often and at once it is confirmed', async () => {
    const { desk, store, time, deliverQueued, mails } = under;
    const token = await sendAndRead(requestOf(proving));
    time.now += 6 * day;
    const confirmed = await Promise.all(Array.from({ length: 4 }, () => confirmEnquiry(desk, token)));
    const again = await confirmEnquiry(desk, token);

    const [enquiry] = await store.enquiries.list({});
    const { reference } = enquiry ?? {};
    for (const answer of [...confirmed, again]) {
      expect(answer).toEqual({ form: proving, locale: 'de', reference });
    }
    expect(enquiry).toMatchObject({ provenAt: time.now });
    expect(enquiry?.removeAt).toBe(time.now + pageForms[proving].keepDays * day);
    expect(under.outcomes).toEqual([`${proving} received`, `${proving} confirmed`]);
    expect(await deliverQueued()).toEqual(['enquiry-copy', 'enquiry-office']);
    expect(mails.filter(({ kind }) => kind === 'enquiryOffice')).toMatchObject([{ isProven: true }]);
  });

  test('confirms nothing once the token’s life is over', async () => {
    const { desk, time } = under;
    const token = await sendAndRead(requestOf(proving));
    await confirmEnquiry(desk, token);
    time.now += 7 * day;
    expect(await confirmEnquiry(desk, token)).toBeUndefined();
  });
});

describe('the newsletter', () => {
  const request = () => requestOf(subscribing, { ...interests, newsletter_consent: true });

  test('a confirmed subscription is stored, welcomed and sent to the CRM', async () => {
    const { desk, store, time, deliverQueued, mails } = under;
    const token = await sendAndRead(request());
    expect(await store.subscriptions.list()).toEqual([]);
    const context = {
      pageUri: 'https://www.example.com/de/?a=1',
      pageName: 'Bestätigung',
      trackingCookie: '0123456789abcdef0123456789abcdef',
    };
    await confirmEnquiry(desk, token, context);

    expect(await store.subscriptions.list()).toMatchObject([
      { email, emailKey, locale: 'de', interests: interests.interests, subscribedAt: time.now },
    ]);
    expect(await deliverQueued()).toEqual(['newsletter-welcome', 'enquiry-crm']);
    expect(mails.at(-1)).toMatchObject({ kind: 'newsletterWelcome', to: emailKey, locale: 'de' });
    const { hutk, ...page } = {
      hutk: context.trackingCookie,
      pageUri: context.pageUri,
      pageName: context.pageName,
    };
    expect(await store.formSubmissions.listByEmail(emailKey)).toMatchObject([
      {
        form: subscribing,
        fields: { email: emailKey, newsletter_interests: 'food;wellness' },
        context: { ...page, hutk },
      },
    ]);
  });

  test('subscribing again replaces the subscription', async () => {
    const { desk, store } = under;
    await confirmEnquiry(desk, await sendAndRead(request()));
    const other = { ...request(), answers: { email_address: email.toUpperCase() }, locale: 'en' } as const;
    await confirmEnquiry(desk, await sendAndRead(other));

    expect(await store.subscriptions.list()).toMatchObject([{ emailKey, locale: 'en', interests: [] }]);
  });

  test('the link of the welcome ends it, again for 30 days, and no other token does', async () => {
    const { desk, store, time, deliverQueued } = under;
    await confirmEnquiry(desk, await sendAndRead(request()));
    await deliverQueued();
    const token = tokenOf('unsubscribe');
    const { unsubscribeUrl } = Object(under.mails.at(-1));

    expect(unsubscribeUrl).toBe(`https://www.example.com/de/forms/${subscribing}/unsubscribe?token=${token}`);
    expect(JSON.stringify(await store.subscriptions.list())).not.toContain(token);
    expect(await unsubscribe(desk, 'another')).toBe(false);
    expect(await unsubscribe(desk, '')).toBe(false);
    expect(await store.subscriptions.list()).toHaveLength(1);
    expect(await unsubscribe(desk, token)).toBe(true);
    expect(await store.subscriptions.list()).toEqual([]);
    expect(await unsubscribe(desk, token)).toBe(true);
    await store.removeExpired(time.now + 30 * day - 1);
    expect(await unsubscribe(desk, token)).toBe(true);
    await store.removeExpired(time.now + 30 * day);
    expect(await unsubscribe(desk, token)).toBe(false);
  });

  test('of a guest who unsubscribes at once, no welcome goes out', async () => {
    const { desk, store, mails, deliverQueued } = under;
    await confirmEnquiry(desk, await sendAndRead(request()));
    await store.subscriptions.removeByEmail(emailKey);
    await deliverQueued();

    expect(mails.map(({ kind }) => kind)).toEqual(['enquiryConfirm']);
  });
});
