import { afterAll, expect, test } from 'vitest';
import { messages } from '../../../generated/messages/index.ts';
import { ask } from '../integration/fixture/ask.ts';
import { Authenticator } from './authenticator.ts';
import { withClubSite } from './club-site.ts';
import { newEmail, password } from './person.ts';

const club = withClubSite({ RATE_LIMITS: 'off', LOG_LEVEL: 'trace' });
const { mail } = messages.en;

// Nothing of what guests do is anybody's who reads the log.
afterAll(() => {
  const log = club().site.logged.join('\n');
  expect(log).toContain('request');
  expect(log).not.toMatch(/example\.com|evil|magic=|sunce/i);
});

/** Subjects of the mails to an e-mail, once all have been delivered. */
async function subjectsTo(email: string): Promise<readonly string[]> {
  await club().records();
  return (await club().mailsTo(email)).map(({ subject }) => subject);
}

test('a guest registers with the code, which is in no answer, logs in and out', async () => {
  const [guest, email] = [club().guest(), newEmail()];
  expect(await guest.nameEmail(email)).toBe('refused');
  expect(await guest.ask('findContact', undefined, { email })).toEqual({ error: 'NotFound' });
  const order = { email, locale: 'en', purpose: 'registration' };
  const sent = await guest.call('sendActivationCode', { body: order });
  const { code = '', link = '' } = (await club().codeMailTo(email)) ?? {};
  expect(code).toMatch(/^[1-9]\d{5}$/);
  const told = JSON.stringify([sent.text, ...sent.headers, ...guest.cookies]);
  for (const secret of [code, link.split('=')[1]]) expect(told).not.toContain(secret);
  expect(await guest.enter(email, code)).toBe('done');
  expect(await guest.updateContact(email)).toBe('done');
  const { vid: recordId } = await guest.ask('findContact', undefined, { email });
  expect(await guest.openAccount({ email, recordId, termsAccepted: true })).toBe('done');
  const page = { locale: 'en', pageUri: `${guest.url}/en/?magic=stolen`, pageName: 'Home' };
  expect(await guest.ask('submitRegistration', page)).toEqual({ success: true });
  const { form_submissions: forms = [] } = await club().records();
  const contexts = forms.filter(({ form }) => form === 'registration').map(({ context }) => context);
  expect(contexts).toEqual([expect.not.stringContaining('stolen')]);

  const answer = await guest.ask('loginLoyaltyUser', { email, password, locale: 'en' });
  expect(answer).toMatchObject({ success: true, record_id: recordId });
  expect(await guest.isSignedIn()).toBe(true);
  expect(await guest.try('logout', {})).toBe('done');
  expect(await guest.isSignedIn()).toBe(false);
});

test('a link leads to this site, whatever host was asked, is used up by no program that opens it, and registers', async () => {
  const [guest, email] = [club().guest(), `evil.evil.${newEmail()}`];
  await guest.nameEmail(email);
  const body = JSON.stringify({ email, locale: 'en', purpose: 'registration' });
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  const own = {
    origin: guest.url,
    'sec-fetch-site': 'same-origin',
    cookie: `sid=${guest.cookies.get('sid')}`,
  };
  const sent = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const headers = { ...forged, ...own, ...sent };
  const { text } = await ask(club().site, '/api/forms/activation-code', { method: 'POST', headers, body });
  expect(text).toBe('{"success":true}');
  const { link = '' } = (await club().codeMailTo(email)) ?? {};
  expect(link).toMatch(new RegExp(`^${club().site.url}/en/\\?magic=[\\w-]{43}$`));
  const { pathname, search, searchParams } = new URL(link);
  const token = searchParams.get('magic');
  await club().expectUnchanged(async () => {
    for (const method of ['GET', 'HEAD']) {
      expect(
        (
          await club()
            .guest()
            .send(method, pathname + search)
        ).status,
      ).toBe(200);
      const called = await club().guest().send(method, `/api/loyalty/verify-link?token=${token}`);
      expect(called.status).toBe(405);
    }
    const found = await club().guest().call('findLink', { body: { token } });
    expect(found.body.success).toBe(true);
    expect(found.headers.getSetCookie()).toEqual([]);
  });
  const phone = club().guest();
  const { recordId } = await phone.ask('verifyLink', { token });
  await phone.updateContact(email);
  expect(await phone.openAccount({ email, recordId })).toBe('done');
  // A mail holds nothing that its guest has typed.
  const { mailbox = [] } = await club().records();
  for (const { to, subject, text, html } of mailbox)
    if (to === email) expect(JSON.stringify([subject, text, html])).not.toContain('evil');
});

test('a member changes the account: by a reset, a passkey, a new password, and removes it; a mail reports each', async () => {
  const { guest, email } = await club().createMember();
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
  for (const [agent, device] of [
    [firefox, 'Firefox, Windows'],
    ...['', '<script>alert(1)</script>', 'x'.repeat(5000), '\u00ff()()((((;;;;'].map(
      (odd) => [odd, ''] as const,
    ),
  ] as const) {
    const body = { email, password, locale: 'en' };
    await club()
      .guest()
      .call('loginLoyaltyUser', { body, headers: { 'user-agent': agent } });
    expect((await guest.ask('findAccount')).sessions[0].device).toBe(device);
  }
  const elsewhere = club().guest();
  await elsewhere.setPassword(email, await club().getKey(elsewhere, email), 'more i sunce');
  expect(await guest.isSignedIn()).toBe(false);
  await guest.ask('refreshCookie');
  expect(guest.cookies.has('user')).toBe(false);
  expect(await guest.logIn(email, 'more i sunce')).toBe('done');
  const phone = new Authenticator(club().site.url);
  expect(await guest.addPasskey(phone)).toBe('done');
  expect(await club().guest().logInWithPasskey(phone)).toBe('done');
  const change = { password: 'more i sunce', newPassword: 'novo more sunca', locale: 'en' };
  expect(await guest.try('changePassword', change)).toBe('done');
  const subjects = await subjectsTo(email);
  expect(subjects).toEqual(expect.arrayContaining([mail.passkeyAddedSubject, mail.passwordChangedSubject]));
  await club().prove(guest, email, 'removal');
  expect(await guest.try('removeAccount', {})).toBe('done');
  expect(guest.cookies.has('user')).toBe(false);
  expect(await subjectsTo(email)).toEqual([mail.accountRemovedSubject]);
  const { outbox: _, mailbox: __, ...records } = await club().records();
  expect(JSON.stringify(records)).not.toContain(email);
});
