import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../../generated/locales.ts';
import { Guest } from '../../server/club-api/guest.ts';
import { newEmail, password, person } from '../../server/club-api/person.ts';

export { newEmail, password };

/** The origin of the site may be another than its address for this process. */
const anyOrigin = { origin: undefined };

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly code?: string;
  readonly link?: string;
}

/** Mails to an address, newest first. */
export async function readMails(siteUrl: string, email: string): Promise<readonly Mail[]> {
  const response = await fetch(`${siteUrl}/dev/mailbox`, { headers: { accept: 'application/json' } });
  const mails = (await response.json()) as readonly Mail[];
  return mails.filter(({ to }) => to === email);
}

/** The newest mail to an address, once so many have come. */
export async function waitForMail(siteUrl: string, email: string, count = 1): Promise<Mail> {
  const read = () => readMails(siteUrl, email);
  await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(count);
  const [newest] = await read();
  if (newest === undefined) throw new Error(`no mail to ${email}`);
  return newest;
}

/** The newest mail with a code, once so many mails have come. A notice that was queued before may come after it. */
export async function waitForCode(siteUrl: string, email: string, count = 1): Promise<Mail> {
  await waitForMail(siteUrl, email, count);
  const mail = (await readMails(siteUrl, email)).find(({ code }) => code !== undefined);
  if (mail === undefined) throw new Error(`no code to ${email}`);
  return mail;
}

/** Has a code sent to an e-mail; in another browser than the test's. */
export async function askForCode(
  siteUrl: string,
  email: string,
  purpose: 'registration' | 'reset' = 'registration',
  locale: Locale = 'en',
): Promise<{ readonly guest: Guest; readonly code: string; readonly link: string }> {
  const guest = new Guest(siteUrl, anyOrigin);
  await guest.call('emailExists', { body: { email, locale: 'en' } });
  await guest.call('sendActivationCode', { body: { email, locale, purpose } });
  const { code = '', link = '' } = await waitForCode(siteUrl, email);
  return { guest, code, link };
}

/** A new member, made by the documented calls. @returns the e-mail */
export async function registerMember(siteUrl: string, email = newEmail()): Promise<string> {
  const { guest, code } = await askForCode(siteUrl, email);
  const { vid: recordId } = (await guest.call('createContact', { path: { email } })).body;
  await guest.call('verifyCode', { body: { email, code, purpose: 'registration', locale: 'en' } });
  await guest.call('updateContact', { path: { contact: recordId }, body: person });
  const { body } = await guest.call('registerLoyaltyUser', {
    body: { email, password, recordId, locale: 'en' },
  });
  expect(body.success).toBe(true);
  return email;
}

/** A session of a member outside the browser. @param agent names the device */
export async function logIn(siteUrl: string, email: string, agent = '-'): Promise<Guest> {
  const guest = new Guest(siteUrl, { ...anyOrigin, 'user-agent': agent });
  await guest.call('loginLoyaltyUser', { body: { email, password, locale: 'en' } });
  return guest;
}

/** Whether the password opens an account. */
export async function opens(siteUrl: string, email: string, secret: string): Promise<boolean> {
  const guest = new Guest(siteUrl, anyOrigin);
  const { body } = await guest.call('loginLoyaltyUser', { body: { email, password: secret, locale: 'en' } });
  return body.success;
}

/**
 * The text of a notice at the moment it gets the focus, which it may keep for a second only. Call it before what shows the notice,
 * and await it after.
 */
export function textOnFocus(page: Page, notice: string): Promise<string> {
  return page.evaluate(
    (name) =>
      new Promise((resolve) =>
        addEventListener('focusin', ({ target }) => {
          if (target instanceof HTMLElement && target.dataset.notice === name) resolve(target.innerText);
        }),
      ),
    notice,
  );
}
