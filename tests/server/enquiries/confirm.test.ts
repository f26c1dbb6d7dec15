import { beforeEach, describe, expect, test } from 'vitest';
import { pageForms } from '../../../generated/forms/page-forms.ts';
import { messages } from '../../../generated/messages/index.ts';
import { findPage } from '../../../generated/routes/index.ts';
import { confirmEnquiry } from '../../../server/enquiries/confirm-enquiry.ts';
import { receiveEnquiry } from '../../../server/enquiries/receive-enquiry.ts';
import { unsubscribe } from '../../../server/enquiries/unsubscribe.ts';
import { createDelivery } from '../../../server/outbox/delivery.ts';
import { createEnquiryHandlers } from '../../../server/outbox/enquiry-handlers.ts';
import { day } from '../../../server/rewards-club/limits.ts';
import { deriveSecrets } from '../../../server/security/secrets.ts';
import { exampleSubscription } from '../conformance/store/examples.ts';
import {
  type DeskUnderTest,
  email,
  emailKey,
  formsWhere,
  openDesk,
  requestOf,
  secret,
} from './desk-under-test.ts';

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
  await under.deliverQueued();
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

    const kept = [await store.enquiries.list({}), await store.outbox.listByEmail(emailKey)];
    expect(await deliverQueued()).toEqual(['enquiry-confirm']);
    expect(mails).toMatchObject([{ kind: 'enquiryConfirm', to: emailKey, locale: 'de', days: 7 }]);
    const { path } = findPage(pageForms[form].page, 'de') ?? {};
    const token = tokenOf('confirm');
    expect(mails[0]).toMatchObject({ link: `https://www.example.com${path}?confirm=${token}` });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(kept)).toContain(reference);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  test('a repeat mails nothing again', async () => {
    const { desk, mails, deliverQueued } = under;
    const first = await receiveEnquiry(desk, requestOf(form));
    expect(await receiveEnquiry(desk, requestOf(form))).toEqual(first);
    await deliverQueued();
    expect(await receiveEnquiry(desk, requestOf(form))).toEqual(first);
    expect(await deliverQueued()).toEqual([]);
    expect(mails).toHaveLength(1);
  });

  test('it is removed after seven days, and its link is worth nothing', async () => {
    const { desk, store, time } = under;
    const token = await sendAndRead(requestOf(form));
    time.now += 7 * day;

    expect(await confirmEnquiry(desk, token)).toBeUndefined();
    expect((await store.removeExpired(time.now)).enquiries).toBe(1);
  });

  test('the link is good, whatever the mail system says of its mail', async () => {
    const { desk, store, system, mails, deliver } = under;
    await receiveEnquiry(desk, requestOf(form));
    const [row] = await store.outbox.listByEmail(emailKey);
    const send = () => deliver(row?.kind ?? '', row?.payload);
    for (const outcome of ['refused', 'lost'] as const) {
      system.outcome = outcome;
      await expect(send()).rejects.toThrow('away');
    }
    system.outcome = 'sent';
    await send();

    expect(mails).toHaveLength(2);
    expect(mails[0]).toEqual(mails[1]);
    expect(await confirmEnquiry(desk, tokenOf('confirm'))).toBe('confirmed');
    await send();
    expect(mails).toHaveLength(2);
  });

  test('its link is of the secret under which it was asked for', async () => {
    const { desk, store, mails, mailer, crm } = under;
    await receiveEnquiry(desk, requestOf(form));
    const [row] = await store.outbox.listByEmail(emailKey);
    const deliverWith = (secrets: string) => {
      const handlers = createEnquiryHandlers({ store, crm, mailer, secrets: deriveSecrets(secrets) });
      return createDelivery(handlers)(row?.kind ?? '', row?.payload);
    };
    const other = 'a secret that came after it and before which there was none';
    await deliverWith(other);
    expect(mails).toEqual([]);
    await deliverWith(`${other},${secret}`);
    expect(await confirmEnquiry(desk, tokenOf('confirm'))).toBe('confirmed');
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
    expect(new Set([...confirmed, again])).toEqual(new Set(['confirmed']));
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
    expect(await deliverQueued()).toEqual(['newsletter-status', 'newsletter-welcome', 'enquiry-crm']);
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
    expect(await unsubscribe(desk, 'another')).toBeUndefined();
    expect(await unsubscribe(desk, '')).toBeUndefined();
    expect(await store.subscriptions.list()).toHaveLength(1);
    const ends = await Promise.all([1, 2, 3].map(() => unsubscribe(desk, token)));
    expect(ends.sort()).toEqual(['ended', 'ended', 'unsubscribed']);
    expect(await store.subscriptions.list()).toEqual([]);
    await store.removeExpired(time.now + 30 * day - 1);
    expect(await unsubscribe(desk, token)).toBe('ended');
    await store.removeExpired(time.now + 30 * day);
    expect(await unsubscribe(desk, token)).toBeUndefined();
  });

  test('an ended one is not confirmed again, and its links do nothing to the next one', async () => {
    const { desk, store, time, deliverQueued } = under;
    const first = await sendAndRead(request());
    await confirmEnquiry(desk, first);
    await deliverQueued();
    const firstEnd = tokenOf('unsubscribe');
    await unsubscribe(desk, firstEnd);
    expect(await confirmEnquiry(desk, first)).toBe('ended');
    expect(await store.subscriptions.list()).toEqual([]);

    time.now += day;
    await confirmEnquiry(desk, await sendAndRead(request()));
    await deliverQueued();
    expect(await unsubscribe(desk, firstEnd)).toBe('ended');
    expect(await confirmEnquiry(desk, first)).toBe('confirmed');
    expect(await store.subscriptions.list()).toHaveLength(1);
    expect(await unsubscribe(desk, tokenOf('unsubscribe'))).toBe('unsubscribed');
  });

  test('each mail since it began ends it: those before it was changed, and those of an earlier version', async () => {
    const { desk, store, secrets, time, deliverQueued } = under;
    const subscribe = async () => {
      time.now += day;
      await confirmEnquiry(desk, await sendAndRead({ ...request(), shownAt: time.now }));
      await deliverQueued();
      return tokenOf('unsubscribe');
    };
    const ofFirstMail = await subscribe();
    expect(await subscribe()).toBe(ofFirstMail);
    expect(await unsubscribe(desk, ofFirstMail)).toBe('unsubscribed');

    const ofEarlier = secrets.hash('unsubscribe', emailKey);
    const unsubscribeHash = secrets.hash('unsubscribe-token', ofEarlier);
    await store.subscriptions.put(exampleSubscription({ emailKey, unsubscribeHash }));
    expect(await subscribe()).toBe(ofEarlier);
    expect(await unsubscribe(desk, ofEarlier)).toBe('unsubscribed');
  });

  test('of a guest who unsubscribes at once, no welcome goes out, nor a form to the CRM', async () => {
    const { desk, store, mails, deliverQueued, newsletter } = under;
    await confirmEnquiry(desk, await sendAndRead(request()));
    await store.subscriptions.removeByEmail(emailKey);
    await deliverQueued();

    expect(mails.map(({ kind }) => kind)).toEqual(['enquiryConfirm']);
    expect(await store.formSubmissions.listByEmail(emailKey)).toEqual([]);
    expect(newsletter).toEqual([`${emailKey} false ${messages.hr.enquiry.unsubscribed}`]);
  });

  test('the CRM’s list follows, whatever comes first', async () => {
    const { desk, store, deliver, deliverQueued, newsletter } = under;
    await confirmEnquiry(desk, await sendAndRead(request()));
    await deliverQueued();
    await unsubscribe(desk, tokenOf('unsubscribe'));
    const rows = await store.outbox.listByEmail(emailKey);
    await deliverQueued();
    await receiveEnquiry(desk, request());
    await deliverQueued();
    await confirmEnquiry(desk, tokenOf('confirm'));
    // The row of the end was claimed before, by a worker that was slow.
    for (const { kind, payload } of rows) await deliver(kind, payload);
    await deliverQueued();

    const states = newsletter.map((told) => told.split(' ', 2)[1]);
    expect(states).toEqual(['true', 'false', 'true', 'true']);
  });

  test('a CRM without such a list is told nothing', async () => {
    const desk = { ...under.desk, hasCrmNewsletter: false };
    await confirmEnquiry(desk, await sendAndRead(request()));
    await under.deliverQueued();
    await unsubscribe(desk, tokenOf('unsubscribe'));
    expect(await under.store.outbox.listByEmail(emailKey)).toEqual([]);
    expect(under.newsletter).toEqual([]);
  });
});
