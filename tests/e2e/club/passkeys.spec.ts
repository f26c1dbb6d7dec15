import type { CDPSession, Page } from '@playwright/test';
import { messages } from '../../../generated/messages/index.ts';
import { findViolations } from '../axe.ts';
import { campaign, expect, test } from '../site.ts';
import type { ClubDialog } from './club-dialog.ts';
import { waitForMail } from './guests.ts';

const { club: texts } = messages.en;
const origin = 'http://localhost';

// Passkeys need a host name and a secure page: HTTPS, or localhost.
test.use({ siteEnv: { SITE_URL: origin }, origin });

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

/** A member with a passkey, in their details; the authenticator leaves what is suggested from now on. */
async function addPasskey(club: ClubDialog, phone: VirtualAuthenticator): Promise<string> {
  const email = await club.reach('memberDetails');
  await club.root.getByText(texts.passkeys).click();
  await take(phone, true);
  await club.link(texts.addPasskey).click();
  await expect(club.notice('passkeyAdded')).toBeVisible();
  await take(phone, false);
  return email;
}

test.describe('a passkey', campaign, () => {
  test('is added, and logs in from the e-mail field', async ({ page, club, siteUrl }) => {
    const phone = await plugIn(page);
    const email = await addPasskey(club, phone);
    expect(await findViolations(page)).toEqual([]);
    await expect(club.root.locator('[data-passkey]')).toHaveCount(1);
    expect(await countPasskeys(phone)).toBe(1);
    await expect
      .poll(async () => (await waitForMail(siteUrl, email)).subject)
      .toBe(messages.en.mail.passkeyAddedSubject);

    await club.logOut();
    await take(phone, true);
    await club.expectNewPage(() => club.opener.click());
    await club.expectMember();
    await club.opener.click();
    await club.expectStep('memberDetails');
    await expect(club.root).toContainText(email);
  });

  test('logs in at the password’s step', async ({ page, club }) => {
    const phone = await plugIn(page);
    const email = await addPasskey(club, phone);
    await club.logOut();
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
    await club.expectMember();
  });

  test('that was removed says so, and the password still opens', async ({ page, club }) => {
    const phone = await plugIn(page);
    const email = await addPasskey(club, phone);
    await take(phone, true);
    // One for each account on an authenticator.
    await club.link(texts.addPasskey).click();
    await expect(club.trouble).toHaveAttribute('data-trouble', 'passkeyExists');

    await take(phone, false);
    await club.root.locator('[data-passkey] button').click();
    await expect(club.notice('passkeyRemoved')).toBeVisible();
    await expect(club.root.locator('[data-passkey]')).toHaveCount(0);

    await club.logOut();
    await take(phone, true);
    await club.opener.click();
    await expect(club.trouble).toHaveAttribute('data-trouble', 'passkeyUnknown');
    await take(phone, false);
    await club.nameEmail(email);
    await club.logIn();
    await club.expectMember();
  });

  test('is nothing that a browser without them sees', async ({ page, club }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    const calls = club.watchCalls('passkey');
    await club.reach('loginStep');
    await club.reach('memberDetails');
    await expect(club.root.locator('[data-part="devices"]')).toBeVisible();
    await expect(club.root.locator('[data-part="passkeys"]')).toHaveCount(0);
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
});
