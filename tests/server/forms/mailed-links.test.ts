import { expect, test } from 'vitest';
import type { PageFormName } from '../../../generated/forms/page-forms.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { type MailServer, withMailServer } from '../integration/mail/fixture/smtp-server.ts';
import { validAnswers } from './example-answers.ts';
import { type FormGuest, fillIn, pathOf } from './form-guest.ts';
import { readForm } from './read-form.ts';
import { withServedForms } from './served-forms.ts';

const mail = withMailServer();
const served = withServedForms(() => ({
  SMTP_URL: mail().url,
  MAIL_FROM: 'web@hotel.example',
  RATE_LIMITS: 'off',
}));
const asLink = 'method="post"';

type Received = MailServer['received'][number];

/** The target, at this site, of the link in a mail. */
function linkIn({ email: { text = '' } }: Received, parameter: string): string {
  const [link = ''] = new RegExp(`https?:\\S+\\?${parameter}=\\S+`).exec(text) ?? [];
  return link.replace(served.site.url, '');
}

function headerOf({ email }: Received, name: string): string | undefined {
  return email.headers.find(({ key }) => key === name)?.value;
}

async function mailTo(email: string, count: number): Promise<Received> {
  const own = () => mail().received.filter(({ to }) => to.includes(email));
  await expect.poll(own).toHaveLength(count);
  return own().at(-1) as Received;
}

/** Sends a form that proves the e-mail; gives the target of the link in the mail. */
async function ask(guest: FormGuest, name: PageFormName, locale: Locale, email: string): Promise<string> {
  const { status, headers } = await guest.fill(name, locale, {
    ...validAnswers(name, 1),
    email_address: email,
  });
  expect([status, headers.location]).toEqual([
    303,
    expect.stringMatching(/\?ref=.{9}&form=\w[\w-]*&confirm$/),
  ]);
  return linkIn(await mailTo(email, 1), 'confirm');
}

/** Opens a link and presses the button on its page. */
async function press(guest: FormGuest, target: string) {
  const { status, text, headers } = await guest.ask(target);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  const question = readForm(text, asLink);
  expect(question?.controls.get('token')?.values).toEqual([target.replace(/.*=/, '')]);
  return guest.post(question?.action ?? '', question ? fillIn(question, {}) : '');
}

const proven = (email: string) =>
  served.rows('enquiries').filter((row) => row.email_key === email && row.proven_at !== null);
const subscribed = (email: string) => served.rows('subscriptions', { email_key: email });

test('the newsletter: a link, a button, one welcome, and two ways out', async () => {
  const [guest, email] = [served.guest(), 'newsletter@example.com'];
  const link = await ask(guest, 'newsletter', 'de', email);
  for (let times = 0; times < 3; times += 1) {
    const { text } = await guest.ask(link);
    expect(text).toContain(messages.de.form.confirmEmail);
  }
  expect([proven(email), subscribed(email)]).toEqual([[], []]);

  const confirmed = await Promise.all([press(guest, link), press(guest, link), press(guest, link)]);
  for (const { status, headers } of [...confirmed, await press(guest, link)])
    expect([status, headers.location]).toEqual([303, `${pathOf('newsletter', 'de')}?confirmed`]);
  expect((await guest.ask(confirmed[0].headers.location ?? '')).text).toContain('data-notice="confirmed"');
  await served.settled();
  expect(subscribed(email)).toMatchObject([{ locale: 'de', interests: '["offers","family"]' }]);
  const welcome = await mailTo(email, 2);
  expect(headerOf(welcome, 'content-language')).toBe('de');
  expect(headerOf(welcome, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, oneClick = ''] = /^<(.*)>$/.exec(headerOf(welcome, 'list-unsubscribe') ?? '') ?? [];
  expect(oneClick).toContain(`${served.site.url}/de/forms/newsletter/unsubscribe?token=`);
  const crm = served.rows('form_submissions', { email_key: email });
  expect(crm.map(({ fields }) => JSON.parse(String(fields)))).toEqual([
    { email, newsletter_interests: 'offers;family' },
  ]);

  // The page with the button.
  const out = linkIn(welcome, 'unsubscribe');
  expect((await guest.ask(out)).text).toContain(messages.de.enquiry.unsubscribeTitle);
  expect(subscribed(email)).toHaveLength(1);
  for (const [pressed, notice] of [
    [out, 'unsubscribed'],
    [out, 'ended'],
    [link, 'ended'],
  ] as const) {
    const { status, headers } = await press(guest, pressed);
    expect([status, headers.location]).toEqual([303, `${pathOf('newsletter', 'de')}?${notice}`]);
    const { text, form } = await guest.ask(headers.location ?? '');
    expect(text).toContain(messages.de.enquiry[notice]);
    expect(form?.action).toBe(notice === 'ended' ? '/de/forms/newsletter' : undefined);
    expect(subscribed(email)).toEqual([]);
  }
});

test('mail programs end a subscription with one POST from anywhere', async () => {
  const [guest, email] = [served.guest(), 'one-click@example.com'];
  await press(guest, await ask(guest, 'newsletter', 'hr', email));
  const welcome = await mailTo(email, 2);
  const target = (headerOf(welcome, 'list-unsubscribe') ?? '').slice(1, -1).replace(served.site.url, '');
  expect(target).toMatch(/^\/forms\/newsletter\/unsubscribe\?token=[\w-]{43}$/);
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await guest.ask(target, { method });
    const page = `${pathOf('newsletter', 'hr')}?unsubscribe=${target.slice(-43)}`;
    expect([status, headers.location, subscribed(email).length]).toEqual([303, page, 1]);
  }
  expect((await guest.ask(target, { method: 'PUT' })).status).toBe(405);
  const post = (address: string, body: string, type = 'application/x-www-form-urlencoded') =>
    guest.ask(address, {
      method: 'POST',
      headers: { 'Content-Type': type, Origin: 'https://mail.example' },
      body,
    });
  const parts =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  const first = await post(target, parts, 'multipart/form-data; boundary=x');
  expect([first.status, first.text, subscribed(email)]).toEqual([200, '', []]);
  const second = await post(target, 'List-Unsubscribe=One-Click');
  expect([second.status, second.text, subscribed(email)]).toEqual([200, '', []]);
  const unknown = target.replace(/.{43}$/, 'A'.repeat(43));
  expect((await post(unknown, 'List-Unsubscribe=One-Click')).status).toBe(404);
});

test.each([
  ['newsletter', 'confirm'],
  ['newsletter', 'unsubscribe'],
  ['data-request', 'confirm'],
] as const)('%s: a token to %s that is wrong gets the form and a word about it', async (name, action) => {
  const guest = served.guest();
  for (const token of ['', 'A', 'A'.repeat(43), '\u0000', `${'A'.repeat(43)}&x=1`, 'x'.repeat(10_000)]) {
    const { status, form, text } = await guest.post(
      `/en/forms/${name}/${action}`,
      new URLSearchParams({ token }),
    );
    expect([status, form?.action]).toEqual([422, `/en/forms/${name}`]);
    expect(text).toContain('data-notice="linkInvalid"');
  }
});

test('a form without such links has no place for them', async () => {
  const guest = served.guest();
  for (const path of ['question/confirm', 'question/unsubscribe', 'data-request/unsubscribe']) {
    expect((await guest.post(`/en/forms/${path}`, 'token=A')).status).toBe(404);
  }
  const { text } = await guest.ask(`${pathOf('question', 'en')}?confirm=${'A'.repeat(43)}`);
  expect(readForm(text, asLink)?.action).toBe('/en/forms/question');
});
