import { beforeEach, describe, expect, test } from 'vitest';
import { pageForms } from '../../../generated/forms/page-forms.ts';
import { messages } from '../../../generated/messages/index.ts';
import { findPage } from '../../../generated/routes/index.ts';
import { day } from '../../../server/core/limits.ts';
import { createDelivery } from '../../../server/core/outbox-rows.ts';
import { deriveSecrets } from '../../../server/core/secrets.ts';
import { confirmEnquiry, unsubscribe } from '../../../server/forms/confirm-enquiry.ts';
import { createEnquiryHandlers } from '../../../server/forms/deliver-enquiries.ts';
import { receiveEnquiry } from '../../../server/forms/receive-enquiry.ts';
import { exampleSubscription } from '../conformance/store/examples.ts';
import {
  type EnquiriesUnderTest,
  email,
  emailKey,
  formsWhere,
  openEnquiries,
  requestOf,
  secret,
} from './enquiries-under-test.ts';

let under: EnquiriesUnderTest;
beforeEach(async () => {
  under = await openEnquiries();
});

const [proving = 'data-request'] = formsWhere(({ proof, subscribes }) => proof && !subscribes);
const [subscribing = 'newsletter'] = formsWhere(({ subscribes }) => subscribes);

const confirm = (token: string) => confirmEnquiry(under.enquiryContext, token);
const send = (request: Parameters<typeof receiveEnquiry>[1]) => receiveEnquiry(under.enquiryContext, request);

/** The token of the newest mail. */
function tokenOf(name: 'confirm' | 'unsubscribe'): string {
  const { link = 'https://x/' } = Object(under.mails.at(-1));
  return new URL(link).searchParams.get(name) ?? '';
}

/** Sends a form and reads the token from the mail. */
async function sendAndRead(request: Parameters<typeof receiveEnquiry>[1]): Promise<string> {
  await send(request);
  await under.deliverQueued();
  return tokenOf('confirm');
}

describe.each([proving, subscribing])('before %s is confirmed', (form) => {
  test('the link is mailed in the language of the page, once, and nothing is delivered', async () => {
    const { store, mails, deliverQueued } = under;
    const first = await send(requestOf(form));
    const kept = JSON.stringify([await store.enquiries.list({}), await store.outbox.listByEmail(emailKey)]);
    expect(await send(requestOf(form))).toEqual(first);
    expect(await deliverQueued()).toEqual(['enquiry-confirm']);
    const { path } = findPage(pageForms[form].page, 'de') ?? {};
    const token = tokenOf('confirm');
    const link = `https://www.example.com${path}?confirm=${token}`;
    expect(mails).toMatchObject([{ kind: 'enquiryConfirm', to: emailKey, locale: 'de', days: 7, link }]);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(kept).toContain(first.reference);
    expect(kept).not.toContain(token);
    expect(await send(requestOf(form))).toEqual(first);
    expect(await deliverQueued()).toEqual([]);
  });

  test('it is removed after seven days; its link is worth nothing then, nor is another token', async () => {
    const { store, time } = under;
    const token = await sendAndRead(requestOf(form));
    for (const other of ['', 'x', 'null']) expect(await confirm(other)).toBeUndefined();
    time.now += 7 * day;
    expect(await confirm(token)).toBeUndefined();
    expect((await store.removeExpired(time.now)).enquiries).toBe(1);
  });

  test('the link is good, whatever the mail system says of its mail', async () => {
    const { store, system, mails, deliver } = under;
    await send(requestOf(form));
    const [row] = await store.outbox.listByEmail(emailKey);
    const mail = () => deliver(row?.kind ?? '', row?.payload);
    for (const outcome of ['refused', 'lost'] as const) {
      system.outcome = outcome;
      await expect(mail()).rejects.toThrow('away');
    }
    system.outcome = 'sent';
    await mail();
    expect(mails).toHaveLength(2);
    expect(mails[0]).toEqual(mails[1]);
    expect(await confirm(tokenOf('confirm'))).toBe('confirmed');
    await mail();
    expect(mails).toHaveLength(2);
  });

  test('its link is of the secret under which it was asked for', async () => {
    const { store, mails, mailer, crm } = under;
    await send(requestOf(form));
    const [row] = await store.outbox.listByEmail(emailKey);
    const deliverWith = (secrets: string) => {
      const handlers = createEnquiryHandlers({ store, crm, mailer, secrets: deriveSecrets(secrets) });
      return createDelivery(handlers)(row?.kind ?? '', row?.payload);
    };
    const other = 'a secret that came after it and before which there was none';
    await deliverWith(other);
    expect(mails).toEqual([]);
    await deliverWith(`${other},${secret}`);
    expect(await confirm(tokenOf('confirm'))).toBe('confirmed');
  });
});

test('a confirmed request is delivered once, however often it is confirmed while the token lives', async () => {
  const { store, time, deliverQueued, mails } = under;
  const token = await sendAndRead(requestOf(proving));
  time.now += 6 * day;
  const confirmed = await Promise.all(Array.from({ length: 4 }, () => confirm(token)));
  expect(new Set([...confirmed, await confirm(token)])).toEqual(new Set(['confirmed']));
  const removeAt = time.now + pageForms[proving].keepDays * day;
  expect(await store.enquiries.list({})).toMatchObject([{ provenAt: time.now, removeAt }]);
  expect(under.outcomes).toEqual([`${proving} received`, `${proving} confirmed`]);
  expect(await deliverQueued()).toEqual(['enquiry-copy', 'enquiry-office']);
  expect(mails.filter(({ kind }) => kind === 'enquiryOffice')).toMatchObject([{ isProven: true }]);
  time.now += day;
  expect(await confirm(token)).toBeUndefined();
});

describe('the newsletter', () => {
  const interests = ['food', 'wellness'];
  const request = () =>
    requestOf(subscribing, { interests, newsletter_consent: true }, { shownAt: under.time.now });
  const list = () => under.store.subscriptions.list();
  const end = (token: string, enquiryContext = under.enquiryContext) => unsubscribe(enquiryContext, token);

  /** Subscribes. @returns the tokens that confirm it and end it */
  async function subscribe() {
    const token = await sendAndRead(request());
    await confirm(token);
    await under.deliverQueued();
    return { token, ending: tokenOf('unsubscribe') };
  }

  test('a confirmed subscription is stored, welcomed and sent to the CRM', async () => {
    const { enquiryContext, store, time, deliverQueued, mails } = under;
    const token = await sendAndRead(request());
    expect(await list()).toEqual([]);
    const page = { pageUri: 'https://www.example.com/de/?a=1', pageName: 'Bestätigung' };
    const trackingCookie = '0123456789abcdef0123456789abcdef';
    await confirmEnquiry(enquiryContext, token, { ...page, trackingCookie });
    expect(await list()).toMatchObject([
      { email, emailKey, locale: 'de', interests, subscribedAt: time.now },
    ]);
    expect(await deliverQueued()).toEqual(['newsletter-status', 'newsletter-welcome', 'enquiry-crm']);
    expect(mails.at(-1)).toMatchObject({ kind: 'newsletterWelcome', to: emailKey, locale: 'de' });
    const fields = { email: emailKey, newsletter_interests: 'food;wellness' };
    const context = { ...page, hutk: trackingCookie };
    const forms = await store.formSubmissions.listByEmail(emailKey);
    expect(forms).toMatchObject([{ form: subscribing, fields, context }]);
  });

  test('subscribing again replaces the subscription', async () => {
    await subscribe();
    const answers = { email_address: email.toUpperCase() };
    await confirm(await sendAndRead({ ...request(), answers, locale: 'en' }));
    expect(await list()).toMatchObject([{ emailKey, locale: 'en', interests: [] }]);
  });

  test('the link of the welcome ends it, again for 30 days, and no other token does', async () => {
    const { store, time } = under;
    const { ending } = await subscribe();
    const { unsubscribeUrl } = Object(under.mails.at(-1));
    expect(unsubscribeUrl).toBe(
      `https://www.example.com/de/forms/${subscribing}/unsubscribe?token=${ending}`,
    );
    expect(JSON.stringify(await list())).not.toContain(ending);
    for (const other of ['another', '']) expect(await end(other)).toBeUndefined();
    expect(await list()).toHaveLength(1);
    const ends = await Promise.all([1, 2, 3].map(() => end(ending)));
    expect(ends.sort()).toEqual(['ended', 'ended', 'unsubscribed']);
    expect(await list()).toEqual([]);
    await store.removeExpired(time.now + 30 * day - 1);
    expect(await end(ending)).toBe('ended');
    await store.removeExpired(time.now + 30 * day);
    expect(await end(ending)).toBeUndefined();
  });

  test('an ended one is not confirmed again, and its links do nothing to the next one', async () => {
    const first = await subscribe();
    await end(first.ending);
    expect(await confirm(first.token)).toBe('ended');
    expect(await list()).toEqual([]);
    under.time.now += day;
    const second = await subscribe();
    expect(await end(first.ending)).toBe('ended');
    expect(await confirm(first.token)).toBe('confirmed');
    expect(await list()).toHaveLength(1);
    expect(await end(second.ending)).toBe('unsubscribed');
  });

  test('each mail since it began ends it: those before it was changed, and those of an earlier version', async () => {
    const { store, secrets, time } = under;
    const { ending } = await subscribe();
    time.now += day;
    expect((await subscribe()).ending).toBe(ending);
    expect(await end(ending)).toBe('unsubscribed');
    const ofEarlier = secrets.hash('unsubscribe', emailKey);
    const unsubscribeHash = secrets.hash('unsubscribe-token', ofEarlier);
    await store.subscriptions.put(exampleSubscription({ emailKey, unsubscribeHash }));
    time.now += day;
    expect((await subscribe()).ending).toBe(ofEarlier);
    expect(await end(ofEarlier)).toBe('unsubscribed');
  });

  test('of a guest who unsubscribes at once, no welcome goes out, nor a form to the CRM', async () => {
    const { store, mails, deliverQueued, newsletter } = under;
    await confirm(await sendAndRead(request()));
    await store.subscriptions.removeByEmail(emailKey);
    await deliverQueued();
    expect(mails.map(({ kind }) => kind)).toEqual(['enquiryConfirm']);
    expect(await store.formSubmissions.listByEmail(emailKey)).toEqual([]);
    expect(newsletter).toEqual([`${emailKey} false ${messages.hr.enquiry.unsubscribed}`]);
  });

  test('the CRM’s list follows, whatever comes first; a CRM without such a list gets no call', async () => {
    const { store, deliver, deliverQueued, newsletter } = under;
    await end((await subscribe()).ending);
    const rows = await store.outbox.listByEmail(emailKey);
    await deliverQueued();
    await confirm(await sendAndRead(request()));
    // The row of the end was claimed before, by a worker that was slow.
    for (const { kind, payload } of rows) await deliver(kind, payload);
    await deliverQueued();
    const states = () => newsletter.map((told) => told.split(' ', 2)[1]);
    expect(states()).toEqual(['true', 'false', 'true', 'true']);
    await end(tokenOf('unsubscribe'), { ...under.enquiryContext, hasCrmNewsletter: false });
    expect(await store.outbox.listByEmail(emailKey)).toEqual([]);
    expect(states()).toHaveLength(4);
  });
});
