import {
  createOpenIdProvider,
  type OpenIdProvider,
} from '../../server/integration/identity/fixture/create-openid-provider.ts';
import { test as base, campaign, expect } from '../site.ts';
import { newEmail, registerMember } from './guests.ts';

/** A site whose guests sign in with a provider on this machine. */
const test = base.extend<{ openId: OpenIdProvider }, { startedOpenId: () => OpenIdProvider }>({
  startedOpenId: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use) => {
      const { provider, start, stop } = createOpenIdProvider();
      await start();
      await use(provider);
      await stop();
    },
    { scope: 'worker' },
  ],
  siteEnv: [
    async ({ startedOpenId }, use) => {
      const { url } = startedOpenId();
      await use({
        GOOGLE_CLIENT_ID: 'hotel:site',
        GOOGLE_CLIENT_SECRET: 'a secret: +%&ü',
        GOOGLE_ISSUER_URL: url,
        GOOGLE_USERINFO_URL: `${url}/userinfo`,
      });
    },
    { scope: 'worker' },
  ],
  openId: async ({ startedOpenId }, use) => {
    const provider = startedOpenId();
    provider.clock.pass(Date.now() - provider.clock.now());
    await use(provider);
    provider.changes = {};
  },
});

test.describe('Google', campaign, () => {
  test('is there before the dialog’s script has come', async ({ page, club }) => {
    await page.route('**/assets/dialog-*.js', () => undefined);
    await club.press('/en/offers');
    const button = club.root.locator('[data-google]');
    await expect(button).toBeVisible();
    await expect(button).toHaveAttribute('href', '/api/google/start?return=%2Fen%2Foffers');
  });

  test('signs a guest in, who is back on the same page', async ({ page, club, openId }) => {
    const email = newEmail();
    const claims = { sub: email, email, email_verified: true };
    openId.changes.idToken = ({ payload }) => void Object.assign(payload, claims);
    openId.changes.userInfo = (response) => {
      response.body = claims;
    };
    await club.open('/ko/offers');
    await club.expectNewPage(() => club.root.locator('[data-google]').click());
    expect(new URL(page.url()).pathname).toBe('/ko/offers');
    await club.expectMember();
    await club.expectClosed();
    await club.opener.click();
    await club.expectStep('memberDetails');
    await expect(club.root).toContainText(email);
  });

  test('says once that it has failed, and the e-mail is another way', async ({
    page,
    club,
    openId,
    siteUrl,
  }) => {
    openId.changes.tokens = (response) => {
      response.statusCode = 500;
    };
    await club.open('/en/offers');
    await club.expectNewPage(() => club.root.locator('[data-google]').click());
    await club.expectStep('registerEmail');
    await expect(club.notice('googleFailed')).toBeVisible();
    await expect(club.field('email_address')).toBeFocused();
    await expect(club.heading).toHaveAccessibleDescription(/could not log you in with Google/);
    await club.nameEmail(await registerMember(siteUrl));
    await club.expectStep('loginStep');
    await expect(club.notice('googleFailed')).toHaveCount(0);
    await club.logIn();
    await expect(page).toHaveURL(/\/en\/offers$/);
    await club.expectClosed();
  });
});
