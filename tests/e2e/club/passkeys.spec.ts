import type { CDPSession, Page } from '@playwright/test';
import { messages } from '../../../generated/messages/index.ts';
import { findViolations } from '../axe.ts';
import { expect, test } from './club.ts';
import { logInMember, registerMember, waitForMail } from './guests.ts';

const { club: texts } = messages.en;
const origin = 'http://localhost';

// Passkeys need a host name and a secure page: HTTPS, or localhost.
test.use({ siteEnv: { RATE_LIMITS: 'off', SITE_URL: origin }, origin });

interface VirtualAuthenticator {
  readonly devtools: CDPSession;
  readonly authenticatorId: string;
}

/** Gives the browser a phone's authenticator, which checks its user without a question. */
async function plugIn(page: Page): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  // By itself it would take every suggestion.
  await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  return { devtools, authenticatorId };
}

/** From now on the guest takes what the browser suggests, or leaves it; what it suggests already stays as it is. */
function take({ devtools, authenticatorId }: VirtualAuthenticator, enabled: boolean): Promise<unknown> {
  return devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

async function countPasskeys({ devtools, authenticatorId }: VirtualAuthenticator): Promise<number> {
  return (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
}

test('a member adds a passkey, and logs in with it from the e-mail field', async ({
  page,
  context,
  club,
  siteUrl,
  origin: site,
}) => {
  const phone = await plugIn(page);
  const email = await logInMember(context, siteUrl, site);
  await club.open();
  await club.expectStep('memberDetails');
  await club.root.getByText(texts.passkeys).click();
  expect(await findViolations(page)).toEqual([]);
  await take(phone, true);
  await club.link(texts.addPasskey).click();
  await expect(club.notice('passkeyAdded')).toBeVisible();
  await expect(club.root.locator('[data-passkey]')).toHaveCount(1);
  expect(await countPasskeys(phone)).toBe(1);
  await expect
    .poll(async () => (await waitForMail(siteUrl, email)).subject)
    .toBe(messages.en.mail.passkeyAddedSubject);

  await take(phone, false);
  await club.expectNewPage(() => club.root.locator('[data-logout]').click());
  await take(phone, true);
  await club.expectNewPage(() => club.opener.click());
  await expect(page.locator('html')).toHaveAttribute('data-member', '');
  await club.opener.click();
  await club.expectStep('memberDetails');
  await expect(club.root).toContainText(email);
});

test('a passkey logs in at the password’s step', async ({ page, context, club, siteUrl, origin: site }) => {
  const phone = await plugIn(page);
  const email = await logInMember(context, siteUrl, site);
  await club.open();
  await club.root.getByText(texts.passkeys).click();
  await take(phone, true);
  await club.link(texts.addPasskey).click();
  await expect(club.notice('passkeyAdded')).toBeVisible();
  await take(phone, false);
  await club.expectNewPage(() => club.root.locator('[data-logout]').click());
  // The e-mail's step gets no challenge, so that the next one is the first to suggest.
  const challenge = '**/api/loyalty/begin-passkey-log-in';
  await page.route(challenge, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await club.opener.click();
  await club.expectStep('registerEmail');
  await refused;
  await page.unroute(challenge);
  await take(phone, true);
  await club.expectNewPage(() => club.nameEmail(email));
  await expect(page.locator('html')).toHaveAttribute('data-member', '');
});

test('a removed passkey says so, and the password still opens', { tag: '@campaign' }, async ({
  page,
  context,
  club,
  siteUrl,
  origin: site,
}) => {
  const phone = await plugIn(page);
  const email = await logInMember(context, siteUrl, site);
  await club.open();
  await club.root.getByText(texts.passkeys).click();
  await take(phone, true);
  await club.link(texts.addPasskey).click();
  await expect(club.notice('passkeyAdded')).toBeVisible();

  // One for each account on an authenticator.
  await club.link(texts.addPasskey).click();
  await expect(club.trouble).toHaveAttribute('data-trouble', 'passkeyExists');

  await take(phone, false);
  await club.root.locator('[data-passkey] button').click();
  await expect(club.notice('passkeyRemoved')).toBeVisible();
  await expect(club.root.locator('[data-passkey]')).toHaveCount(0);

  await club.expectNewPage(() => club.root.locator('[data-logout]').click());
  await take(phone, true);
  await club.opener.click();
  await expect(club.trouble).toHaveAttribute('data-trouble', 'passkeyUnknown');
  await take(phone, false);
  await club.nameEmail(email);
  await club.logIn();
  await expect(page.locator('html')).toHaveAttribute('data-member', '');
});

test('a browser without passkeys sees no difference', async ({
  page,
  context,
  club,
  siteUrl,
  origin: site,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('passkey') && calls.push(request.url()));
  await club.open();
  await club.expectStep('registerEmail');
  await club.nameEmail(await registerMember(siteUrl));
  await club.expectStep('loginStep');
  await logInMember(context, siteUrl, site);
  await page.reload();
  await club.opener.click();
  await club.expectStep('memberDetails');
  await expect(club.root.locator('[data-part="devices"]')).toBeVisible();
  await expect(club.root.locator('[data-part="passkeys"]')).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('who is asked again stays where they are', async ({ page, context, club, siteUrl, origin: site }) => {
  await plugIn(page);
  await logInMember(context, siteUrl, site);
  await page.route('**/api/loyalty/begin-passkey', (route) => route.fulfill({ json: { success: false } }));
  await club.open();
  await club.root.getByText(texts.passkeys).click();
  await club.link(texts.addPasskey).click();
  await expect(club.trouble).toHaveAttribute('data-trouble', 'logInAgainFirst');
  await expect(club.trouble).toHaveText(texts.logInAgainFirst);
  await club.expectStep('memberDetails');
});
